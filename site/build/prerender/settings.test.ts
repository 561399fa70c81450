import { expect, it } from 'vitest'
import { brand } from '../../content/brand'
import { settingProblems } from './settings'

it('accepts the defaults, and every setting that may be empty', () => {
  expect(settingProblems({ ...brand, applicationUrl: '', schedulingUrl: '' })).toEqual([])
})

it.each([
  [{ name: ' Kaksha' }, 'VITE_BRAND_NAME is " Kaksha". Write a name without spare spaces.'],
  [{ name: 'K'.repeat(61) }, /^VITE_BRAND_NAME is "K+"\. Use at most 60 characters\.$/],
  [{ email: 'hello at kaksha' }, 'VITE_CONTACT_EMAIL is "hello at kaksha". Give an e-mail address.'],
  [{ phone: '98300 00000' }, /^VITE_WHATSAPP_NUMBER is "98300 00000"\. Give a number with its country/],
  [{ appDomain: 'https://kaksha.example' }, /^VITE_APP_DOMAIN is .* Give a domain name without https/],
  [{ adminUrl: 'http://admin.kaksha.example/' }, /^VITE_ADMIN_URL is .* begins with https/],
  [{ docsUrl: 'docs.kaksha.example' }, /^VITE_DOCS_URL is .* begins with https/],
  [{ applicationUrl: 'app' }, /^VITE_APPLICATION_URL is .* begins with https/],
  [{ schedulingUrl: 'http://calendar.example/' }, /^VITE_SCHEDULING_URL is .* begins with https/],
  [{ socials: [{ href: '' }, ...brand.socials.slice(1)] }, /^VITE_FACEBOOK_URL is ""\. .* begins with https/],
  [{ socials: [...brand.socials.slice(0, 2), { href: 'youtube' }] }, /^VITE_YOUTUBE_URL is "youtube"/],
])('refuses %j', (setting, problem) => {
  expect(settingProblems({ ...brand, ...setting })).toEqual([
    typeof problem === 'string' ? problem : expect.stringMatching(problem),
  ])
})

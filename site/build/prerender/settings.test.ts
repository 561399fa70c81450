import { expect, it } from 'vitest'
import { brand } from '../../content/brand'
import { paths } from '../../entry-server'
import { isWritten, settingProblems } from './settings'

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

const real = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_RAZORPAY_KEY: 'rzp_live_1',
  VITE_SCHEDULING_URL: 'https://calendly.com/kaksha/demo',
  VITE_APPLICATION_URL: 'https://app.kaksha.example/',
}
const written = (settings: Record<string, string>) =>
  paths().filter((path) => path.startsWith('/sandbox/') && isWritten(path, settings))

it('writes every page of a sandbox where no provider is set up', () => {
  expect(written({}).length).toBeGreaterThan(3)
  expect(written({})).toEqual(paths().filter((path) => path.startsWith('/sandbox/')))
})

it('writes none where every provider is set up, and all other pages', () => {
  expect(written(real)).toEqual([])
  expect(paths().filter((path) => !isWritten(path, real) && !path.startsWith('/sandbox/'))).toEqual([])
})

it.each([
  ['VITE_FIREBASE_API_KEY', '/sandbox/identity'],
  ['VITE_RAZORPAY_KEY', '/sandbox/plans'],
  ['VITE_SCHEDULING_URL', '/sandbox/calendar'],
  ['VITE_APPLICATION_URL', '/sandbox/application'],
])('without %s, writes %s alone', (variable, path) => {
  expect(written({ ...real, [variable]: '' })).toEqual([path])
})

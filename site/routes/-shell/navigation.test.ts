import { describe, expect, it } from 'vitest'
import { guardedPages } from '../../server/csp/sources'
import { needsLoad } from './navigation'

const pages = guardedPages({
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'kaksha-1a2b3.firebaseapp.com',
  VITE_RECAPTCHA_SITE_KEY: 'key',
  VITE_SCHEDULING_URL: 'https://calendly.com/kaksha/demo',
})

describe('a page whose policy allows other hosts than the document’s policy needs a page load', () => {
  it.each([
    ['/terms', '/pricing', true],
    ['/terms', '/contact', true],
    ['/terms', '/about', false],
    ['/pricing', '/', true],
    ['/', '/pricing', false],
    ['/', '/contact', false],
    ['/', '/online-teaching-platform-easy-steps', false],
    ['/', '/demo-session', true],
    ['/demo-session', '/demo-session', false],
    ['/demo-session', '/terms', false],
    ['/pricing', '/sandbox/plans', false],
  ])('from %s to %s: %s', (loaded, path, load) => {
    expect(needsLoad(path, loaded, pages)).toBe(load)
  })
})

it('no page needs one without integrations', () => {
  expect(needsLoad('/demo-session', '/terms', guardedPages({}))).toBe(false)
  expect(needsLoad('/demo-session', '/terms', null)).toBeFalsy()
})

/** The policy of each page, by the integrations that the build has. */
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, it } from 'vitest'
import { guidePaths } from '../../content/pages'
import { checkoutRefusal } from '../payment/providers/settings'
import { type BuildSettings, hashOf, policyOf, replyPolicy } from './csp'
import { integrations, sourcesFor } from './sources'

const everything: BuildSettings = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'kaksha-1a2b3.firebaseapp.com',
  VITE_RAZORPAY_KEY: 'rzp_live_1',
  VITE_RECAPTCHA_SITE_KEY: 'key',
  VITE_SCHEDULING_URL: 'https://calendly.com/kaksha/demo',
}
const inline = { scripts: [hashOf('run()')], styles: [hashOf('p{}')] }
const of = (path: string, settings: BuildSettings) => policyOf(inline, sourcesFor(path, settings))
const parsed = (policy: string) => new CspParser(policy).csp.directives as Record<string, string[]>
const origins = (path: string, settings = everything) =>
  Object.values(parsed(of(path, settings)))
    .flat()
    .filter((source) => source.includes('//'))
const evaluated = (policy: string) => new CspEvaluator(new CspParser(policy).csp).evaluate()

const signIn = /google(apis|usercontent)?\.com|firebaseapp/
const payment = /razorpay/
const captcha = /recaptcha/
const calendar = /calendly/

describe('a page without integrations', () => {
  const policy = parsed(of('/', {}))

  it('runs its inline scripts by their hashes, and allows nothing that is not named', () => {
    expect(policy['default-src']).toEqual(["'none'"])
    expect(policy['base-uri']).toEqual(["'none'"])
    expect(policy['form-action']).toEqual(["'self'"])
    expect(policy['frame-ancestors']).toEqual(["'self'"])
    expect(policy['script-src']).toEqual(["'self'", "'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='"])
    expect(policy['style-src']).toEqual(["'self'", ...inline.styles])
    expect(of('/', {})).not.toContain('unsafe')
    expect(origins('/', {})).toEqual([])
  })

  it.each(['/', '/terms', '/demo-session'])('may show the sandbox’s calendar: %s', (path) => {
    expect(parsed(of(path, {}))['frame-src']).toEqual(["'self'"])
  })

  it('calls an API on another origin, where there is one', () => {
    const elsewhere = { VITE_API_BASE: 'https://api.kaksha.example/v1/' }
    expect(parsed(of('/terms', elsewhere))['connect-src']).toEqual(["'self'", 'https://api.kaksha.example'])
    expect(parsed(of('/terms', { VITE_API_BASE: '/v1/' }))['connect-src']).toEqual(["'self'"])
  })
})

describe('with every integration set up, a page may use only its own', () => {
  it.each([
    ['/', [signIn, payment, captcha], [calendar]],
    ['/pricing', [signIn, payment], [captcha, calendar]],
    ['/online-teaching-platform-easy-steps', [signIn, payment], [captcha, calendar]],
    ['/sandbox/plans', [signIn, payment], [captcha, calendar]],
    ['/account', [signIn, payment], [captcha, calendar]],
    ['/contact', [captcha], [payment, calendar, /firebaseapp/]],
    ['/demo-session', [calendar], [signIn, payment, captcha]],
  ])('%s', (path, may, mayNot) => {
    const asked = origins(path).join(' ')
    for (const one of may) expect(asked).toMatch(one)
    for (const one of mayNot) expect(asked).not.toMatch(one)
  })

  it.each([
    '/about',
    '/terms',
    '/privacy',
    '/404',
    '/pricing/x',
    '/sandbox/identity',
    '/online-teaching-platform-x',
    '/contacts',
  ])('%s: no other origin', (path) => expect(origins(path)).toEqual([]))

  it('the photo of a Google account beside its name', () => {
    expect(parsed(of('/pricing', everything))['img-src']).toContain('https://*.googleusercontent.com')
  })

  it('sign-in and payment on every address of the guide', () => {
    expect(guidePaths).toHaveLength(7)
    for (const path of guidePaths) expect(origins(path)).toEqual(origins('/pricing'))
  })

  it('no origin without its setting', () => {
    for (const name of ['VITE_FIREBASE_API_KEY', 'VITE_RAZORPAY_KEY', 'VITE_RECAPTCHA_SITE_KEY'])
      expect(origins('/', { ...everything, [name]: undefined }).length).toBeLessThan(origins('/').length)
    expect(origins('/demo-session', { VITE_SCHEDULING_URL: 'https://times.example/book' })).toEqual([])
  })

  it('every origin by https', () => {
    for (const { sources } of Object.values(integrations))
      for (const source of Object.values(sources(everything) ?? {}).flat())
        expect(source).toMatch(/^(https:\/\/[a-z*]|'unsafe-inline'$)/)
  })

  it('no script besides the page’s own and the integrations’', () => {
    expect(parsed(of('/', everything))['script-src']?.join()).not.toMatch(/unsafe|data:|\*/)
    expect(parsed(of('/', everything))['style-src']?.join()).not.toMatch(/unsafe|data:|\*/)
  })
})

it('recognises a page that does not allow the checkout', () => {
  expect(checkoutRefusal(of('/pricing', everything))).toBeNull()
  expect(checkoutRefusal(of('/pricing', {}))).toContain('without VITE_RAZORPAY_KEY')
  expect(checkoutRefusal(undefined)).toBeNull()
})

describe('Google’s CSP evaluator accepts', () => {
  it.each(['/', '/pricing', '/contact', '/demo-session', '/terms'])('%s', (path) => {
    for (const settings of [{}, everything])
      expect(evaluated(of(path, settings)).filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([])
  })

  it('the answer to a form', () => {
    const policy = replyPolicy([hashOf('p{}')])
    expect(evaluated(policy).filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([])
    expect(parsed(policy)['script-src']).toBeUndefined()
  })

  it('and rejects a weak policy', () => {
    const found = (policy: string) => evaluated(policy).map(({ severity }) => severity)
    expect(found("object-src 'none'")).toContain(Severity.HIGH)
    expect(found("script-src 'unsafe-inline'")).toContain(Severity.HIGH)
    expect(found(of('/', {}).replace("'self'", 'https:'))).toContain(Severity.HIGH)
  })
})

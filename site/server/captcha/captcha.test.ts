import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { captchaBusyMessage } from '../../contracts/contact'
import { sandboxCaptchaToken } from '../../services/captcha/sandbox'
import { Unavailable } from '../http/api/reply'
import { readLog } from '../observability/log.fixture'
import { captchaTimes, recaptchaVerifier, verifyUrl } from './captcha'
import { siteverify, stamp } from './recaptcha.fixture'

const secretKey = 'the secret of the site'
const hostnames = ['kaksha.example', 'www.kaksha.example']
const start = Date.parse('2026-11-22T10:00:00Z')
let clock = start
const now = () => clock

const google = await siteverify(secretKey, now)
const logged = readLog()
beforeEach(() => {
  clock = start
  logged.length = 0
})
afterEach(() => google.misbehave())
afterAll(() => google.close())

const verify = (token: string, settings = { secretKey, hostnames }, timeout = 20_000) =>
  recaptchaVerifier(settings, { url: google.url, now, timeout })(token)

/** The result is `Unavailable`. The log has the reason, and nothing secret. */
async function expectUnavailable(asking: Promise<boolean>, code: string) {
  const error = await asking.then(
    (good) => expect.fail(`said ${good}`),
    (reason) => reason,
  )
  expect(error).toBeInstanceOf(Unavailable)
  expect(error.message).toBe(captchaBusyMessage)
  expect(logged).toHaveLength(1)
  const [line] = logged
  expect(line).toContain(code)
  expect(line).not.toMatch(/secret of|a token/)
}

it('asks Google', () => {
  expect(verifyUrl).toBe('https://www.google.com/recaptcha/api/siteverify')
})

describe('a token', () => {
  it('is valid once, and its visitor’s address is not sent', async () => {
    google.issue('a token')
    expect(await verify('a token')).toBe(true)
    const { method, type, form } = google.asked.at(-1)!
    expect([method, type]).toEqual(['POST', 'application/x-www-form-urlencoded;charset=UTF-8'])
    expect(Object.fromEntries(form)).toEqual({ secret: secretKey, response: 'a token' })
    expect(await verify('a token'), 'timeout-or-duplicate').toBe(false)
    expect(logged).toEqual([])
  })

  it('is sent unchanged, whatever it contains', async () => {
    const odd = 'a&secret=other&response=b+c%20d'
    google.issue(odd)
    expect(await verify(odd)).toBe(true)
  })

  it.each([
    ['the sandbox’s', sandboxCaptchaToken],
    ['missing', ''],
  ])('that is %s is invalid', async (_, token) => {
    expect(await verify(token)).toBe(false)
  })

  it('that Google no longer knows is invalid', async () => {
    google.issue('a token')
    clock += 120_001
    expect(await verify('a token')).toBe(false)
  })

  it.each([
    ['2 minutes and the skew', captchaTimes.life + captchaTimes.skew, true],
    ['a second more', captchaTimes.life + captchaTimes.skew + 1000, false],
    ['a clock that is behind by the skew', -captchaTimes.skew, true],
    ['a time in the future', -captchaTimes.skew - 1000, false],
  ])('by its age, %s: %s', async (_, age, good) => {
    google.decide('a token', {
      success: true,
      challenge_ts: stamp(clock - age),
      hostname: 'kaksha.example',
    })
    expect(await verify('a token')).toBe(good)
  })

  it.each([undefined, '', 'yesterday', 'NaN'])('with the time %j is invalid', async (challenge_ts) => {
    google.decide('a token', { success: true, challenge_ts, hostname: 'kaksha.example' })
    expect(await verify('a token')).toBe(false)
  })

  it.each(['kaksha.example', 'WWW.Kaksha.example'])('can come from %s', async (hostname) => {
    google.issue('a token', { hostname })
    expect(await verify('a token')).toBe(true)
  })

  // The last is the hostname of Google's test keys, with which every token is valid.
  it.each([
    'elsewhere.example',
    'kaksha.example.elsewhere.example',
    'akaksha.example',
    '',
    'testkey.google.com',
  ])('cannot come from %j, and the log says so', async (hostname) => {
    google.issue('a token', { hostname })
    expect(await verify('a token')).toBe(false)
    expect(logged.join()).toContain('"code":"unknown-hostname"')
  })

  it.each([
    [['missing-input-response']],
    [['invalid-input-response']],
    [['timeout-or-duplicate']],
    [['browser-error']],
    [[]],
    [undefined],
  ])('is invalid where Google says %j', async (codes) => {
    google.decide('a token', { success: false, 'error-codes': codes })
    expect(await verify('a token')).toBe(false)
    expect(logged).toEqual([])
  })
})

describe('a fault that the visitor cannot correct is neither accepted nor refused', () => {
  it.each([
    ['missing-input-secret', ''],
    ['invalid-input-secret', 'an unknown secret'],
  ])('%s', (code, wrong) =>
    expectUnavailable(verify('a token', { secretKey: wrong, hostnames }), `"code":"${code}"`),
  )

  it('bad-request, beside other codes', () => {
    google.decide('a token', { success: false, 'error-codes': ['timeout-or-duplicate', 'bad-request'] })
    return expectUnavailable(verify('a token'), '"code":"bad-request"')
  })

  it.each([500, 503, 429, 404])('status %i', (status) => {
    google.misbehave((response) => response.writeHead(status).end('{"success":true}'))
    return expectUnavailable(verify('a token'), `"code":"status-${status}"`)
  })

  it.each(['', 'null', '[]', '{"success":"true"}', '<h1>Sorry</h1>', '{"success":true,"hostname":1}'])(
    'the answer %j',
    (body) => {
      google.misbehave((response) => response.end(body))
      return expectUnavailable(verify('a token'), '"code":"not-an-answer"')
    },
  )

  it('a redirect: the secret is not sent to another host', async () => {
    const before = google.asked.length
    google.misbehave((response) => response.writeHead(307, { Location: google.url }).end())
    await expectUnavailable(verify('a token'), 'TypeError')
    expect(google.asked.length).toBe(before + 1)
  })

  it('a connection that breaks, and no server', async () => {
    google.misbehave((response) => response.destroy())
    await expectUnavailable(verify('a token'), 'TypeError')
    logged.length = 0
    const nowhere = recaptchaVerifier({ secretKey, hostnames }, { url: 'http://127.0.0.1:1/', now })
    await expectUnavailable(nowhere('a token'), 'TypeError')
  })

  it('an answer that does not come, or stops half-way', async () => {
    const impatient = () => verify('a token', undefined, 200)
    google.misbehave(() => undefined)
    await expectUnavailable(impatient(), 'TimeoutError')
    logged.length = 0
    google.misbehave((response) => response.write('{"success":'))
    await expectUnavailable(impatient(), 'TimeoutError')
  })
})

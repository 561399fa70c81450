import { expect, it } from 'vitest'
import { chromeLink, inAppBrowser } from './in-app-browser'

const ios = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 14; SM-A546B Build/UP1A.231005.007'
const webView = `${android}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.71 Mobile Safari/537.36`

it.each([
  [
    'Instagram on an iPhone',
    `${ios} Mobile/15E148 Instagram 339.0.3.12.91 (iPhone15,2; iOS 17_5; en_IN; en; scale=3.00; 1179x2556)`,
    'other',
  ],
  [
    'Facebook on an iPad that asks for the desktop',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/470.0.0.31.106]',
    'other',
  ],
  ['LinkedIn on an iPhone', `${ios} Mobile/15E148 [LinkedInApp]/9.30.1234`, 'other'],
  ['Line on an iPhone', `${ios} Mobile/15E148 Safari Line/14.9.0`, 'other'],
  ['X on an iPhone', `${ios} Mobile/15E148 Twitter for iPhone/11.20`, 'other'],
  ['an app with a web view on Android', webView, 'android'],
  ['an app with a web view on an iPhone', `${ios} Mobile/15E148`, 'other'],
  [
    'Chrome on Android',
    `${android}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36`,
    null,
  ],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0', null],
  ['Safari on an iPhone', `${ios} Version/17.5 Mobile/15E148 Safari/604.1`, null],
  ['Chrome on an iPhone', `${ios} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`, null],
  ['Firefox on an iPhone', `${ios} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`, null],
  [
    'Safari on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    null,
  ],
])('%s', (_, userAgent, browser) => {
  expect(inAppBrowser(userAgent)).toBe(browser)
})

it('makes a link that Android opens in Chrome, and without Chrome in place', () => {
  expect(chromeLink('https://kaksha.example/pricing?onboarding=FT')).toBe(
    'intent://kaksha.example/pricing?onboarding=FT#Intent;scheme=https;package=com.android.chrome;S.browser_fallback_url=https%3A%2F%2Fkaksha.example%2Fpricing%3Fonboarding%3DFT;end',
  )
})

import { brand } from './brand'

const again = 'press Continue with Google again.'

/**
 * Advice after each error code: the provider's message says what happened, this says what to do. The messages of our
 * server are in contracts/auth.ts.
 */
export const signInAdvice: Record<string, string> = {
  'auth/popup-blocked': `Allow pop-up windows for this site in your browser, then ${again}`,
  'auth/popup-closed-by-user': `To sign in, ${again}`,
  'auth/user-cancelled': `We ask only for your name and e-mail address. To sign in, ${again}`,
  'auth/cancelled-popup-request': 'Continue in the newer sign-in window.',
  'auth/network-request-failed': `Check your connection, then ${again}`,
  'auth/internal-error': `Check your connection, and whether an extension of your browser blocks apis.google.com; then ${again}`,
  'auth/timeout': `Check your connection, then ${again}`,
  'auth/web-storage-unsupported': `Allow cookies and site data in your browser, then ${again}`,
  'auth/too-many-requests': `Wait a few minutes, then ${again}`,
  'auth/account-exists-with-different-credential': `Choose the Google account that you used before, or write to ${brand.email}.`,
  'auth/user-disabled': `Choose another Google account, or write to ${brand.email}.`,
  'auth/unauthorized-domain': `This is our mistake. Please write to ${brand.email}.`,
  'auth/operation-not-allowed': `This is our mistake. Please write to ${brand.email}.`,
}

/** After any other error code. */
export const otherSignInAdvice = `Please try again. If that does not help, write to ${brand.email}.`

/** The server has refused the account for this reason. */
export const loginWarning = (reason: string) => `Warning: ${reason}`

/** In the browser inside another app, before the button is pressed. */
export const openElsewhere = {
  reason:
    'Google does not allow sign-in inside another app, such as Instagram or Facebook. Open this page in your browser.',
  chrome: 'Open in Chrome',
  otherBrowser: 'Or copy this address and open it in another browser:',
  /** The names of the entry in the menus of Instagram, Facebook, LinkedIn and Line. */
  menu: 'Press the three dots or the share sign of this app and choose ‘Open in Safari’, ‘Open in browser’ or ‘Open in external browser’. Or copy this address and open it in Safari:',
  address: 'the address',
  write: 'Or write to',
  person: 'A person sets it up with you.',
  subject: 'Setting up my school',
} as const

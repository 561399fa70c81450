/** Sign-in, calls without one, and the account page. */
import { brand } from '../../../site/content/brand'
import type { Message } from './message'

const shared = 'site/contracts/api.ts'
const auth = 'site/contracts/auth.ts'

export const signInMessages = {
  loginFailed: { text: 'Login failed. Please try again.', code: [auth, 'loginFailedMessage'] },
  loginWarning: {
    text: 'Warning: This account has been closed. Please contact us.',
    code: [auth],
  },
  loginUnexpected: {
    text: 'An unexpected error occurred. Please try again later.',
    code: [auth, 'unexpectedLoginMessage'],
  },
  popupBlocked: {
    text: 'Sandbox: the browser did not open the sign-in window. (auth/popup-blocked) Allow pop-up windows for this site in your browser, then press Continue with Google again.',
  },
  popupClosed: {
    text: 'Sandbox: the sign-in window was closed before an account was chosen. (auth/popup-closed-by-user) To sign in, press Continue with Google again.',
  },
  popupCancelled: {
    text: 'Sandbox: another sign-in window was opened. (auth/cancelled-popup-request) Continue in the newer sign-in window.',
  },
  popupNetwork: {
    text: 'Sandbox: the sign-in service could not be reached. (auth/network-request-failed) Check your connection, then press Continue with Google again.',
  },
  popupDomain: {
    text: `Firebase: This domain is not authorized for OAuth operations for your Firebase project. Edit the list of authorized domains from the Firebase console. (auth/unauthorized-domain). This is our mistake. Please write to ${brand.email}.`,
  },
  popupStorage: {
    text: 'Firebase: This browser is not supported or 3rd party cookies and data may be disabled. (auth/web-storage-unsupported). Allow cookies and site data in your browser, then press Continue with Google again.',
  },
  unauthorised: { text: 'Un Authorized!', code: [shared, 'unauthorisedMessage'] },
  loginBusy: {
    text: 'Sign-in cannot be checked at the moment. Please try again in a minute.',
    code: [auth, 'busyMessage'],
  },
} satisfies Record<string, Message>

const account = 'site/contracts/account.ts'

export const accountMessages = {
  companySaved: { text: 'Your company details have been saved.', code: [account, 'companySavedMessage'] },
  accountFailed: {
    text: 'Your account could not be loaded. Check your connection, then try again.',
    code: [account, 'accountFailedMessage'],
  },
  companyUnsaved: {
    text: 'Your company details could not be saved. Nothing that you typed is lost: check your connection, then save again.',
    code: [account, 'companyUnsavedMessage'],
  },
  exportFailed: {
    text: 'Your data could not be fetched. Check your connection, then try again.',
    code: [account, 'exportFailedMessage'],
  },
  deletionFailed: {
    text: 'We do not know whether your account was deleted. Check your connection, then press Delete account again.',
    code: [account, 'deletionFailedMessage'],
  },
  signInAgain: {
    text: 'You are no longer signed in, or the account has been deleted. Sign in to continue.',
    code: [account, 'signInAgainMessage'],
  },
} satisfies Record<string, Message>

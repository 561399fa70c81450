/** Signing in, and whoever is not. */
import { brand } from '../../../site/content/brand'
import { here, journey, type MessageRow, units } from './row'

const shared = 'site/services/contract.ts'
const auth = 'site/services/auth/contract.ts'
const signIn = 'signing in: each refusal in its words, and a way on'
const step2 = 'step 2: each refusal in its words'

export const signInMessages = {
  loginFailed: {
    situation: 'Login refused or failed',
    text: 'Login failed. Please try again.',
    code: [auth, 'loginFailedMessage'],
    read: here(signIn),
  },
  loginWarning: {
    situation: 'Login refused, with the server’s reason',
    text: 'Warning: This account has been closed. Please contact us.',
    code: ['site/services/auth/server-sandbox.ts'],
    read: here(signIn),
  },
  loginUnexpected: {
    situation: 'Unexpected login error',
    text: 'An unexpected error occurred. Please try again later.',
    code: [auth, 'unexpectedLoginMessage'],
    read: here(signIn),
  },
  popupBlocked: {
    situation: 'Provider popup: popup-blocked',
    text: 'Sandbox: the browser did not open the sign-in window. (auth/popup-blocked) Allow pop-up windows for this site in your browser, then press Continue with Google again.',
    read: here(signIn),
  },
  popupClosed: {
    situation: 'Provider popup: popup-closed-by-user',
    text: 'Sandbox: the sign-in window was closed before an account was chosen. (auth/popup-closed-by-user) To sign in, press Continue with Google again.',
    read: journey('a closed sign-in window is reported after 8 seconds'),
  },
  popupCancelled: {
    situation: 'Provider popup: cancelled-popup-request',
    text: 'Sandbox: another sign-in window was opened. (auth/cancelled-popup-request) Go on in the newer sign-in window.',
    read: here(signIn),
  },
  popupNetwork: {
    situation: 'Provider popup: network-request-failed',
    text: 'Sandbox: the sign-in service could not be reached. (auth/network-request-failed) Check your connection, then press Continue with Google again.',
    read: here(signIn),
  },
  popupDomain: {
    situation: 'Provider popup: unauthorized-domain',
    text: `Firebase: This domain is not authorized for OAuth operations for your Firebase project. Edit the list of authorized domains from the Firebase console. (auth/unauthorized-domain). The fault is ours. Please write to ${brand.email}.`,
    read: units('auth/firebase-popup.test.tsx', 'that the domain is not authorised'),
  },
  popupStorage: {
    situation: 'Provider popup: web-storage-unsupported',
    text: 'Firebase: This browser is not supported or 3rd party cookies and data may be disabled. (auth/web-storage-unsupported). Allow cookies and site data in your browser, then press Continue with Google again.',
    read: units('auth/firebase-popup.test.tsx', 'that the browser keeps nothing'),
  },
  unauthorised: {
    situation: 'No signed-in user',
    text: 'Un Authorized!',
    code: [shared, 'unauthorisedMessage'],
    read: here(step2),
  },
  loginBusy: {
    situation: 'Google’s keys cannot be had, so that no token can be checked',
    text: 'Sign-in cannot be checked at the moment. Please try again in a minute.',
    code: ['site/services/auth/server-google-keys.ts', 'busyMessage'],
    read: units(
      'auth/server-firebase-calls.test.ts',
      'says that it cannot tell while Google’s keys cannot be had',
    ),
  },
} satisfies Record<string, MessageRow>

/**
 * Every message of section 8 of the specification (and of sections 4, 5 and 14 of the design, which it refers to), and
 * what this product says besides in the same places: when it comes, in which words, and the test that provokes and
 * reads it. `tests/house/messages.test.ts` is red for a message of the code that is not here, for a row whose words
 * are no longer those of the code, and for one that no test reads.
 */
import { brand } from '../../site/content/brand'

export type Read = [file: string, title: string]
export interface MessageRow {
  situation: string
  /** As visitors read it; with `given` in it, where the code puts something in. */
  text: string
  /** Where the code has it: the name of a constant, or of a function of `given`; none where a provider says it. */
  code?: [file: string, name?: string]
  given?: string
  /** Where it is provoked and read. */
  read?: Read
  /** Why nothing reads it yet. */
  open?: string
}

const shared = 'site/services/contract.ts'
const auth = 'site/services/auth/contract.ts'
const onboarding = 'site/services/onboarding/contract.ts'
const company = 'site/services/onboarding/server-company.ts'
const licence = 'site/services/onboarding/server-licence.ts'
const contact = 'site/services/contact/contract.ts'

const here = (title: string): Read => ['tests/e2e/messages.spec.ts', title]
const journey = (title: string): Read => ['tests/e2e/journey.spec.ts', title]
const failures = (title: string): Read => ['tests/e2e/failures.spec.ts', title]
const form = (title: string): Read => ['site/routes/-sections/contact-form.test.tsx', title]
const units = (file: string, title: string): Read => [`site/services/${file}`, title]

const signIn = 'signing in: each refusal in its words, and a way on'
const step2 = 'step 2: each refusal in its words'
const step3 = 'step 3: a failure says that nothing was charged, and Retry works'
const domain = 'a domain name is said to be free or taken while it is typed'

export const messages = {
  // Section 8, row by row
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
  stepTwoFailed: {
    situation: 'Step 2 failure, by default',
    text: 'Your request could not be processed. Please check your input.',
    code: [shared, 'notAcceptedMessage'],
    read: here(step2),
  },
  stepTwoErrors: {
    situation: 'Step 2 failure, the numbered errors list',
    text: 'Errors:',
    code: ['site/services/onboarding/journey-company.tsx'],
    read: journey('by pointer at 390 px: from the home page to a licence'),
  },
  stepTwoServer: {
    situation: 'Step 2 failure, the server’s message',
    text: 'Send the request as application/json.',
    code: ['site/services/platform/api.ts'],
    read: here(step2),
  },
  stepTwoNetwork: {
    situation: 'Step 2 network failure',
    text: 'A network error occurred. Please try again.',
    code: [onboarding, 'networkErrorMessage'],
    read: journey('nothing typed is lost, and the same press works once it is back'),
  },
  paymentFailed: {
    situation: 'Completion failure or network failure',
    text: `Payment failed. If you have already been charged, take a screenshot of the confirmation, note the order ID and e-mail it to ${brand.email} within 3 days.`,
    code: [onboarding, 'paymentFailedMessage'],
    given: brand.email,
    open: 'the paid journey in the browser is not built yet',
  },
  trialFailed: {
    situation: 'Completion failure on a free trial (design, 14)',
    text: 'Your licence could not be activated. Nothing was charged: the free trial needs no payment. Press Retry to try again.',
    code: [onboarding, 'trialFailedMessage'],
    read: here(step3),
  },
  activated: {
    situation: 'Completion success',
    text: 'Your license has been successfully activated!',
    code: [onboarding, 'licenceActivatedMessage'],
    read: here(step3),
  },
  unauthorised: {
    situation: 'No signed-in user',
    text: 'Un Authorized!',
    code: [shared, 'unauthorisedMessage'],
    read: here(step2),
  },
  currencySymbol: {
    situation: 'Missing currency fields: the symbol',
    text: 'Please add currency symbol which is required.',
    code: [onboarding, 'currencySymbolMessage'],
    read: here(step3),
  },
  currencyType: {
    situation: 'Missing currency fields: the type',
    text: 'Please add currency type which is required.',
    code: [onboarding, 'currencyTypeMessage'],
    read: here(step3),
  },
  contactRefused: {
    situation: 'Contact non-ok response',
    text: 'Something went wrong',
    code: [contact, 'contactRefusedMessage'],
    read: form('says that it was refused where the server gives no reason'),
  },
  contactFailed: {
    situation: 'Contact other error',
    text: 'An error occurred. Please try again.',
    code: ['site/services/contact/messages.ts', 'contactFailedMessage'],
    read: failures('a message that cannot be sent is still in its fields'),
  },
  captchaFailed: {
    situation: 'Contact no captcha token',
    text: 'CAPTCHA validation failed. Please try again.',
    code: [contact, 'captchaFailedMessage'],
    read: units('contact/client.test.ts', 'captcha'),
  },
  contactSent: {
    situation: 'Contact success',
    text: 'Your message has been sent. Thank you!',
    code: [contact, 'contactSentMessage'],
    read: failures('a message that cannot be sent is still in its fields'),
  },
  renderFailed: {
    situation: 'Render failure',
    text: 'Unexpected Application Error',
    code: ['site/content/failure.ts'],
    read: failures('after a navigation: the same, and loading it again shows it, by keyboard'),
  },
  chunkFailed: {
    situation: 'Script chunk load failure',
    text: 'ChunkLoadError',
    code: ['site/services/load.ts'],
    read: failures('one that hangs: Loading... after a moment, the error after 120 seconds'),
  },
  loading: {
    situation: 'Loading indicator',
    text: 'Loading...',
    code: ['design-system/components/loading/loading.tsx'],
    read: failures('one that hangs: Loading... after a moment, the error after 120 seconds'),
  },

  // What is said besides, where the specification leaves the words to us
  domainTaken: {
    situation: 'The domain name is somebody else’s',
    text: 'The domain name ‘suravi’ is already taken. Please choose another one.',
    code: [onboarding, 'domainTakenMessage'],
    given: 'suravi',
    read: here(domain),
  },
  domainFree: {
    situation: 'The domain name is free',
    text: 'The domain name ‘suravi-school’ is free.',
    code: [onboarding, 'domainFreeMessage'],
    given: 'suravi-school',
    read: here(domain),
  },
  tooManyDomains: {
    situation: 'An account asks about many domain names; the browser keeps it to itself',
    text: 'You have asked for many domain names in a short time. Please go on in a few minutes.',
    code: [onboarding, 'tooManyDomainsMessage'],
    read: units('onboarding/server-domain.test.ts', 'answers an account only so many times'),
  },
  domainLocked: {
    situation: 'Another domain name for a company that has a licence',
    text: 'Your licence is for the domain name ‘ganit’, which can no longer be changed here.',
    code: [company, 'domainLockedMessage'],
    given: 'ganit',
    read: units('onboarding/server.test.ts', 'may be corrected until there is a licence'),
  },
  planRefused: {
    situation: 'A plan that cannot be booked',
    text: 'This plan cannot be booked here. Please choose another one.',
    code: [company, 'planRefusedMessage'],
    read: units('onboarding/server.test.ts', 'refuses the plan %s, which cannot be booked'),
  },
  noCompany: {
    situation: 'Finishing before step 2',
    text: 'Add your company details first.',
    code: [licence, 'noCompanyMessage'],
    read: units('onboarding/server.test.ts', 'refuses an account without a confirmed company'),
  },
  wrongOrder: {
    situation: 'Somebody else’s free trial',
    text: 'This order does not belong to your account.',
    code: [licence, 'wrongOrderMessage'],
    read: units('onboarding/server.test.ts', 'takes nobody else’s order for a free trial'),
  },
  trialEnded: {
    situation: 'Finishing a free trial again after its end',
    text: 'Your free trial ended on 2 January 2026. There is one free trial for each account.',
    code: [onboarding, 'trialEndedMessage'],
    given: '2 January 2026',
    read: units('onboarding/server-events.test.ts', 'is told as ended, and does not begin again'),
  },
  plainText: {
    situation: 'Line breaks, or controls that turn text, in a field of one line',
    text: 'Use letters, digits and punctuation only, on one line.',
    code: [shared, 'plainTextMessage'],
    read: here(step2),
  },
} satisfies Record<string, MessageRow>

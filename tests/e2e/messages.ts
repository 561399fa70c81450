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
const trial = 'site/services/onboarding/server-trial.ts'
const paying = 'site/services/payment/contract.ts'
const checkout = 'site/services/payment/messages.ts'
const completion = 'site/services/payment/server-complete.ts'
const status = 'site/content/status.ts'
const contact = 'site/services/contact/contract.ts'

const here = (title: string): Read => ['tests/e2e/messages.spec.ts', title]
const journey = (title: string): Read => ['tests/e2e/journey.spec.ts', title]
const paid = (title: string): Read => ['tests/e2e/payment.spec.ts', title]
const asked = (title: string): Read => ['tests/e2e/status.spec.ts', title]
const failures = (title: string): Read => ['tests/e2e/failures.spec.ts', title]
const written = (title: string): Read => ['tests/e2e/contact.spec.ts', title]
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
    read: paid('an attempt that fails, a look, and one that works: one licence'),
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
    read: written('a refusal of the server: its words first, then what to do'),
  },
  contactFailed: {
    situation: 'Contact other error',
    text: 'An error occurred. Please try again.',
    code: ['site/services/contact/messages.ts', 'contactFailedMessage'],
    read: written('an answer that is lost: the same message is sent again, and not a second one'),
  },
  captchaFailed: {
    situation: 'Contact no captcha token',
    text: 'CAPTCHA validation failed. Please try again.',
    code: [contact, 'captchaFailedMessage'],
    read: written('a captcha without a token, or with words of its own'),
  },
  contactSent: {
    situation: 'Contact success',
    text: 'Your message has been sent. Thank you!',
    code: [contact, 'contactSentMessage'],
    read: written('a message is sent once, the button waits, and the form is empty again'),
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
  captchaLost: {
    situation: 'The captcha’s script or answer stays away',
    text: 'The captcha could not be loaded, so your message was not sent.',
    code: ['site/services/captcha/provider.ts', 'captchaLostMessage'],
    read: written('a captcha that cannot be loaded leaves the text, and two other ways'),
  },
  captchaBusy: {
    situation: 'The captcha’s provider cannot be asked by the server; after Something went wrong',
    text: 'The captcha cannot be checked at the moment. Please try again in a minute.',
    code: ['site/services/captcha/server-recaptcha.ts', 'captchaBusyMessage'],
    read: written('a refusal of the server: its words first, then what to do'),
  },
  contactNeedsScript: {
    situation: 'The contact form is sent without a script, and the captcha needs one',
    text: 'This form needs JavaScript, since a captcha protects it. Your message was not sent, and nothing of it was kept.',
    code: ['site/content/contact-notes.ts'],
    read: units('contact/server-captcha.test.ts', 'says how to reach a person'),
  },
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
  tooManyRequests: {
    situation: 'Somebody calls more often than the limits of `platform/call-limits.ts` allow',
    text: 'There have been too many requests in a short time. Please wait 2 minutes, then try again.',
    code: [shared, 'tooManyRequestsMessage'],
    given: '2 minutes',
    read: units('limits.test.ts', 'a form without a script is answered with its page'),
  },
  fault: {
    situation: 'A fault of ours',
    text: 'Something went wrong on our side. Please try again later. If it happens again, tell us this number: k7q2-m9xd-4t3a.',
    code: [shared, 'faultMessage'],
    given: 'k7q2-m9xd-4t3a',
    read: units('log-privacy.test.ts', 'a fault is answered with its number, which is in the log'),
  },
  packed: {
    situation: 'A request that is compressed, as no browser sends it',
    text: 'Send the request as it is, not compressed.',
    code: [shared, 'packedMessage'],
    read: units('bodies.test.ts', 'is not taken compressed, whatever is in it'),
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
    code: [trial, 'wrongOrderMessage'],
    read: units('onboarding/server.test.ts', 'takes nobody else’s order for a free trial'),
  },
  trialEnded: {
    situation: 'Finishing a free trial again after its end',
    text: 'Your free trial ended on 2 January 2026. There is one free trial for each account.',
    code: [onboarding, 'trialEndedMessage'],
    given: '2 January 2026',
    read: units('onboarding/server-events.test.ts', 'is told as ended, and does not begin again'),
  },
  noTrial: {
    situation: 'A free trial of a plan that has none',
    text: 'This plan has no free trial.',
    code: [trial, 'noTrialMessage'],
    read: units('onboarding/server-trial.test.ts', 'is not given for a plan without one'),
  },
  trialUsed: {
    situation: 'A second free trial, of another plan',
    text: 'You have already had your free trial. An account has one.',
    code: [trial, 'usedMessage'],
    read: units('onboarding/server-trial.test.ts', 'is one an account: no second one of another plan'),
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
  databaseAway: {
    situation: 'The PostgreSQL that DATABASE_URL names cannot be reached',
    text: 'Our records cannot be reached at the moment. Please try again in a minute.',
    code: ['site/services/platform/database-trouble.ts', 'databaseAwayMessage'],
    read: [
      'tests/postgres/outage.test.ts',
      'answers 503 while the database is away, and goes on when it is back',
    ],
  },
  planActive: {
    situation: 'Paying for a plan that is licensed',
    text: 'This plan is already active. You need not pay again.',
    code: [paying, 'alreadyActiveMessage'],
    read: units('payment/server.test.ts', 'makes none for a plan that is licensed'),
  },
  noOrder: {
    situation: 'The provider makes no order',
    text: 'The payment could not be prepared. Nothing was charged. Please try again in a moment.',
    code: [paying, 'noOrderMessage'],
    read: units('payment/server-trouble.test.ts', 'no order is made, nothing is charged'),
  },
  nothingOwed: {
    situation: 'Paying for a plan that is free',
    text: 'This plan needs no payment.',
    code: [paying, 'nothingOwedMessage'],
    read: units('payment/server.test.ts', 'makes none for a plan that is free, unknown or not to be booked'),
  },
  paymentPending: {
    situation: 'The provider has not confirmed the payment yet',
    text: 'The payment provider has not confirmed this payment yet. Do not pay again: as soon as it does, your licence becomes active by itself.',
    code: [paying, 'pendingMessage'],
    read: units('payment/server-trouble.test.ts', 'a payment is kept waiting and then completed by a retry'),
  },
  notPaid: {
    situation: 'The checkout is closed before an attempt',
    text: 'The payment window was closed before a payment was made. To pay, press Submit & Launch again.',
    code: [checkout, 'notPaidNote'],
    read: paid('a checkout that is closed gives the page back'),
  },
  paidAlready: {
    situation: 'After a failed completion of a payment that was made',
    text: 'Retry does not charge you again: it finishes the payment that you have made.',
    code: [checkout, 'paidAlreadyNote'],
    read: paid('the server dies: the message stays with the payment’s ID'),
  },
  checkoutTimedOut: {
    situation: 'The checkout times out',
    text: 'The payment window has timed out before a payment was made. To pay, press Submit & Launch again.',
    code: [checkout, 'timedOutNote'],
    read: units('onboarding/journey-controller-payment.test.ts', 'says that it has timed out'),
  },
  checkoutSlow: {
    situation: 'The checkout has not come after 15 seconds',
    text: 'The payment window is taking long to come. You can wait, or write to us: nothing has been charged.',
    code: [checkout, 'checkoutSlowNote'],
    read: units('onboarding/journey-paid.test.tsx', 'is told after 15 seconds that the checkout is slow'),
  },
  checkoutLost: {
    situation: 'The checkout cannot be loaded',
    text: 'The payment window could not be loaded, and nothing was charged. Check your connection, then press Retry.',
    code: [checkout, 'checkoutLostMessage'],
    read: units(
      'onboarding/journey-paid.test.tsx',
      'says how to reach a person when the checkout does not come',
    ),
  },
  notBegun: {
    situation: 'The order cannot be asked for',
    text: 'The payment was not begun, and nothing was charged by this attempt.',
    code: [checkout, 'notBegunMessage'],
    read: units('onboarding/journey-controller-payment.test.ts', 'got no answer'),
  },
  paymentUnknown: {
    situation: 'Completing with a payment that is nobody’s or somebody else’s',
    text: 'We find no payment of yours with this ID.',
    code: [completion],
    read: units('payment/server.test.ts', 'refuses a payment of somebody else, and one that was used'),
  },
  paymentForged: {
    situation: 'Completing with a signature that was made up',
    text: 'The signature does not belong to this payment.',
    code: [completion],
    read: units('payment/server.test.ts', 'refuses a signature that was made up'),
  },
  paymentHasFailed: {
    situation: 'Completing with a payment that failed',
    text: 'This payment has failed, and no money was taken. You can pay again.',
    code: [completion],
    read: units('payment/server.test.ts', 'refuses a failed payment, and takes the next one'),
  },
  paymentUnfit: {
    situation: 'Completing with a payment over another amount',
    text: 'This payment is not over the amount of its order. Please write to us.',
    code: [completion],
    read: units('payment/server-webhook.test.ts', 'by a payment that does not fit'),
  },
  statusActive: {
    situation: '/status: the licence is there',
    text: 'Your licence is active.',
    code: [status],
    read: asked('a payment ID and an e-mail address find the licence'),
  },
  statusUnknown: {
    situation: '/status: no payment has this ID and this e-mail address',
    text: 'No payment has this ID and this e-mail address.',
    code: [status],
    read: asked('a payment ID and an e-mail address find the licence'),
  },
  plainText: {
    situation: 'Line breaks, or controls that turn text, in a field of one line',
    text: 'Use letters, digits and punctuation only, on one line.',
    code: [shared, 'plainTextMessage'],
    read: here(step2),
  },
} satisfies Record<string, MessageRow>

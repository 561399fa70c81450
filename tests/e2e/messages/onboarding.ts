/** Steps 2 and 3 of the onboarding, and the free trial. */
import { here, journey, type MessageRow, units } from './row'

const shared = 'site/services/contract.ts'
const onboarding = 'site/services/onboarding/contract.ts'
const company = 'site/services/onboarding/server-company.ts'
const licence = 'site/services/onboarding/server-licence.ts'
const trial = 'site/services/onboarding/server-trial.ts'
const step2 = 'step 2: each refusal in its words'
const step3 = 'step 3: a failure says that nothing was charged, and Retry works'
const domain = 'a domain name is said to be free or taken while it is typed'

export const onboardingMessages = {
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
  plainText: {
    situation: 'Line breaks, or controls that turn text, in a field of one line',
    text: 'Use letters, digits and punctuation only, on one line.',
    code: [shared, 'plainTextMessage'],
    read: here(step2),
  },
  trialFailed: {
    situation: 'Completion failure on a free trial: nothing was charged',
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
} satisfies Record<string, MessageRow>

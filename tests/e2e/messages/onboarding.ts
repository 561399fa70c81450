/** Steps 2 and 3 of the onboarding, and the free trial. */
import type { Message } from './message'

const shared = 'site/contracts/api.ts'
const onboarding = 'site/contracts/onboarding.ts'
const licensing = 'site/contracts/licensing.ts'

export const onboardingMessages = {
  stepTwoFailed: {
    text: 'Your request could not be processed. Please check your input.',
    code: [shared, 'notAcceptedMessage'],
  },
  stepTwoErrors: { text: 'Errors:', code: ['site/content/onboarding.ts'] },
  stepTwoServer: { text: 'Send the request as application/json.', code: ['site/server/http/api/api.ts'] },
  stepTwoNetwork: {
    text: 'A network error occurred. Please try again.',
    code: [onboarding, 'networkErrorMessage'],
  },
  domainTaken: {
    text: 'The domain name ‘suravi’ is already taken. Please choose another one.',
    code: [licensing, 'domainTakenMessage'],
    given: 'suravi',
  },
  domainAvailable: {
    text: 'suravi-school.kaksha.example is available',
    code: [onboarding, 'domainAvailableMessage'],
    given: 'suravi-school',
  },
  domainOwn: {
    text: 'The domain name ‘ganit’ is your own.',
    code: [onboarding, 'domainOwnMessage'],
    given: 'ganit',
  },
  domainLocked: {
    text: 'Your licence is for the domain name ‘ganit’, which can no longer be changed here.',
    code: [licensing, 'domainLockedMessage'],
    given: 'ganit',
  },
  planRefused: {
    text: 'This plan cannot be booked here. Please choose another one.',
    code: [licensing, 'planRefusedMessage'],
  },
  plainText: {
    text: 'Use only letters, digits and punctuation for the name of your company, on one line.',
    code: [shared, 'plainTextMessage'],
    given: 'the name of your company',
  },
  changedElsewhere: {
    text: 'Nothing was launched: your details were changed in another tab, window or device. Check them here, then press Save & Next to launch what you see.',
    code: [licensing, 'changedElsewhereMessage'],
  },
  trialFailed: {
    text: 'Your licence could not be activated. Nothing was charged: the free trial needs no payment. Press Retry to try again.',
    code: [onboarding, 'trialFailedMessage'],
  },
  licenceActive: {
    text: 'Your licence is active already.',
    code: [onboarding, 'licenceActiveMessage'],
  },
  activated: {
    text: 'Your license has been successfully activated!',
    code: [onboarding, 'licenceActivatedMessage'],
  },
  currencySymbol: {
    text: 'Please add currency symbol which is required.',
    code: [licensing, 'currencySymbolMessage'],
  },
  currencyType: {
    text: 'Please add currency type which is required.',
    code: [licensing, 'currencyTypeMessage'],
  },
  noCompany: { text: 'Add your company details first.', code: [licensing, 'noCompanyMessage'] },
  wrongOrder: {
    text: 'This order does not belong to your account.',
    code: [onboarding, 'wrongOrderMessage'],
  },
  trialEnded: {
    text: 'Your free trial ended on 2 January 2026. There is one free trial for each account.',
    code: [licensing, 'trialEndedMessage'],
    given: '2 January 2026',
  },
  noTrial: { text: 'This plan has no free trial.', code: [onboarding, 'noTrialMessage'] },
  trialUsed: {
    text: 'You have already had your free trial. An account has one.',
    code: [onboarding, 'usedMessage'],
  },
  trialAfterLicence: {
    text: 'Your company has, or has had, a paid licence. The free trial is for before it.',
    code: [onboarding, 'licensedMessage'],
  },
} satisfies Record<string, Message>

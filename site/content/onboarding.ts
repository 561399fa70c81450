import { retentionDays } from '../contracts/retention'

/** The onboarding dialog: its parts in the order in which a visitor meets them. */
export const onboarding = {
  title: 'Onboarding Journey',
  titleOf: (plan: string) => `${plan} Plan`,
  stepsLabel: 'Onboarding steps',
  progressLabel: 'Onboarding progress',
  signedIn: 'Signed in',
  close: 'Close',
  signIn: {
    provider: 'Google',
    lead: 'Sign in with your Google account.',
    next: 'Three short steps follow.',
    windowOpen: 'Continue in the sign-in window, then come back here.',
  },
  leave: {
    title: 'Leave for now?',
    confirm: 'Leave for now',
    cancel: 'Stay',
    kept: 'What you typed is kept.',
    again: 'Open the same plan again to pick up where you left off.',
    launching:
      'Your launch is on its way. Keep this page open until you see the result. Your account shows it too.',
    paid: 'You have paid.',
    unfinished: 'Open the same plan again to finish the setup: you are not charged again.',
  },
  resume: {
    title: 'Welcome back',
    lead: 'You have already started, and what you typed is saved. Starting afresh clears it.',
    facts: { domainName: 'Domain name', companyName: 'Company name', changed: 'Last changed' },
    resume: 'Continue where you left',
    afresh: 'Start afresh',
  },
  plan: {
    lead: 'This is the plan you chose. Nothing starts until you press Submit & Launch in step 3.',
    facts: { plan: 'Plan', price: 'Price', total: 'Total for 12 months', licence: 'Licence' },
  },
  company: {
    lead: 'Please fill in every field. We use these details to set up your site and to reach you.',
    kept: `Unfinished details are kept for ${retentionDays.drafts} days.`,
    privacy: { label: 'Privacy policy', href: '/privacy' },
    errors: 'Errors:',
    locked: 'This is the web address of your licence. It cannot be changed here.',
    suggestions: 'These are available:',
  },
  review: {
    title: 'Complete Your Onboarding',
    lead: 'Check what you typed.',
    opensPayment: 'Submit & Launch opens the payment window.',
    change: 'Change',
  },
  buttons: {
    previous: 'Previous',
    next: 'Save & Next',
    submit: 'Submit & Launch',
    retry: 'Retry: Submit & Launch',
    firstStep: 'This is the first step.',
    lastStep: 'This is the last step. Press Submit & Launch.',
    busy: 'Please wait until this step is done.',
  },
  active: {
    ready: 'Everything is ready.',
    opens: 'Your site opens in the application.',
    renewToOpen: 'Renew it to open your site again.',
    writeToUs: 'To subscribe, or to have your account deleted, please write to us.',
    facts: { plan: 'Plan', address: 'Web address', price: 'To renew', period: 'Then' },
    renew: 'Renew for 12 months',
    open: 'Go to your application',
    contact: 'Contact us',
  },
  /** Shown if the server could not store the last change. */
  unsaved:
    'What you typed is not saved yet. It is kept as long as this page stays open. We try again when you type, and when you are back online.',
  /** The same beside the buttons, which are always in view. */
  unsavedShort: 'Not saved yet. What you typed is kept as long as this page stays open.',
  /** The session has ended, here or in another tab. */
  signedOutElsewhere: (email: string, isTextKept: boolean) =>
    `You were signed out of ${email}, for example in another tab.${
      isTextKept ? ' What you typed is kept: sign in with this account again to continue.' : ''
    }`,
  /** Another tab has signed in with another account. `isTextKept`: something was typed before. */
  accountChanged: (now: string, before: string, isTextKept: boolean) =>
    `You are now signed in as ${now}, because another tab has signed in with this account.${
      isTextKept
        ? ` What you typed as ${before} stays with that account. Sign in with it again to continue.`
        : ''
    }`,
} as const

/** What a school does first. Also in the e-mail that its licence is active. */
export const firstSteps = [
  'Add your first course in the application.',
  'Put its classes in the calendar.',
  'Send your students your web address.',
] as const

/** The dialog when a licence was activated. */
export const launched = {
  address: 'the web address',
  share: 'Share on WhatsApp',
  shareUrl: (school: string, address: string) =>
    `https://wa.me/?text=${encodeURIComponent(`${school} is online: https://${address}`)}`,
  firstSteps: 'Your first steps',
} as const

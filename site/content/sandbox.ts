/** What stands in for the providers says so. None of it is in a build with real providers. */
export const sandbox = {
  badge: 'Sandbox',
  application: {
    title: 'Your application',
    lead: 'After setup, visitors go to the application. None is configured, so this page shows what it would receive.',
    none: 'There is no licence here yet, or you are not signed in.',
    choosePlan: 'Choose a plan',
    samplePlan: 'Try the sample paid plan',
    failed: 'The licence could not be read. Check your connection, then try again.',
    retry: 'Try again',
    facts: {
      address: 'Web address',
      noAddress: 'Not chosen',
      owner: 'Owner',
      plan: 'Plan',
      since: 'Active since',
      trial: 'Order',
      payment: 'Payment ID',
    },
    back: 'Back to the site',
  },
  calendar: {
    title: 'Choose a time',
    lead: 'This calendar stands in for a scheduling service while none is set up. The times are made up, and nobody sees what you book.',
    booked: (time: string) => `Booked: ${time}. This is the sandbox, so nobody will come.`,
    /** Choosing a time books nothing. */
    days: [
      { day: 'Monday', times: ['9:30 AM', '11:00 AM', '4:00 PM'] },
      { day: 'Tuesday', times: ['10:00 AM', '2:30 PM'] },
      { day: 'Wednesday', times: ['9:30 AM', '12:00 noon', '5:00 PM'] },
      { day: 'Thursday', times: ['11:30 AM', '3:00 PM'] },
      { day: 'Friday', times: ['9:00 AM', '1:30 PM', '4:30 PM'] },
    ],
  },
  identity: {
    title: 'Choose an account',
    lead: 'This window stands in for Google’s while sign-in is not set up. The people are made up, and you need no password.',
    behaviours: {
      works: 'Signs in',
      refused: 'Is refused by the backend',
      silent: 'Never gets an answer',
    },
    nobodyWaits: 'Nobody is waiting for this window. Press Continue with Google on the site to open it.',
    silent: (name: string) => `Waiting for ${name}. No answer will come: close this window to continue.`,
    signingIn: (name: string) => `Signing in as ${name}.`,
    /** By Firebase's codes. */
    errors: {
      'auth/popup-blocked': 'Sandbox: the browser did not open the sign-in window.',
      'auth/popup-closed-by-user': 'Sandbox: the sign-in window was closed before an account was chosen.',
      'auth/cancelled-popup-request': 'Sandbox: another sign-in window was opened.',
      'auth/network-request-failed': 'Sandbox: the sign-in service could not be reached.',
      'auth/internal-error': 'Sandbox: the sign-in service gave no account.',
    },
  },
  plans: {
    title: (plan: string) => `${plan} plan`,
    practice: 'The payment is made in a practice checkout, and no money moves.',
    facts: { price: 'Price', features: 'Features' },
  },
  checkout: {
    title: 'Practice payment',
    lead: 'This window stands in for a payment provider’s while none is set up. No money moves.',
    facts: { amount: 'Amount', purpose: 'For', payer: 'Paid by', order: 'Order ID' },
    pay: (amount: string) => `Pay ${amount}`,
    fail: 'Let the payment fail',
    authorise: 'Authorise only, without capture',
    close: 'Close without paying',
    busy: 'Please wait until the payment is done.',
    unreachable: 'Sandbox: the payment service could not be reached.',
    declined: 'Sandbox: the bank has declined the payment.',
  },
} as const

/** The titles of the pages of the sandbox. */
export const sandboxTitles = {
  application: 'Sandbox application',
  calendar: 'Sandbox calendar',
  identity: 'Sandbox sign-in',
  plans: 'Sandbox plans',
} as const

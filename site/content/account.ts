import { licenceTerms } from '../contracts/licence-terms'
import { retentionDays } from '../contracts/retention'
import { brand } from './brand'

const { refund, grace, domainName } = licenceTerms

/** Texts of /account. The introduction can be read without signing in, and without JavaScript. */
export const account = {
  id: 'account',
  label: 'Account',
  headline: 'Your account',
  lead: 'Your plan and how long it runs, your company details, your payments, your data, and how to leave.',
  signInLead: 'Sign in with the Google account that you set up your school with.',
  noScript: {
    title: 'This part needs JavaScript',
    body: `You cannot sign in without it. Write to ${brand.email} from your account’s e-mail address instead, and a person will tell you how long your plan runs, change your details, send you your data, or delete your account.`,
  },
  retry: 'Try again',
  signedIn: 'Signed in',
  loading: 'Loading your account...',
  /** For screen readers. */
  loaded: 'Your account has loaded.',
  signIn: 'You then see your school, your payments and your data.',
  signedOut: 'You are signed out.',
  help: {
    id: 'help',
    label: 'Good to know',
    headline: 'Your plan, your money, your data',
    items: [
      {
        title: 'Refunds',
        body: `You get a full refund if you ask within ${refund} days of paying. The months it paid for end as soon as we start the refund. Write to us with the payment ID.`,
        link: { label: 'Refund policy', href: '/refund' },
      },
      {
        title: 'When a plan ends',
        body: `You are never charged automatically. After the last day your site can still be read for ${grace} days, and its web address is kept for you for ${domainName} days.`,
        link: { label: 'Terms', href: '/terms' },
      },
      {
        title: 'Your data',
        body: 'You can download all of it at any time, and delete your account yourself, immediately. Nobody will ask you why.',
        link: { label: 'Privacy policy', href: '/privacy' },
      },
    ],
    mailSubject: 'My account',
  },
  plan: {
    title: 'Your plan',
    none: 'You have not set up a school yet.',
    unfinished: 'Your setup is not finished.',
    start: 'Start your free trial',
    finish: 'Finish the setup',
    subscribe: 'Subscribe for 12 months',
    renew: 'Renew for 12 months',
    open: 'Go to your application',
    offline: 'To subscribe or renew, write to us and a person will set it up with you.',
    contact: 'Contact us',
    facts: {
      address: 'Web address',
      plan: 'Plan',
      state: 'State',
      price: 'Price',
      period: 'You get',
      renewal: 'Renewal',
    },
    renewFrom: (from: string) => `You can renew from ${from}.`,
    /** The licence; `until` and `ended` are dates. */
    states: {
      trial: 'Free trial',
      paid: 'Active',
      endsToday: (until: string | null) => `ends today, ${until}`,
      left: (days: number, until: string | null) =>
        `${days} ${days === 1 ? 'day' : 'days'} left, until ${until}`,
      cancelled: (ended: string | null) => `Cancelled: your licence ended on ${ended}`,
      readOnlyTrial: (ended: string | null, until: string | null) =>
        `Read-only: your free trial ended on ${ended}; subscribe by ${until}, when your web address is given up`,
      readOnly: (ended: string | null, until: string | null) =>
        `Read-only: your licence ended on ${ended}; renew by ${until}, when your web address is given up`,
      trialEnded: (ended: string | null) => `Ended: your free trial ended on ${ended}`,
      ended: (ended: string | null) => `Ended: your licence ended on ${ended}`,
      addressKept: (until: string | null) => `. Your web address is kept for you until ${until}`,
    },
  },
  company: {
    title: 'Company details',
    lead: 'They are used for your site, to reach you, and on receipts.',
    errors: 'Errors:',
    unsaved: 'Your earlier changes are still here, but they are not saved yet.',
    save: 'Save changes',
  },
  payments: {
    title: 'Payments',
    none: 'There are no payments. The free trial costs nothing.',
    columns: { date: 'Date', plan: 'Plan', amount: 'Amount', state: 'State' },
    states: {
      activated: 'Paid',
      processing: 'Not confirmed yet',
      failed: 'Failed: no money was taken',
      to_refund: 'To be refunded',
      refunding: 'Refund requested',
      refunded: 'Refunded',
      refused: 'A person is checking it',
    },
    refund: `You get a full refund if you ask within ${refund} days. Write to us with the payment ID.`,
    refundedOn: (date: string | null) => ` on ${date}`,
    refundUntil: (date: string | null) => `Refund possible until ${date}`,
    ask: 'Ask for a refund',
    receipt: 'Receipt',
  },
  receipt: {
    title: 'Receipt',
    notInvoice: 'This is a receipt, not a tax invoice.',
    practice: 'This is a practice payment: no money was moved.',
    facts: {
      paymentId: 'Payment ID',
      paidAt: 'Paid on',
      plan: 'Plan',
      period: 'Period',
      amount: 'Amount',
      refunded: 'Refunded on',
      from: 'Paid by',
      to: 'Paid to',
    },
    period: (from: string | null, until: string | null) => `${from} to ${until}`,
    print: 'Print',
    back: 'Back to your account',
  },
  data: {
    title: 'Your data',
    body: 'Everything we have stored about you and your school, in one file (JSON) that you can open in any text editor.',
    button: 'Download my data',
    done: (file: string) => `Your data is in the file ${file}, in your downloads folder.`,
  },
  deletion: {
    title: 'Delete your account',
    body: 'Your plan ends immediately and your details are erased. Before you confirm, you see what is deleted and what is kept.',
    button: 'Delete account',
    question: 'Delete your account?',
    consequence: 'It is deleted immediately, and this cannot be undone.',
    confirm: 'Delete my account',
    cancel: 'Keep my account',
    goesTitle: 'What is deleted',
    goes: {
      plan: (until: string | null) => `Your plan, which runs until ${until}, without a refund`,
      details: 'Your name, your e-mail address and your company details',
      address: (address: string) => `Your web address, ${address}, which others can then take`,
    },
    staysTitle: 'What is kept',
    stays: {
      payments: (until: string | null) =>
        `Payments in our books, without your name, because the law requires it: until ${until}`,
      email: `The e-mail that confirms the deletion, with your address, for ${retentionDays.emails} days`,
    },
    moneyTitle: 'Your money',
    money: {
      refund: (amount: string, until: string | null) =>
        `You can still ask for a refund of ${amount}, until ${until}: ask before you delete the account`,
      processing: 'A payment that is not confirmed yet is refunded when it reaches us',
    },
    doneTitle: 'Your account is deleted',
    done: 'Your plan has ended and your details are erased. If you sign in again, you start with a new, empty account.',
    home: 'Go to the home page',
  },
} as const

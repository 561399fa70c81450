import { firstSteps } from './onboarding'

/**
 * E-mails to customers about their own account. {name} stands for a value; the values of each e-mail are listed with it,
 * and a test compares them. Dates are days in India.
 */
export type EmailTemplate = {
  subject: string
  heading: string
  paragraphs: readonly string[]
  /** Label and value of each line below the text. */
  details: readonly (readonly [label: string, value: string])[]
  /** The gong with the name and address of the school, as in the dialog after a launch. */
  hasGong?: true
  /** A link to the account page. */
  link?: string
  /** After so many days an unsent e-mail is marked as failed, because what it says may no longer be true. */
  sendWithinDays: number
  /** The value with the day that the e-mail announces. It is not sent after that day. */
  sendUntil?: 'endsAt'
}

export const emailTemplates = {
  /** When a trial or a paid year is granted. Values: school, plan, domainName, startsAt, endsAt */
  licence_active: {
    subject: 'Your licence is active: {plan}',
    heading: 'Your licence is active',
    hasGong: true,
    paragraphs: [
      'The licence of {school} is active from {startsAt} to {endsAt}.',
      `Your first steps: ${firstSteps.map((step, index) => `${index + 1}. ${step}`).join(' ')}`,
      'Nothing is renewed or charged automatically.',
    ],
    details: [
      ['Plan', '{plan}'],
      ['Web address', '{domainName}'],
      ['Ends', '{endsAt}'],
    ],
    link: 'See your licence',
    sendWithinDays: 7,
    sendUntil: 'endsAt',
  },
  /**
   * `trialReminder` days before a trial ends (licence-terms.ts). Values: school, domainName, endsAt, readOnlyUntil,
   * keptUntil
   */
  trial_ends: {
    subject: 'Your free trial ends on {endsAt}',
    heading: 'Your free trial ends on {endsAt}',
    paragraphs: [
      'The free trial of {school} ends on {endsAt}. Nothing is charged when it ends.',
      'If you do not subscribe, your site can then be read but not changed until {readOnlyUntil}. The name {domainName} is kept for you until {keptUntil}.',
      'You can subscribe, or delete the account, on your account page.',
    ],
    details: [],
    link: 'Open your account',
    sendWithinDays: 2,
    sendUntil: 'endsAt',
  },
  /** When a trial has ended. Values: school, domainName, endsAt, readOnlyUntil, keptUntil */
  trial_ended: {
    subject: 'Your free trial ended on {endsAt}',
    heading: 'Your free trial has ended',
    paragraphs: [
      'The free trial of {school} ended on {endsAt}. You were not charged for it.',
      'If you do not subscribe, your site can be read but not changed until {readOnlyUntil}. The name {domainName} is kept for you until {keptUntil}.',
      'You can subscribe, or delete the account, on your account page.',
    ],
    details: [],
    link: 'Open your account',
    sendWithinDays: 7,
  },
  /**
   * `renewalReminder` days before a paid year ends (licence-terms.ts). Values: school, plan, domainName, endsAt,
   * renewUntil, readOnlyUntil, keptUntil
   */
  renewal_due: {
    subject: 'Your licence ends on {endsAt}',
    heading: 'Your licence ends on {endsAt}',
    paragraphs: [
      'The licence of {school} for the plan {plan} ends on {endsAt}. It is not renewed automatically, and nothing is charged unless you renew it.',
      'You can renew it until {renewUntil}. The new year begins when this one ends, on {endsAt}, even if you pay after that day. You see the price before you pay.',
      'If you do not renew it, your site can then be read but not changed until {readOnlyUntil}. The name {domainName} is kept for you until {keptUntil}.',
    ],
    details: [],
    link: 'Renew in your account',
    sendWithinDays: 14,
    sendUntil: 'endsAt',
  },
  /** When a payment gives a year. Values: school, plan, amount, paymentId, paidAt, startsAt, endsAt */
  payment_received: {
    subject: 'We received your payment of {amount}',
    heading: 'We received your payment',
    paragraphs: [
      'Thank you. We received {amount} from {school} for the plan {plan}.',
      'This is a receipt, not a tax invoice. You can print it from your account too.',
    ],
    details: [
      ['Payment ID', '{paymentId}'],
      ['Paid on', '{paidAt}'],
      ['Plan', '{plan}'],
      ['Period', '{startsAt} to {endsAt}'],
      ['Amount', '{amount}'],
      ['Paid by', '{school}'],
      ['Paid to', '{brand}, {location}'],
    ],
    link: 'See your payments',
    sendWithinDays: 30,
  },
  /** When the provider has made a refund. Values: amount, paymentId */
  refund_made: {
    subject: 'We refunded {amount}',
    heading: 'Your payment was refunded',
    paragraphs: [
      'We refunded {amount} in full. It goes back to your original payment method; how soon it arrives depends on your bank.',
      'If this payment gave 12 months of a licence, they have been taken back. Your account shows how long your licence runs now.',
    ],
    details: [
      ['Amount', '{amount}'],
      ['Payment ID', '{paymentId}'],
    ],
    link: 'See your payments',
    sendWithinDays: 30,
  },
  /** When an account is deleted by its owner. Values: deletedAt */
  account_deleted: {
    subject: 'Your account is deleted',
    heading: 'Your account is deleted',
    paragraphs: [
      'Your account was deleted on {deletedAt}, with the details of your company.',
      'If you have paid us, the payments stay in our books for as long as the law requires us to keep them.',
    ],
    details: [],
    sendWithinDays: 30,
  },
} as const satisfies Record<string, EmailTemplate>

export type EmailName = keyof typeof emailTemplates

/** In place of the web address of a company whose name was released. */
export const noWebAddress = '(given up: choose a new one in your account)'

/** Below every e-mail. */
export const emailFooter = {
  why: 'You get this e-mail because it is about your account with {brand}.',
  questions: 'If something is not right, reply to this e-mail or write to {email}.',
  practice: {
    before: 'Practice:',
    text: 'This e-mail is about a practice payment: no money was moved.',
  },
} as const

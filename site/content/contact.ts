import { retentionDays } from '../contracts/retention'
import { brand } from './brand'
import type { ContentLink, IconName, SectionCopy } from './types'

/** The form and the ways to reach a person. */
export const contact = {
  /** Labels in the order of the form. */
  fields: { name: 'Name', email: 'Email', phone: 'Phone', subject: 'Subject', message: 'Message' },
  messageHint: 'Tell us what you teach and how many students you have.',
  submit: 'Send message',
  askingAbout: (plan: string) => `You are asking about the ${plan} plan.`,
  subjectOf: (plan: string) => `${plan} plan`,
  errors: 'Errors:',
  /** After a failure. */
  typedIsKept: 'What you typed is still here.',
  alsoWrite: 'You can also write to',
  details: {
    email: 'Email',
    whatsapp: 'WhatsApp',
    hours: 'Hours',
    hoursNote: 'You can write at any hour.',
    office: 'Office',
    demo: 'Prefer to talk?',
  },
  demo: { label: 'Book a free demo', href: '/demo-session' },
} as const

/** Notes beside the form: how long the data is kept, and which other company receives data. */
export const notes = {
  privacy: { label: 'Privacy policy', href: '/privacy' },
  kept: `We use your message to answer you, and keep it for ${retentionDays.messages} days.`,
  /** Google requires this text where its badge is hidden. https://developers.google.com/recaptcha/docs/faq */
  recaptcha: {
    before: 'This site is protected by reCAPTCHA and the Google',
    policy: { label: 'Privacy Policy', href: 'https://policies.google.com/privacy', external: true },
    between: 'and',
    terms: { label: 'Terms of Service', href: 'https://policies.google.com/terms', external: true },
    after: 'apply.',
  },
  sandboxCaptcha: 'The captcha is a sandbox here, so every message passes.',
  /** In place of the form without JavaScript. */
  needsScript: 'This form needs JavaScript, because a captcha protects it. Without it, please write to',
} as const

export const captchaLostMessage = 'The captcha could not be loaded, so your message was not sent.'

/** The answer to a form that is sent without its script. */
export const unsent = {
  title: 'Message not sent',
  notice:
    'The form was sent before it was ready. Your message was not sent, and no part of it was kept. Go back to copy what you wrote.',
  instead: 'Please send it to',
  hours: `A person reads it, ${brand.hours}.`,
} as const

/** The buttons below the help of /account. */
export const helpActions = { mail: 'Write to us', whatsapp: 'Ask on WhatsApp' } as const

type Shortcut = { icon: IconName; title: string; body: string; link: ContentLink }

/** Below the contact form: links that may answer the visitor's question. */
export const contactMore: SectionCopy & { shortcuts: Shortcut[] } = {
  id: 'before',
  label: 'Shortcuts',
  headline: 'Before you write',
  shortcuts: [
    {
      icon: 'Search',
      title: 'A common question',
      body: 'The trial, your web address, your data, cancelling and paying: the short answers are on one page.',
      link: { label: 'Read the FAQ', href: '/faq' },
    },
    {
      icon: 'ReceiptIndianRupee',
      title: 'A payment that went wrong',
      body: `Charged, but no licence? Your account shows every payment and its status. If yours is not there, take a screenshot of the confirmation, note the order ID and send it to ${brand.email} within 3 days.`,
      link: { label: 'Your payments', href: '/account' },
    },
    {
      icon: 'CalendarClock',
      title: 'You would like to see it',
      body: 'A free half hour on screen with one of us. Bring your questions.',
      link: { label: 'Book a free demo', href: '/demo-session' },
    },
    {
      icon: 'ListChecks',
      title: 'You want to start now',
      body: 'Three steps, about ten minutes, no card. The setup guide shows each step.',
      link: { label: 'How It Works', href: '/online-teaching-platform' },
    },
  ],
}

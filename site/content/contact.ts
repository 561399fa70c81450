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
    demo: 'Rather talk?',
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
  sandboxCaptcha: 'The captcha is a sandbox here: it lets every message pass.',
  /** Shown at the form without JavaScript, when the captcha needs it. */
  needsScript:
    'This form needs JavaScript, since a captcha protects it. Without it, a person reads what you send to',
  orWhatsapp: 'or on WhatsApp to',
} as const

export const captchaLostMessage = 'The captcha could not be loaded, so your message was not sent.'

/** The answer to a form sent without JavaScript, when the captcha needs it. */
export const unsent = {
  title: 'Message not sent',
  notice:
    'This form needs JavaScript, since a captcha protects it. Your message was not sent, and nothing of it was kept.',
  instead: 'Please send it to',
  copy: 'What you wrote, to copy',
  hours: `A person reads it, ${brand.hours}.`,
} as const

/** The buttons below the help of /account and /status. */
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
      title: 'A question many have asked',
      body: 'The trial, your web address, your data, cancelling and paying: the short answers are on one page.',
      link: { label: 'Read the FAQ', href: '/faq' },
    },
    {
      icon: 'ReceiptIndianRupee',
      title: 'A payment that went wrong',
      body: `Charged, but no licence? Look for it with the payment ID or the order ID. If it is not found, take a screenshot of the confirmation, note the order ID and send it to ${brand.email} within 3 days.`,
      link: { label: 'Where is my licence?', href: '/status' },
    },
    {
      icon: 'CalendarClock',
      title: 'You would rather see it',
      body: 'Half an hour on screen with one of us, free, with the questions you bring.',
      link: { label: 'Book a free demo', href: '/demo-session' },
    },
    {
      icon: 'ListChecks',
      title: 'You want to begin at once',
      body: 'Three steps, about ten minutes, no card. The setup guide shows each of them.',
      link: { label: 'How It Works', href: '/online-teaching-platform' },
    },
  ],
}

import { brand } from './brand'
import { retentionDays } from './retention'

/** What stands small beside the forms: what becomes of what is sent, and who else is asked. */
export const notes = {
  privacy: { label: 'Privacy policy', href: '/privacy' },
  kept: `We use your message to answer you, and keep it for ${retentionDays.messages} days.`,
  draftKept: `What you have not finished is kept for ${retentionDays.drafts} days.`,
  /** Google asks for these words where its badge is hidden. https://developers.google.com/recaptcha/docs/faq */
  recaptcha: {
    before: 'This site is protected by reCAPTCHA and the Google',
    policy: { label: 'Privacy Policy', href: 'https://policies.google.com/privacy', external: true },
    between: 'and',
    terms: { label: 'Terms of Service', href: 'https://policies.google.com/terms', external: true },
    after: 'apply.',
  },
  sandboxCaptcha: 'The captcha is a sandbox here: it lets every message pass.',
  /** At the form, where no script runs and the captcha needs one. */
  needsScript:
    'This form needs JavaScript, since a captcha protects it. Without it, a person reads what you send to',
  orWhatsapp: 'or on WhatsApp to',
} as const

/** Answers a form that was sent without a script, where the captcha needs one. */
export const unsent = {
  title: 'Message not sent',
  notice:
    'This form needs JavaScript, since a captcha protects it. Your message was not sent, and nothing of it was kept.',
  instead: 'Please send it to',
  copy: 'What you wrote, to copy',
  hours: `A person reads it, ${brand.hours}.`,
} as const

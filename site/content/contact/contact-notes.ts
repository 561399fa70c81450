import { retentionDays } from '../../contracts/retention'
import { brand } from '../brand'

/** Notes beside the forms: how long the data is kept, and which other company receives data. */
export const notes = {
  privacy: { label: 'Privacy policy', href: '/privacy' },
  kept: `We use your message to answer you, and keep it for ${retentionDays.messages} days.`,
  draftKept: `What you have not finished is kept for ${retentionDays.drafts} days.`,
  /** Shown if the server could not store the last change. */
  draftUnsaved:
    'What you typed is not saved yet. It is kept as long as this page stays open. Saving is tried again when you type, and when you are back online.',
  /** Another tab has signed in with another account. `kept`: something was typed before. */
  accountChanged: (now: string, before: string, kept: boolean) =>
    `You are now signed in as ${now}, because another tab has signed in with this account.${
      kept ? ` What you typed as ${before} stays with that account. Sign in with it again to go on.` : ''
    }`,
  /** The same beside the buttons, which are always in view. */
  draftUnsavedShort: 'Not saved yet. What you typed is kept as long as this page stays open.',
  /** Google requires this text where its badge is hidden. https://developers.google.com/recaptcha/docs/faq */
  recaptcha: {
    before: 'This site is protected by reCAPTCHA and the Google',
    policy: { label: 'Privacy Policy', href: 'https://policies.google.com/privacy', external: true },
    between: 'and',
    terms: { label: 'Terms of Service', href: 'https://policies.google.com/terms', external: true },
    after: 'apply.',
  },
  sandboxCaptcha: 'The captcha is a sandbox here: it lets every message pass.',
  /** In place of the form without JavaScript. */
  needsScript:
    'This form needs JavaScript, since a captcha protects it. Without it, a person reads what you send to',
  orWhatsapp: 'or on WhatsApp to',
} as const

/** The answer to a form that is sent without its script. */
export const unsent = {
  title: 'Message not sent',
  notice:
    'This form was sent without its script. Your message was not sent, and nothing of it was kept. Go back to copy what you wrote.',
  instead: 'Please send it to',
  hours: `A person reads it, ${brand.hours}.`,
} as const

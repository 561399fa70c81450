import { apg, componentMeta } from '../../testing/contract-parts.ts'
import { alertDescriptions } from './alert.tsx'

export default componentMeta({
  summary: 'A message that stays on the page, with an icon, a tinted background and text.',
  use: [
    'Use an alert for information that visitors need while they continue: why something failed, what to do next, what has changed.',
    'Set `live` if the message appears after the page has loaded. `live="polite"` uses the role `status`, `live="assertive"` the role `alert`.',
    'Leave `live` out for a message that is in the page from the start: a live region announces changes only.',
  ],
  avoid: {
    'The message confirms a result that the page already shows, and may disappear.': 'toast',
    'The message lists the errors of a form.': 'ErrorSummary',
    'The message belongs to one field.': 'Field, `error`',
    'The visitor must answer before continuing.': 'AlertDialog',
  },
  rules: {
    'Keep a live Alert mounted and change its children when there is a message.':
      'Mount a live Alert together with its text. Many screen readers announce only changes to a region that already exists.',
    'Use `assertive` only for the failure of an action that the visitor has just started.':
      'Interrupt for a success: an assertive message cuts off what the screen reader is reading (WCAG 2.2, 4.1.3 Status Messages).',
    'Content: say what happened, then what to do. “Login failed. Please try again.”':
      'Write only “Something went wrong” or an error code.',
    'Leave the message on the page for as long as it is true.':
      'Remove it after a few seconds: WAI-ARIA APG advises against alerts that disappear automatically.',
  },
  parts: ['Alert'],
  variants: alertDescriptions,
  examples: {
    Default: 'Three tones, each with its own icon.',
    Tones: 'A warning, news and a note.',
    WithHeadingAndButton: 'A heading, a sentence and a button.',
    Live: 'Announced when it appears: press the button.',
  },
  pattern: apg('Alert', 'alert'),
  roles: [
    { role: 'alert', nameFrom: 'no name; live="assertive"' },
    { role: 'status', nameFrom: 'no name; live="polite"' },
  ],
  states: {
    'data-tone': 'For styling. The icon and the text carry the meaning.',
  },
  focus: 'It cannot be focused and does not move the focus.',
  announcements: [
    'Its text when it appears or changes, politely or assertively as set by `live`; nothing without `live`.',
  ],
  transcripts: [
    { story: 'Default' },
    { story: 'Live', press: ['Send message'] },
    { story: 'WithHeadingAndButton' },
  ],
  wcag: '1.3.1 1.4.1 1.4.3 4.1.3',
  withoutJavaScript: 'Every message that is in the HTML from the start is shown.',
  works: {
    Default: [
      { reads: 'Login failed. Please try again.' },
      { reads: 'Your message has been sent. Thank you!' },
    ],
  },
})

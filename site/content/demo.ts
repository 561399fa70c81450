import { brand } from './brand'
import { readings } from './readings'

/** Texts of the demo page. */
export const demo = {
  lead: `A free session of 30 minutes with one of us, on screen. Bring your questions; you need nothing else, and there is no obligation. ${readings.demo}`,
  facts: [
    { term: 'How long', value: '30 minutes' },
    { term: 'Price', value: 'Free' },
    { term: 'Where', value: 'On your screen' },
  ],
  timeTitle: 'Choose a time',
  calendar: {
    label: 'Calendar for booking a demo',
    show: 'Show the calendar',
    /** Shown before the calendar of a company is loaded. */
    of: (name: string) => `The calendar is a page of ${name}.`,
    from: (host: string) =>
      `Your browser fetches it from ${host} only when you press the button. What you enter there goes to them, and they pass it on to us.`,
    sandbox: 'This is a sample calendar, for trying out this page.',
    sandboxProvider: { name: 'the sandbox', host: 'this site' },
    sandboxFrom:
      'No scheduling service is set up yet. This site serves a sandbox, and nobody sees what you book.',
    booked: 'Your demo is booked. The calendar shows the time.',
    /** Shown when the calendar can be opened, but not embedded here. */
    elsewhere: 'Choose a time online',
  },
  otherTitle: 'No suitable time?',
  other: `Write to us with two times that suit you. We are here ${brand.hours} and will reply with a link to join.`,
  /** Shown when the calendar does not load: a link to the calendar's own page, then ways to reach a person. */
  byItself: (name: string) => `Open the calendar at ${name}`,
  instead: 'Write to us with two times that suit you:',
  bookByMail: 'Book by e-mail',
  bookByWhatsapp: 'Book on WhatsApp',
  mailSubject: 'A free demo',
  more: { id: 'more', label: 'The session', headline: 'What you will see, and what to have ready' },
  shownTitle: 'What we show you',
  shown: [
    'A school being opened, from the plan to its own web address',
    'Courses, events and the calendar of a week',
    'An exam, from the first question to the results',
    'The fee register: invoices, what is outstanding, and the reports at the end of a month',
    'Whatever you ask about',
  ],
  bringTitle: 'What helps us prepare',
  bring: [
    'What you teach, and to how many students',
    'How you keep fees and timetables today',
    'A name for your school, if you have one',
  ],
} as const

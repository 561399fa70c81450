import { brand } from './brand'

/** Words of the demo page. */
export const demo = {
  lead: 'A free session of 30 minutes with one of us, on screen. Bring your questions; you need nothing else, and it binds you to nothing.',
  facts: [
    { term: 'How long', value: '30 minutes' },
    { term: 'Price', value: 'Free' },
    { term: 'Where', value: 'Online, on your screen' },
  ],
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
  bookTitle: 'How to book',
  book: `Write to us with two times that suit you. We are here ${brand.hours}, and reply with a link to join.`,
  bookOnline: 'Choose a time',
  bookByMail: 'Book by e-mail',
  bookByWhatsapp: 'Book on WhatsApp',
  mailSubject: 'A free 30-minute demo',
} as const

import { brand } from './brand'

export const about = {
  say: `You already know how to teach. What fills your evenings is everything around it: the notice board, the fee register, the timetable on a forwarded photo. ${brand.name} keeps all of that in one place, under your name.`,
  /** The line above the timeline on the page about us. */
  howTitle: 'How it works, minute by minute',
  /** Positions on the ten-minute timeline. The split into steps is an illustration; the ten minutes are the claim. */
  when: (from: number, to: number) => `Minutes ${from} to ${to}`,
  timeline: [
    { from: 0, to: 2, title: 'Sign up', body: 'Pick a plan and sign in with Google.' },
    {
      from: 2,
      to: 8,
      title: 'Customise your modules',
      body: 'Choose a template, add your name and colours, switch on the parts you need: courses, calendar, exams, invoices. Leave the rest for later.',
    },
    {
      from: 8,
      to: 10,
      title: 'Launch and grow',
      body: 'Send students your address, then add the next batch.',
    },
  ],
} as const

/** The other texts of the page about us; in a separate export, so that the home page does not load them. */
export const aboutPage = {
  mission: {
    title: 'Our mission',
    body: 'To give every teacher the front office that a large institute has: a site, a timetable, a fee register and an exam desk, without hiring anyone and without writing code.',
  },
  vision: {
    title: 'Our vision',
    body: 'A town where the best teacher in the lane is as easy to find and to join as the biggest academy, and where the evening belongs to teaching again.',
  },
  bulletsTitle: 'What comes with it',
  bullets: [
    'A free website and a template that you can change',
    'A free subdomain with SSL',
    'Admin tools; on the Customization plan, roles and permissions too',
    'Analytics and reports',
    'Storage, with your data backed up',
    'A 14-day free trial with no card',
  ],
  why: {
    id: 'why',
    label: 'Our promise',
    headline: `Why choose ${brand.name}`,
    points: [
      {
        title: 'It is yours',
        body: 'Your name, your colours and your address. Students see your school, not ours.',
      },
      { title: 'It is quick', body: 'About ten minutes from signing up to a site your students can open.' },
      {
        title: 'It is one place',
        body: 'Courses, calendar, exams, invoices and reports share one set of names.',
      },
      {
        title: 'It is honest',
        body: 'Free for 14 days with no card. You see the price before you pay, and you can leave when you like.',
      },
      { title: 'It is made here', body: `Built in ${brand.location}, and priced in rupees.` },
      { title: 'People answer', body: `By e-mail and WhatsApp, ${brand.hours}.` },
    ],
  },
  purposeLabel: 'Our purpose',
  contactLabel: 'Contact',
  contactTitle: 'Talk to us',
  contactLead: 'Ask us first, or start now: it takes about ten minutes, and you need no card.',
  cta: { label: 'Get Started Today', href: '/online-teaching-platform-launch-in-10-min' },
} as const

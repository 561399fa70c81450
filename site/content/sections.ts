import { brand } from './brand'
import { readings } from './readings'
import type { SectionCopy } from './types'

export const cta = {
  headline: 'The bell rings in ten minutes.',
  body: 'That is enough time to open your classroom. Bring a name for it; we have the rest.',
  start: { label: 'Start Free', href: '/online-teaching-platform-launch-in-10-min' },
  demo: { label: 'Book a demo', href: '/demo-session' },
} as const

export const pricing = {
  tagline: 'Transparent pricing, no hidden fees.',
  popular: 'Most Popular',
  currencyName: 'rupees',
  hiddenPrice: 'Let’s work it out',
  limitsTitle: 'Resource limits',
  limitsNote: 'The limits of the free trial are approximate. Ask us if your classes need more.',
  /** Shown below the plans: the owner has not set this price. */
  afterTrial:
    'Free for 14 days. The price is shown before you pay anything, and you are never charged automatically: you subscribe, or delete the account.',
  footNote: `Not sure which one fits? ${readings.demo}`,
  demo: { label: 'Book a free demo', href: '/demo-session' },
} as const

/** Labels, notes and headlines of the sections, on the home page and on their own pages. */
export const sections = {
  partners: {
    id: 'partners',
    label: 'Made for schools of every kind',
    headline: 'Made for schools of every kind',
  },
  stats: { id: 'numbers', label: 'In numbers', headline: `${brand.name} in numbers` },
  about: {
    id: 'about',
    label: 'About us',
    note: 'Made in Kolkata, for teachers anywhere',
    headline: 'One teacher, with an institute’s front office',
  },
  features: {
    id: 'features',
    label: 'Key features',
    note: 'All of these are in the free trial',
    headline: 'Everything after the bell, done for you',
  },
  services: { id: 'services', label: 'Top services', headline: 'What you get, in plain words' },
  pricing: {
    id: 'pricing',
    label: 'Pricing',
    note: 'In rupees. Paid plans are billed once a year.',
    headline: 'Our Pricing',
    lead: pricing.tagline,
  },
  faq: {
    id: 'faq',
    label: 'FAQ',
    note: 'Yours not here?',
    link: { label: 'Ask us', href: '/contact' },
    headline: 'Questions teachers ask us first',
  },
  contact: {
    id: 'contact',
    label: 'Get in touch',
    headline: 'Ask us anything. A person replies.',
    lead: 'Please fill in all five fields.',
  },
  reviews: {
    id: 'reviews',
    label: 'Reviews',
    headline: 'What teachers would tell a colleague',
  },
  demo: {
    id: 'demo',
    label: 'Demo',
    headline: 'Half an hour, your questions, our screen',
  },
} satisfies Record<string, SectionCopy>

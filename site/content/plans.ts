import type { Plan } from './types'

/** The offered plans, in the order of the cards. Prices are in rupees a month. The setup guide opens the first. */
export const plans: [Plan, ...Plan[]] = [
  {
    code: 'FT',
    title: 'Free Trial',
    currency: '₹',
    price: 0,
    period: 'per month',
    priceNote: 'for 14 days, no card',
    description:
      'Teach on it for two weeks and see if it suits you. After that, subscribe or delete the account. The choice is yours.',
    features: [
      'Single admin',
      'Analytics',
      'Sales and trend reports',
      'Activity tracking',
      'Reviews',
      'Automated invoices',
      'Outstanding payment alerts',
      'Global search',
      'PDF and CSV downloads',
      'Exam builder',
      'Course management',
      'Event management',
      'Calendar',
      'To-do list',
      'Guide',
      'Free subdomain with SSL',
    ],
    resourceLimits: {
      cpuPercent: 'about 10%',
      memoryMB: 'about 10 MB',
      diskSpaceGB: 'about 0.10%',
      bandwidthTB: '1,000 GB',
    },
    buttonText: 'Start Free Trial',
    buttonClass: 'primary',
    hasFreeTrail: true,
    popular: true,
    webBookingAllowed: true,
  },
  {
    code: 'EP',
    title: 'Customization',
    currency: '₹',
    price: -1,
    period: 'per month',
    description: 'For academies with several teachers, their own domain, or moving from another system.',
    featuresHeading: 'Everything in Free Trial, plus',
    features: [
      'Multiple admins',
      'Live demo',
      '24/7 priority support',
      'Your own domain',
      'White-label branding',
      'Custom storage',
    ],
    buttonText: 'Contact Us',
    buttonClass: 'outline',
    hasFreeTrail: false,
    popular: false,
    webBookingAllowed: false,
  },
]

/**
 * A made-up paid plan for testing the paid journey in the sandbox. It is never offered outside the sandbox, and its
 * name says what it is. It has a page of its own, so that /pricing is the same page in tests and in production.
 */
export const samplePaidPlan: Plan = {
  code: 'SP',
  title: 'Sample Paid',
  currency: '₹',
  price: 499,
  period: 'per month',
  priceNote: 'a sample, no money moves',
  description: 'A made-up plan for trying the paid journey. It exists in the sandbox only.',
  features: ['Everything in the free trial', 'A practice payment of twelve months'],
  resourceLimits: {
    cpuPercent: 'about 20%',
    memoryMB: 'about 256 MB',
    diskSpaceGB: '10 GB',
    bandwidthTB: '2 TB',
    traffic: { incomingMB: '500 MB', outgoingMB: '500 MB' },
  },
  buttonText: 'Try Sample Plan',
  buttonClass: 'outline',
  hasFreeTrail: false,
  popular: false,
  webBookingAllowed: true,
  sample: true,
}

/** The title of a plan, or its code where the plan is no longer offered. */
export const planTitle = (code: string) =>
  [...plans, samplePaidPlan].find((plan) => plan.code === code)?.title ?? code

/** Resource limits, in display order and with their labels. */
export const limitNames = {
  cpuPercent: 'CPU',
  memoryMB: 'Memory',
  diskSpaceGB: 'Disk space',
  bandwidthTB: 'Bandwidth',
  traffic: 'Traffic in / out',
} as const

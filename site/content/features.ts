import type { FeatureGroup, ServiceBlock } from './types'

/** The tabs. Together their lists name all sixteen features of the free trial. */
export const featureGroups: [FeatureGroup, ...FeatureGroup[]] = [
  {
    id: 'fees',
    label: 'Fees',
    title: 'Know who has paid without asking',
    subtitle: 'Invoices make themselves, and the register fills itself in as fees arrive.',
    content: [
      'Automated invoices',
      'Outstanding payment alerts',
      'Sales and trend reports',
      'PDF and CSV downloads',
    ],
    image: 'register',
  },
  {
    id: 'classes',
    label: 'Classes',
    title: 'Every batch knows where to be',
    subtitle: 'Courses, events and your own to-do list share one calendar.',
    content: ['Course management', 'Event management', 'Calendar', 'To-do list'],
    image: 'calendar',
  },
  {
    id: 'exams',
    label: 'Exams',
    title: 'Set a paper without retyping the last one',
    subtitle: 'Build a test on screen, then see who sat it and who did not.',
    content: ['Exam builder', 'Activity tracking', 'Global search', 'Guide', 'Single admin'],
    image: 'exam',
  },
  {
    id: 'reports',
    label: 'Reports',
    title: 'See how the term is going',
    subtitle: 'Fees, activity and trends as charts, and as files your accountant can open.',
    content: ['Analytics', 'Sales and trend reports', 'Activity tracking', 'PDF and CSV downloads'],
    image: 'chart',
  },
  {
    id: 'brand',
    label: 'Your brand',
    title: 'Your name over the door',
    subtitle: 'Your address, your colours and what your students say about you.',
    content: ['Free subdomain with SSL', 'Reviews'],
    image: 'colours',
  },
]

/** Small items with an icon, below the tabs of the features page. */
export const featureItems: ServiceBlock[] = [
  {
    icon: 'ReceiptIndianRupee',
    title: 'Invoices that make themselves',
    description: 'A fee falls due, an invoice goes out, and an alert tells you what is still outstanding.',
    colour: 'marigold',
  },
  {
    icon: 'ListChecks',
    title: 'An exam builder',
    description: 'Put questions together on screen and keep them for the next batch.',
    colour: 'river',
  },
  {
    icon: 'CalendarClock',
    title: 'One calendar',
    description: 'Classes, events and your to-do list, on one page.',
    colour: 'leaf',
  },
  {
    icon: 'Search',
    title: 'Global search',
    description: 'Type a name once and find the student, the course or the invoice.',
    colour: 'terra',
  },
  {
    icon: 'FileDown',
    title: 'PDF and CSV downloads',
    description: 'Take your records with you, as a page to print or a sheet to sort.',
    colour: 'river',
  },
  {
    icon: 'BookOpen',
    title: 'A guide beside you',
    description: 'Every screen is explained where you need it, in plain words.',
    colour: 'leaf',
  },
]

/** Coloured cards at the end of the features page. */
export const featureCards: ServiceBlock[] = [
  {
    icon: 'Palette',
    title: 'No code',
    description: 'Choose a free template and change it by clicking. There is nothing to install.',
    colour: 'marigold',
  },
  {
    icon: 'Clock',
    title: 'Ten minutes',
    description: 'From signing up to a site that your students can open, in about that time.',
    colour: 'river',
  },
  {
    icon: 'Archive',
    title: 'Backed up',
    description: 'Your data is stored and backed up, and it stays when you upgrade.',
    colour: 'leaf',
  },
  {
    icon: 'BadgeCheck',
    title: '99.9% uptime',
    description: 'So the class is where you left it when the bell rings.',
    colour: 'terra',
  },
]

/** Headlines of the sections below the tabs of the features page. */
export const featuresMore = {
  items: { id: 'items', label: 'Every day', headline: 'What teachers use every day' },
  cards: { id: 'cards', label: 'Underneath', headline: 'What you never have to think about' },
} as const

export const featureGroupsLabel = 'Feature groups'

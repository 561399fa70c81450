import { brand } from './brand'
import type { ServiceBlock } from './types'

export const services: ServiceBlock[] = [
  {
    icon: 'LayoutTemplate',
    title: 'Website and template',
    description:
      'A finished site on day one. Change the words, the pictures and the colours whenever you like.',
    colour: 'marigold',
  },
  {
    icon: 'Globe',
    title: 'Free subdomain with SSL',
    description: 'Your own short address, which students can type from memory, over a secure connection.',
    colour: 'river',
  },
  {
    icon: 'Users',
    title: 'Admin tools',
    description:
      'Courses, fees and exams from one desk. On the Customization plan, give a colleague the timetable without giving them the accounts.',
    colour: 'leaf',
  },
  {
    icon: 'ChartColumn',
    title: 'Analytics and reporting',
    description: 'Activity, sales and trends, ready to download as PDF or CSV.',
    colour: 'terra',
  },
  {
    icon: 'Database',
    title: 'Storage and backup',
    description: 'Your data is backed up, and stays with you when you upgrade.',
    colour: 'river',
  },
  {
    icon: 'Headset',
    title: 'Help from people',
    description: `A person answers by e-mail and WhatsApp, ${brand.hours}.`,
    colour: 'marigold',
  },
]

import { brand } from '../brand'
import type { ContentLink, IconName, SectionCopy } from '../types'

type Shortcut = { icon: IconName; title: string; body: string; link: ContentLink }

/** Below the contact form: links that may answer the visitor's question. */
export const contactMore: SectionCopy & { shortcuts: Shortcut[] } = {
  id: 'before',
  label: 'Shortcuts',
  headline: 'Before you write',
  shortcuts: [
    {
      icon: 'Search',
      title: 'A question many have asked',
      body: 'The trial, your web address, your data, cancelling and paying: the short answers are on one page.',
      link: { label: 'Read the FAQ', href: '/faq' },
    },
    {
      icon: 'ReceiptIndianRupee',
      title: 'A payment that went wrong',
      body: `Charged, but no licence? Your account shows every payment and what became of it. If yours is not there, take a screenshot of the confirmation, note the order ID and send it to ${brand.email} within 3 days.`,
      link: { label: 'Your payments', href: '/account' },
    },
    {
      icon: 'CalendarClock',
      title: 'You would rather see it',
      body: 'Half an hour on screen with one of us, free, with the questions you bring.',
      link: { label: 'Book a free demo', href: '/demo-session' },
    },
    {
      icon: 'ListChecks',
      title: 'You want to begin at once',
      body: 'Three steps, about ten minutes, no card. The setup guide shows each of them.',
      link: { label: 'How It Works', href: '/online-teaching-platform' },
    },
  ],
}

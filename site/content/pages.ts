import { brand } from './brand'
import { pageLabels } from './navigation'
import type { GuidePath, Page, SitePath } from './types'

const titled = (title: string) => `${title} | ${brand.name}`

/** The canonical address of the setup guide, which has seven addresses. */
const guidePath = '/online-teaching-platform'

type PageText = Omit<Page, 'path' | 'label'> & { label?: string }

const guidePage = (title: string, description: string): PageText => ({
  title: titled(title),
  description,
  h1: 'Open your classroom online in ten minutes',
  label: pageLabels['/online-teaching-platform-launch-in-10-min'],
  canonical: guidePath,
})

const texts: Record<SitePath, PageText> = {
  '/': {
    title: `${brand.name}: your own teaching site in ten minutes`,
    description:
      'A full site for teachers, coaches and small academies: courses, timetable, exams and fees under your own name. No code, 14 days free, no card.',
    h1: 'Put your maths tuition online in ten minutes.',
  },
  '/about': {
    title: titled('About us: made in Kolkata for teachers'),
    description: `What ${brand.name} is for: one teacher with the front office of an institute. Our mission, our vision and how a school goes online in three steps.`,
    h1: 'One teacher, with an institute’s front office',
  },
  '/features': {
    title: titled('Key features: fees, classes, exams'),
    description:
      'Invoices that make themselves, one calendar, an exam builder, reports and your own address. All sixteen features are in the free trial.',
    h1: 'Everything after the bell, done for you',
  },
  '/services': {
    title: titled('Top services for teachers and academies'),
    description:
      'A website and template, a free subdomain with SSL, admin tools, analytics, storage with backup, and help from people. What you get, in plain words.',
    h1: 'What you get, in plain words',
  },
  '/pricing': {
    title: titled('Our Pricing: start at zero'),
    description:
      'Transparent pricing, no hidden fees. Begin with a 14-day free trial with no card, or ask us for a plan with your own domain and several admins.',
    h1: 'Our Pricing',
  },
  '/faq': {
    title: titled('FAQ: trial, address, data and payment'),
    description:
      'Is the trial free? Do I get my own address? Can I cancel? How do I pay? Short answers to the questions that teachers ask us first.',
    h1: 'Questions teachers ask us first',
  },
  '/reviews': {
    title: titled('Reviews from the staff room'),
    description: `What a teacher might tell a colleague about ${brand.name}: fees, timetables, exams and the first evening online. Sample reviews, marked as samples.`,
    h1: 'What teachers would tell a colleague',
  },
  [guidePath]: guidePage(
    'Online teaching platform: the setup guide',
    'How to open your own online teaching platform: choose a plan, add your details, launch. Three steps, about ten minutes, no card.',
  ),
  '/online-teaching-platform-free': guidePage(
    'Free online teaching platform for 14 days',
    'Start an online teaching platform free for 14 days, with no payment at first. Afterwards you subscribe or delete the account.',
  ),
  '/online-teaching-platform-in-kolkata': guidePage(
    'Online teaching platform made in Kolkata',
    'An online teaching platform built in Kolkata, India. See how a tutor or a small academy opens a branded site in three steps.',
  ),
  '/online-teaching-platform-launch-in-10-min': guidePage(
    'How It Works: launch in 10 minutes',
    'Launch your teaching site in about 10 minutes. Watch the steps: choose your plan, add company info, review and launch.',
  ),
  '/online-teaching-platform-easy-steps': guidePage(
    'Online teaching platform in easy steps',
    'Three easy steps to an online teaching platform under your own name, each explained, with a short video of the whole journey.',
  ),
  '/online-teaching-platform-easily-manage-free': guidePage(
    'Easily manage a free teaching platform',
    'Set up and manage your courses, exams and fees in one place, free for 14 days. The setup guide shows each step.',
  ),
  '/online-teaching-platform-low-cost': guidePage(
    'Low-cost online teaching platform',
    'Begin at zero rupees with a 14-day trial and no hidden fees. The setup guide takes you from plan to launch.',
  ),
  '/contact': {
    title: titled('Get in touch'),
    description: `Ask us anything about your teaching site. Write to us here, by e-mail or on WhatsApp, ${brand.hours}. Kolkata, India.`,
    h1: 'Ask us anything. A person replies.',
  },
  '/demo-session': {
    title: titled('Book a free 30-minute demo'),
    description:
      'See the product with your own questions: a free 30-minute session on screen with one of us. What we show, what to bring and how to book.',
    h1: 'Half an hour, your questions, our screen',
    label: 'Demo',
  },
  '/terms': {
    title: titled('Terms of service'),
    description: `The terms for using ${brand.name}: your account, the free trial, payment, what you may publish, and how either of us can end the agreement.`,
    h1: 'Terms of service',
  },
  '/privacy': {
    title: titled('Privacy policy'),
    description: `What ${brand.name} knows about you, why, for how long, who else sees it, and how to have it corrected or deleted.`,
    h1: 'Privacy policy',
  },
  '/refund': {
    title: titled('Refund policy'),
    description:
      'When and how to ask for a refund: within 30 days of purchase, processed within 10 business days, and what we need from you.',
    h1: 'Refund policy',
  },
  '/accessibility': {
    title: titled('Accessibility statement'),
    description: `How far ${brand.name} conforms to WCAG 2.2, level AA, what does not, how it was tested, and how to tell us what does not work.`,
    h1: 'Accessibility statement',
  },
  '/account': {
    title: titled('Your account'),
    description:
      'For schools with an account: your plan and how long it runs, your company details, your payments, a file with all your data, and how to leave.',
    h1: 'Your account',
    unlisted: true,
  },
}

/**
 * Every page of the site, in the order of the sitemap, which excludes unlisted pages. Routes, links and search data are
 * checked against this list.
 */
export const pages = Object.entries(texts).map(([path, text]): Page => {
  const label = pageLabels[path as keyof typeof pageLabels]
  return { path: path as SitePath, label, ...text }
})

/** The page for unknown paths. */
export const notFound = {
  path: '/404',
  title: `404 - Page Not Found | ${brand.name}`,
  description: `This address leads to no page of ${brand.name}. The homepage, the pricing and the setup guide are one press away.`,
  h1: '404 - Page Not Found',
  label: 'Page not found',
  card: '/social/404.png',
  text: "Sorry, the page you're looking for doesn't exist.",
  link: { label: 'Go to the homepage', href: '/' },
} as const

/** The page at a path. */
export const pageAt = (path: SitePath): Page => {
  const page = pages.find((candidate) => candidate.path === path)
  if (!page) throw new Error(`content/pages.ts has no page at ${path}`)
  return page
}

/** The addresses of the setup guide. */
export const guidePaths = pages
  .filter((page) => page.canonical === guidePath)
  .map((page) => page.path) as GuidePath[]

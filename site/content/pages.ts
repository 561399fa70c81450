import { brand } from './brand'
import { pageLabels } from './navigation'
import type { GuidePath, Page, SitePath } from './types'

const titled = (title: string) => `${title} | ${brand.name}`

/** The canonical address of the setup guide, which has seven addresses. */
const guidePath = '/online-teaching-platform'

const guidePage = (path: GuidePath, title: string, description: string): Page => ({
  path,
  title: titled(title),
  description,
  h1: 'Open your classroom online in ten minutes',
  label: pageLabels['/online-teaching-platform-launch-in-10-min'],
  canonical: guidePath,
})

/**
 * Every page of the site, in the order of the sitemap, which excludes unlisted pages. Routes, links and search data are
 * checked against this list.
 */
export const pages: Page[] = [
  {
    path: '/',
    title: `${brand.name}: your own teaching site in ten minutes`,
    description:
      'A full site for teachers, coaches and small academies: courses, timetable, exams and fees under your own name. No code, 14 days free, no card.',
    h1: 'Put your maths tuition online in ten minutes.',
    label: pageLabels['/'],
  },
  {
    path: '/about',
    title: titled('About us: made in Kolkata for teachers'),
    description: `What ${brand.name} is for: one teacher with the front office of an institute. Our mission, our vision and how a school goes online in three steps.`,
    h1: 'One teacher, with an institute’s front office',
    label: pageLabels['/about'],
  },
  {
    path: '/features',
    title: titled('Key features: fees, classes, exams'),
    description:
      'Invoices that make themselves, one calendar, an exam builder, reports and your own address. All sixteen features are in the free trial.',
    h1: 'Everything after the bell, done for you',
    label: pageLabels['/features'],
  },
  {
    path: '/services',
    title: titled('Top services for teachers and academies'),
    description:
      'A website and template, a free subdomain with SSL, admin tools, analytics, storage with backup, and help from people. What you get, in plain words.',
    h1: 'What you get, in plain words',
    label: pageLabels['/services'],
  },
  {
    path: '/pricing',
    title: titled('Our Pricing: start at zero'),
    description:
      'Transparent pricing, no hidden fees. Begin with a 14-day free trial with no card, or ask us for a plan with your own domain and several admins.',
    h1: 'Our Pricing',
    label: pageLabels['/pricing'],
  },
  {
    path: '/faq',
    title: titled('FAQ: trial, address, data and payment'),
    description:
      'Is the trial free? Do I get my own address? Can I cancel? How do I pay? Short answers to the questions that teachers ask us first.',
    h1: 'Questions teachers ask us first',
    label: pageLabels['/faq'],
  },
  {
    path: '/reviews',
    title: titled('Reviews from the staff room'),
    description: `What a teacher might tell a colleague about ${brand.name}: fees, timetables, exams and the first evening online. Sample reviews, marked as samples.`,
    h1: 'What teachers would tell a colleague',
    label: pageLabels['/reviews'],
  },
  guidePage(
    guidePath,
    'Online teaching platform: the setup guide',
    'How to open your own online teaching platform: choose a plan, add your details, launch. Three steps, about ten minutes, no card.',
  ),
  guidePage(
    '/online-teaching-platform-free',
    'Free online teaching platform for 14 days',
    'Start an online teaching platform free for 14 days, with no payment at first. Afterwards you subscribe or delete the account.',
  ),
  guidePage(
    '/online-teaching-platform-in-kolkata',
    'Online teaching platform made in Kolkata',
    'An online teaching platform built in Kolkata, India. See how a tutor or a small academy opens a branded site in three steps.',
  ),
  guidePage(
    '/online-teaching-platform-launch-in-10-min',
    'How It Works: launch in 10 minutes',
    'Launch your teaching site in about 10 minutes. Watch the steps: choose your plan, add company info, review and launch.',
  ),
  guidePage(
    '/online-teaching-platform-easy-steps',
    'Online teaching platform in easy steps',
    'Three easy steps to an online teaching platform under your own name, each explained, with a short video of the whole journey.',
  ),
  guidePage(
    '/online-teaching-platform-easily-manage-free',
    'Easily manage a free teaching platform',
    'Set up and manage your courses, exams and fees in one place, free for 14 days. The setup guide shows each step.',
  ),
  guidePage(
    '/online-teaching-platform-low-cost',
    'Low-cost online teaching platform',
    'Begin at zero rupees with a 14-day trial and no hidden fees. The setup guide takes you from plan to launch.',
  ),
  {
    path: '/contact',
    title: titled('Get in touch'),
    description: `Ask us anything about your teaching site. Write to us here, by e-mail or on WhatsApp, ${brand.hours}. Kolkata, India.`,
    h1: 'Ask us anything. A person replies.',
    label: pageLabels['/contact'],
  },
  {
    path: '/demo-session',
    title: titled('Book a free 30-minute demo'),
    description:
      'See the product with your own questions: a free 30-minute session on screen with one of us. What we show, what to bring and how to book.',
    h1: 'Half an hour, your questions, our screen',
    label: 'Demo',
  },
  {
    path: '/terms',
    title: titled('Terms of service'),
    description: `The terms for using ${brand.name}: your account, the free trial, payment, what you may publish, and how either of us can end the agreement.`,
    h1: 'Terms of service',
    label: pageLabels['/terms'],
  },
  {
    path: '/privacy',
    title: titled('Privacy policy'),
    description: `What ${brand.name} knows about you, why, for how long, who else sees it, and how to have it corrected or deleted.`,
    h1: 'Privacy policy',
    label: pageLabels['/privacy'],
  },
  {
    path: '/refund',
    title: titled('Refund policy'),
    description:
      'When and how to ask for a refund: within 30 days of purchase, processed within 10 business days, and what we need from you.',
    h1: 'Refund policy',
    label: pageLabels['/refund'],
  },
  {
    path: '/accessibility',
    title: titled('Accessibility statement'),
    description: `How far ${brand.name} conforms to WCAG 2.2, level AA, what does not, how it was tested, and how to tell us what does not work.`,
    h1: 'Accessibility statement',
    label: pageLabels['/accessibility'],
  },
  {
    path: '/account',
    title: titled('Your account'),
    description:
      'For schools with an account: your plan and how long it runs, your company details, your payments, a file with all your data, and how to leave.',
    h1: 'Your account',
    label: pageLabels['/account'],
    unlisted: true,
  },
]

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

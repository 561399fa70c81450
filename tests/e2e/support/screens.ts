import { brand } from '../../../site/content/brand'
import { freeFeatures, guideAddresses } from './specified'

type Name = string | RegExp

/** One text that a page has to contain, with the role in which it is exposed; `text` is for text without a role. */
export type Row = [role: 'heading' | 'link' | 'button' | 'tab' | 'text', name: Name]

const text = (...names: Name[]): Row[] => names.map((name) => ['text', name])
const headings = (...names: Name[]): Row[] => names.map((name) => ['heading', name])
const links = (...names: Name[]): Row[] => names.map((name) => ['link', name])

const questions = [
  'Is the trial really free?',
  'Do I get my own web address?',
  'What happens to my data if I upgrade?',
  'Can I cancel at any time?',
  'How do I pay?',
  'Can I get my money back?',
  'How do I get help?',
]
/** Claims that the answers make (docs/content-questions.md). */
const answers = text(
  '7-day refund after purchase',
  'cancel anytime',
  'until the end of the billing cycle',
  'free subdomain',
  'by chat and e-mail is there 24/7',
  'By card, UPI or net banking',
)
const faq: Row[] = [...questions.map((name): Row => ['button', name]), ...answers]

const pricing: Row[] = [
  ...text('Transparent pricing, no hidden fees.', 'Most Popular', /₹\s*0/, 'per month', '14 days, no card'),
  ...headings('Free Trial', 'Customization'),
  ...text(...freeFeatures),
  ...text('Multiple admins', 'Live demo', '24/7 priority support', 'White-label branding', 'Custom storage'),
  ...text('about 10%', 'about 10 MB', 'about 0.10%', '1,000 GB'),
  ['button', 'Start Free Trial'],
  ['link', 'Contact Us'],
]

/** The form needs a captcha, so it is shown only where scripts run. */
const contact: Row[] = [
  ...text('needs JavaScript'),
  ...links(brand.email, brand.phone),
  ...text('Kolkata, India', '9 AM to 6 PM IST'),
]

const guide: Row[] = [
  ...text('14-day free trial', 'No payment initially', 'Then subscribe or delete your account'),
  ...headings('Choose Your Plan', 'Add Company Info', 'Review & Launch'),
  ...text(
    'Focus on features that fuel long-term success, not just the price.',
    'Ensure all emails are accurate to avoid delays or service interruptions.',
    'Engineered for 99.9% uptime.',
  ),
  ['button', 'Start Free Trial'],
  ['heading', 'The next ten minutes are yours.'],
]

/** Parts that every page has around its own content. */
export const everywhere: Row[] = [
  ...links(
    'Skip to main content',
    'Admin (opens in a new tab)',
    'Start FREE (opens in a new tab)',
    'How It Works',
  ),
  ...text(
    'empowers solo educators, coaches and small academies to launch, brand and monetize online courses.',
    'Clean dashboards, intuitive analytics and seamless user experiences in one platform.',
    'Stay in the loop',
    'Subscribe for valuable updates. No spam, ever.',
    'Kolkata, India',
    `© ${new Date().getFullYear()}`,
  ),
  ...headings('Company', 'Legal', 'Get in Touch'),
]

/** What each page shows without JavaScript (docs/product.md, Pages and Plans). */
export const screens: Record<string, Row[]> = {
  '/': [
    ['heading', /Put your .+ online in\s+ten minutes\./],
    ...links('Start Free', 'Book 15-Min Demo'),
    // Four signboards, and four tiles.
    ...text('Maths tuition', 'Coding club', 'Tabla class', 'Yoga classes'),
    ...text('1,000+', '99.9%', /10\s*min/, /14\s*days/),
    // The sections that the home page contains, in full.
    ...headings(/institute’s front office/, /Everything after the bell/, /What you get/, /Our Pricing/),
    ...headings(/One evening at Ganit Ghar/, 'Fees arrive', 'Class 10 is live', 'The test is set'),
    ...text('is an example, not a customer', '₹1,200 received', '11 of 12 are here'),
    ...headings(/Questions teachers ask us first/, 'The bell rings in ten minutes.', /Ask us anything/),
    ...pricing,
    ...faq,
    ...contact,
  ],
  '/about': [
    ...headings('Our mission', 'Our vision', /Why choose/),
    ...text('Sign up', 'Customise your modules', 'Launch and grow'),
    ...links('Get Started Today', brand.email, brand.phone),
  ],
  '/features': [
    ...headings(/Everything after the bell/, /What teachers use every day/),
    ...text(...freeFeatures),
  ],
  '/services': [
    ['heading', /What you get, in plain words/],
    ...text('free subdomain', 'template', 'nalytics', 'backed up'),
  ],
  '/pricing': [['heading', /Our Pricing/], ...pricing],
  '/faq': [['heading', /Questions teachers ask us first/], ...faq],
  '/reviews': [
    ['heading', /What teachers would tell a colleague/],
    ...text('5 out of 5', 'These reviews are samples.', 'Sample review'),
  ],
  '/contact': [['heading', /Ask us anything/], ...contact],
  '/demo-session': [
    ['heading', /Half an hour/],
    ...text('30 minutes', 'Free'),
    ...links('Book by e-mail', 'Book on WhatsApp'),
  ],
  '/terms': [['heading', 'Terms of service'], ...text('at least 18 years old', '14 days')],
  '/privacy': [['heading', 'Privacy policy'], ...text('at least 18 years old')],
  '/refund': [
    ['heading', 'Refund policy'],
    ...text('within 30 days of purchase', 'within 10 business days', 'at least 18 years old'),
  ],
  '/accessibility': [['heading', 'Accessibility statement'], ...text('level AA', 'Known limits')],
  ...Object.fromEntries(guideAddresses.map((path) => [path, guide])),
  '/no-such-page': [
    ['heading', '404 - Page Not Found'],
    ...text("Sorry, the page you're looking for doesn't exist."),
    ...links('Go to the homepage'),
  ],
}

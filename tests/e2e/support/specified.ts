/** Lists of docs/product.md. */

/** Routes: the addresses of the setup guide. */
export const guideAddresses = [
  '',
  '-free',
  '-in-kolkata',
  '-launch-in-10-min',
  '-easy-steps',
  '-easily-manage-free',
  '-low-cost',
].map((variant) => `/online-teaching-platform${variant}`)

/** Routes: every route. */
export const specifiedPaths = [
  '/',
  '/about',
  '/features',
  '/services',
  '/pricing',
  '/faq',
  '/reviews',
  '/contact',
  '/terms',
  '/refund',
  '/privacy',
  '/accessibility',
  '/demo-session',
  ...guideAddresses,
]

/** Plans: the 16 features of the free trial. */
export const freeFeatures = [
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
]

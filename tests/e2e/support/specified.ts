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

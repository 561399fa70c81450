import { brand } from './brand'

/** The page for paths that lead nowhere. Kept apart from the list of pages: the first bundle carries it. */
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

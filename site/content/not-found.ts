import { brand } from './brand'

/** The page for unknown paths. Separate from the list of pages, because it is part of the first bundle. */
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

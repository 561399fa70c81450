import { brand } from './brand'

/**
 * The requirements give two lengths of a demo and two sets of support hours (docs/content-questions.md). These sentences are
 * on each page that has both.
 */
export const readings = {
  demo: 'A demo takes 15 or 30 minutes: the length is agreed when you book.',
  support: `You can write at any hour. A person answers ${brand.hours}.`,
} as const

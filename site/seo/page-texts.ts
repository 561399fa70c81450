import { pageAt } from '../content/pages'
import type { Page, SitePath } from '../content/types'
import { cardAt } from './card-address'

/** What a page's head is made of. */
export type HeadText = Pick<Page, 'title' | 'description' | 'h1' | 'label'> & {
  path: string
  canonical?: string
  unlisted?: true
  /** Path of the page's picture for social cards. */
  card: string
}

/** What the head of a page needs of the page's texts, and no more: it is in the document a second time. */
export const headTextAt = (path: SitePath): HeadText => {
  const { title, description, h1, label, canonical, unlisted } = pageAt(path)
  const card = cardAt(canonical ?? path)
  // What is undefined would be written into every document all the same.
  return { path, title, description, h1, label, canonical, card, ...(unlisted && { unlisted }) }
}

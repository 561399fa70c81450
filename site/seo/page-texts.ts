import { pageAt } from '../content/pages'
import type { Page, SitePath } from '../content/types'

/** What a page's head is made of. */
export type HeadText = Pick<Page, 'title' | 'description' | 'h1' | 'label'> & {
  path: string
  canonical?: string
  /** Path of the page's picture for social cards. */
  card: string
}

/**
 * The picture of the page at a path. Its name stays, so that what was shared once never leads nowhere; in the finished
 * documents a version of its content follows (see `build/cards/`), since networks keep a picture for as long as its
 * address is the same.
 */
export const cardAt = (path: string) => `/social/${path === '/' ? 'home' : path.slice(1)}.png`

/** What the head of a page needs of the page's texts, and no more: it is in the document a second time. */
export const headTextAt = (path: SitePath): HeadText => {
  const { title, description, h1, label, canonical } = pageAt(path)
  return { path, title, description, h1, label, canonical, card: cardAt(canonical ?? path) }
}

import { pageAt } from '../content/pages'
import type { Page, SitePath } from '../content/types'

/**
 * The address of the social card of the page at a path. It never changes, so that shared links keep working; the
 * finished documents append a version of its content (see `build/cards/`), because social networks cache a picture by
 * its address.
 */
export const cardAt = (path: string) => `/social/${path === '/' ? 'home' : path.slice(1)}.png`

/** The texts in the head of a page. */
export type HeadText = Pick<Page, 'title' | 'description' | 'h1' | 'label'> & {
  path: string
  canonical?: string
  unlisted?: true
  /** Path of the page's social card. */
  card: string
}

/** The texts that the head of a page needs. */
export const headTextAt = (path: SitePath): HeadText => {
  const { title, description, h1, label, canonical, unlisted } = pageAt(path)
  const card = cardAt(canonical ?? path)
  // An undefined field would be written into every document too.
  return { path, title, description, h1, label, canonical, card, ...(unlisted && { unlisted }) }
}

/** Which pages a link of the navigation marks: its own, or those below it too. */
export type LinkMatch = 'exact' | 'prefix'

/**
 * `aria-current` of a link: 'page' on its own page, 'true' on a page below it. Every path begins with `/`, so that the
 * home page has no pages below it.
 */
export function currentOf(href: string, match: LinkMatch | undefined, currentPath: string | undefined) {
  if (href === currentPath) return 'page'
  const folder = href.replace(/\/+$/, '')
  const isBelow = match === 'prefix' && folder !== '' && currentPath?.startsWith(`${folder}/`)
  return isBelow ? (currentPath === `${folder}/` ? 'page' : 'true') : undefined
}

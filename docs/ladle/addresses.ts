/**
 * The addresses of the documentation: each page has one of its own, `/design-system/components/button`, which docs/text
 * writes as an HTML document; a story is `/design-system/?story=components--button--small`.
 */
import { componentFolders } from 'virtual:component-folders'
import { startStory } from './names.mjs'

const base = import.meta.env.BASE_URL

/** The path of a page below the base; undefined for a story. */
function pathOf(story: string) {
  if (story === startStory) return ''
  const folder = componentFolders.find(({ page }) => page === story)
  return (
    folder?.id ??
    story
      .match(/^(guide|foundations)--(.+)$/)
      ?.slice(1)
      .join('/')
  )
}

/** The story that an address shows. */
export function storyAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const path = pathname.slice(base.length)
  const folder = componentFolders.find(({ id }) => id === path)
  return new URLSearchParams(search).get('story') ?? folder?.page ?? (path.replace('/', '--') || startStory)
}

/** The address of the story that a query names. */
export function addressOf(query: URLSearchParams): string {
  // Sorted as by Ladle, which would otherwise rewrite the URL repeatedly.
  query.sort()
  // `npm run ladle` has no documents, and docs/text replaces the addresses in those that it writes.
  if (import.meta.env.DEV) return `?${query}`
  const path = query.get('mode') === 'preview' ? undefined : pathOf(query.get('story') ?? '')
  if (path !== undefined) query.delete('story')
  const rest = `${query}`
  return `${base}${path ?? ''}${rest && `?${rest}`}`
}

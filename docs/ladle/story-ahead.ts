/**
 * Fetches the story of the address before Ladle draws it, at the start and at Back or Forward. Else Ladle shows a ring, and
 * React holds what follows back for 300 ms (FALLBACK_THROTTLE_MS of react-reconciler): on every story, in every frame of a
 * page of them.
 */

function replaced(code: string, find: string, by: string) {
  if (!code.includes(find))
    throw new Error(`Ladle no longer writes '${find}': see docs/ladle/story-ahead.ts.`)
  return code.replaceAll(find, by)
}

/** Ladle's list of stories, which also says when the one that is asked for is there. */
export const listWithStoryAhead = (list: string) => `${replaced(list, '= lazy(', '= later(')}
function later(fetch) { return Object.assign(lazy(fetch), { fetch }) }
function fetched() {
  const story = stories[new URLSearchParams(location.search).get('story')]
  const { fetch } = story?.component ?? {}
  if (!fetch) return
  // One that cannot be had is asked for again where Ladle can say so.
  return fetch().then((module) => { story.component = module.default }, () => { delete story.component.fetch })
}
export const ready = fetched() ?? Promise.resolve()
addEventListener('popstate', (event) => {
  const fetching = fetched()
  if (!fetching) return
  event.stopImmediatePropagation()
  fetching.then(() => dispatchEvent(new PopStateEvent('popstate', { state: event.state })))
}, true)
`

/** Ladle's beginning, once the story is there. */
export const startWithStoryAhead = (start: string) =>
  `import { ready } from 'virtual:generated-list'\n${replaced(start, 'root.render(', 'const start = (app) => ready.then(() => root.render(app))\nstart(')}`

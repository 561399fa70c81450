/**
 * Fetches the story of the address before Ladle draws anything. Else Ladle shows a ring, and React holds what follows
 * back for 300 ms (FALLBACK_THROTTLE_MS of react-reconciler): on every story, in every frame of a page of them.
 */

function replaced(code: string, find: string, by: string) {
  if (!code.includes(find))
    throw new Error(`Ladle no longer writes '${find}': see docs/ladle/story-ahead.ts.`)
  return code.replaceAll(find, by)
}

/** Ladle's list of stories, which also says when the one that is asked for is there. */
export const listWithStoryAhead = (list: string) => `${replaced(list, '= lazy(', '= later(')}
function later(fetch) { return Object.assign(lazy(fetch), { fetch }) }
const asked = stories[new URLSearchParams(location.search).get('story')]
/** One that cannot be had is asked for again where Ladle can say so. */
export const ready = asked
  ? asked.component.fetch().then((module) => { asked.component = module.default }, () => {})
  : Promise.resolve()
`

/** Ladle's beginning, once the story is there. */
export const startWithStoryAhead = (start: string) =>
  `import { ready } from 'virtual:generated-list'\n${replaced(start, 'root.render(', 'const start = (app) => ready.then(() => root.render(app))\nstart(')}`

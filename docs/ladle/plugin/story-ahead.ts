/**
 * Preloads the story of the URL before Ladle renders, on start and on Back or Forward. Otherwise Ladle shows a spinner,
 * and React delays the content after it by 300 ms (FALLBACK_THROTTLE_MS of react-reconciler), for every story and every
 * frame.
 */
import { root } from '../component-pages.mjs'

const importStoryAt = `import { storyAt } from ${JSON.stringify(`${root}docs/ladle/addresses.ts`)}\n`

function replaced(code: string, find: string, by: string) {
  if (!code.includes(find))
    throw new Error(`Ladle no longer writes '${find}': see docs/ladle/plugin/story-ahead.ts.`)
  return code.replaceAll(find, by)
}

/** Ladle's generated list of stories, with a promise that resolves when the requested story is loaded. */
export const listWithStoryAhead = (list: string) => `${importStoryAt}${replaced(list, '= lazy(', '= later(')}
function later(fetch) { return Object.assign(lazy(fetch), { fetch }) }
function fetched() {
  const story = stories[storyAt(location)]
  const { fetch } = story?.component ?? {}
  if (!fetch) return
  // If loading fails, Ladle loads the story again and shows the error.
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

/** Ladle's entry module, which renders after the story is loaded. */
export const startWithStoryAhead = (start: string) =>
  `import { ready } from 'virtual:generated-list'\n${replaced(start, 'root.render(', 'const start = (app) => ready.then(() => root.render(app))\nstart(')}`

/** Ladle's module that reads the story of an address: a page has an address without `?story=`. */
export const readerOfAddresses = (code: string) => `${importStoryAt}${replaced(
  code,
  'export const getQueryStory =',
  'const ofLadle =',
)}
export const getQueryStory = (search) => storyAt({ pathname: location.pathname, search })
`

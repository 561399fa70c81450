import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { readBack, transcriptOf } from '../../design-system/testing/transcripts/transcript'
import { storyId } from '../../docs/ladle/names'
import { test as base, expect, reportRefusals } from '../e2e/support/test'
import { animationsEnd } from './enter'

const root = fileURLToPath(new URL('../../', import.meta.url))

interface Story {
  name: string
  filePath: string
}

/** Ladle's own list, so that every new story is audited. */
export const stories: Record<string, Story> = JSON.parse(
  readFileSync(`${root}docs/dist/ladle/meta.json`, 'utf8'),
).stories

/** Components and patterns of the design system, with their stories. */
const folderOf = (id: string) =>
  stories[id]!.filePath.match(/^design-system\/((?:components|patterns|brand)\/.+)\/[^/]+$/)?.[1]
export const componentFolders = [...new Set(Object.keys(stories).flatMap((id) => folderOf(id) ?? []))].map(
  (componentFolder) => ({
    componentFolder,
    ids: Object.keys(stories).filter((id) => folderOf(id) === componentFolder),
  }),
)

/** The states of a component that its recorded transcripts reach by a press: an open menu, a dialog, an error. */
export function openedStates({ componentFolder, ids }: (typeof componentFolders)[number]) {
  const name = componentFolder.split('/').at(-1)
  const file = `${root}design-system/testing/transcripts/__snapshots__/${name}.txt`
  const recorded = existsSync(file) ? readBack(readFileSync(file, 'utf8')) : []
  return recorded.flatMap(([title]) => {
    const { story, press, narrow } = transcriptOf(title)
    const id = ids.find((one) => one.endsWith(`--${storyId(story)}`))!
    return press ? [{ subject: title.replace(story, id), id, press, narrow }] : []
  })
}

/** Pages of the documentation: the path of each, and its name in the audit, `components--button--docs`. */
export const pages = (
  JSON.parse(readFileSync(`${root}docs/dist/ladle/search.json`, 'utf8')) as { id: string }[]
).map(({ id: path }) => {
  const isComponent = componentFolders.some(({ componentFolder }) => componentFolder === path)
  return { path, id: path.replaceAll('-', '').replace('/', '--') + (isComponent ? '--docs' : '') }
})

declare const timers: { waiting: number }

/**
 * Timers of a second or more never fire, so that a message that closes by itself is present in every display
 * mode. Shorter timers are counted, so that a story is audited after the last of them has fired.
 */
export const holdTimers = () => {
  const { setTimeout: start, clearTimeout: stop } = window
  const waiting = new Set<number>()
  Object.assign(window, {
    timers: {
      get waiting() {
        return waiting.size
      },
    },
    setTimeout(work: () => void, delay = 0, ...rest: []) {
      if (delay >= 1000) return start(() => {}, 2 ** 31 - 1)
      const id = start(() => {
        waiting.delete(id)
        work(...rest)
      }, delay)
      waiting.add(id)
      return id
    },
    clearTimeout(id: number) {
      waiting.delete(id)
      stop(id)
    },
  })
}

/** One page for each worker: it loads Ladle and the engines once, and shows the stories one after another. */
export const test = base.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser, server }, use) => {
      const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' })
      await reportRefusals(context)
      await context.addInitScript(holdTimers)
      const page = await context.newPage()
      await page.goto('/design-system/?mode=preview&theme=light')
      await page.locator('html[data-shown]').waitFor()
      await use(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
  context: ({ sharedPage }, use) => use(sharedPage.context()),
  page: ({ sharedPage }, use) => use(sharedPage),
})

/** Shows a story or a page without reloading the document, and waits until it is rendered and its timers have fired. */
export const openStory = (page: Pick<Page, 'evaluate'>, story: string) =>
  page.evaluate(async (id) => {
    // What a press has left outside the story: toasts and a stored theme.
    for (const close of document.querySelectorAll<HTMLElement>('[data-slot=toast] button')) close.click()
    localStorage.clear()
    const address = id.includes('/') ? `/design-system/${id}?` : `/design-system/?story=${id}&`
    history.replaceState(null, '', `${address}mode=preview&theme=light`)
    dispatchEvent(new PopStateEvent('popstate'))
    const since = performance.now()
    // A timer that renders something may start another one in the next frame.
    for (let quiet = 0; quiet < 2; quiet++) {
      await new Promise(requestAnimationFrame)
      if (document.documentElement.dataset.shown !== id || timers.waiting) quiet = -1
      if (performance.now() - since > 10_000)
        throw new Error(`The story ${id} does not render, or its timers do not end.`)
    }
  }, story)

/** In the page: waits until the document has been at rest for 100 ms. */
export async function changesEnd() {
  let changed = performance.now()
  const observer = new MutationObserver(() => {
    changed = performance.now()
  })
  observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true })
  while (performance.now() - changed < 100) await new Promise(requestAnimationFrame)
  observer.disconnect()
}

/**
 * Shows a story again and presses controls in it, by keyboard: that also shows what appears on focus. Waits until nothing
 * changes, because a press may load a file or end in another frame.
 */
export async function openState(page: Page, { id, press }: { id: string; press: readonly string[] }) {
  // Another one first, so that React mounts it again.
  await openStory(page, Object.keys(stories).find((other) => other !== id)!)
  await openStory(page, id)
  for (const name of press) {
    const controls = ['button', 'tab', 'radio', 'menuitem'] as const
    const [first, ...others] = controls.map((role) => page.getByRole(role, { name, exact: true }))
    await others
      .reduce((all, one) => all.or(one), first!)
      .first()
      .press('Space')
    await page.evaluate(changesEnd)
    await page.evaluate(animationsEnd)
  }
  // By what is in the window axe decides whether the page needs a heading.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/** Loads the examples in frames, and waits until each has its height: a lazy frame would shift the layout during the audit. */
export async function loadFrames(page: Page) {
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll('iframe')) frame.loading = 'eager'
  })
  // A frame is inert until its story has rendered.
  await expect(page.locator('iframe[inert]')).toHaveCount(0)
}

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

const root = fileURLToPath(new URL('../../', import.meta.url))

interface Story {
  name: string
  filePath: string
}

/** Ladle's own list: adding a story is adding a check. */
export const stories: Record<string, Story> = JSON.parse(
  readFileSync(`${root}docs/dist/ladle/meta.json`, 'utf8'),
).stories

/** Rooms of the design system, and the stories that each has. */
export const rooms = ['components', 'patterns'].flatMap((kind) =>
  readdirSync(`${root}design-system/${kind}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => ({
      room: `${kind}/${entry.name}`,
      ids: Object.keys(stories).filter((id) => stories[id]!.filePath.includes(`${kind}/${entry.name}/`)),
    })),
)

/** Pages of the documentation: one a room, and those about the whole. */
export const pages = Object.keys(stories).filter((id) => stories[id]!.filePath.startsWith('docs/'))

/** Holds what would leave or move on by itself after a second: a message has to be there in every cell. */
export const holdTime = (page: Page) =>
  page.addInitScript(() => {
    const original = setTimeout
    const held = (work: TimerHandler, delay?: number, ...rest: unknown[]) =>
      original(work, delay && delay >= 1000 ? 2 ** 31 - 1 : delay, ...rest)
    window.setTimeout = held as typeof setTimeout
  })

/** Opens a story alone, and waits until it is drawn. */
export async function openStory(page: Page, id: string) {
  await page.goto(`/design-system/?story=${id}&mode=preview&theme=light`)
  await page.locator(`html[data-shown="${id}"]`).waitFor()
}

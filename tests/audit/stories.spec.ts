import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, test } from '../e2e/test'
import { violations } from './axe'

const root = fileURLToPath(new URL('../../', import.meta.url))

interface Story {
  name: string
  filePath: string
}

/** Ladle's own list: adding a story is adding a check. */
const stories: Record<string, Story> = JSON.parse(
  readFileSync(`${root}docs/dist/ladle/meta.json`, 'utf8'),
).stories

/** Rooms of the design system, and the stories that each has. */
const rooms = ['components', 'patterns'].flatMap((kind) =>
  readdirSync(`${root}design-system/${kind}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => ({
      room: `${kind}/${entry.name}`,
      ids: Object.keys(stories).filter((id) => stories[id]!.filePath.includes(`${kind}/${entry.name}/`)),
    })),
)

/** Pages of the documentation: one a room, and those about the whole. */
const pages = Object.keys(stories).filter((id) => stories[id]!.filePath.startsWith('docs/'))

test('every component has at least two stories', () => {
  expect(rooms.length).toBeGreaterThan(20)
  expect(rooms.filter(({ ids }) => ids.length < 2).map(({ room }) => room)).toEqual([])
})

/** `npm test` runs light and dark; the whole matrix adds high contrast. */
const themes = [
  { theme: 'light', tag: [] },
  { theme: 'dark', tag: [] },
  { theme: 'contrast', tag: ['@full'] },
]

const widths = [1280, 390]

async function show(page: Page, id: string, theme: string) {
  // Animations end at once, so that colours are measured as they stay.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/design-system/?story=${id}&mode=preview&theme=${theme}`)
  await page.locator('[data-storyloaded]').waitFor()
}

async function sweep(page: Page, id: string, theme: string) {
  await show(page, id, theme)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await violations(page), `${id} at ${width}`).toEqual([])
  }
}

for (const { theme, tag } of themes) {
  for (const { room, ids } of rooms)
    test(`${room} in ${theme}: no violation in any story`, { tag }, async ({ page }) => {
      test.setTimeout(30_000 + ids.length * 10_000)
      for (const id of ids) await sweep(page, id, theme)
    })

  for (const id of pages)
    test(`${id} in ${theme}: no violation on the page`, { tag }, async ({ page }) => {
      await sweep(page, id, theme)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      // A story that takes the focus or covers the page belongs into a window of its own: `alone` in its docs.ts.
      await expect(page.locator('body')).toBeFocused()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
}

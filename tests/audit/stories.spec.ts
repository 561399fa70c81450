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

const themes = ['light', 'dark', 'contrast'] as const
const widths = [1280, 390]

/** `npm test` looks at light on a desk and at dark on a phone; the whole matrix at every theme at both widths. */
const cells =
  process.env.TIER === 'full'
    ? themes.flatMap((theme) => widths.map((width) => ({ theme, width })))
    : ([
        { theme: 'light', width: 1280 },
        { theme: 'dark', width: 390 },
      ] as const)

async function sweep(page: Page, id: string) {
  // Animations end at once, so that colours are measured as they stay.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/design-system/?story=${id}&mode=preview&theme=${cells[0]?.theme}`)
  await page.locator(`html[data-shown="${id}"]`).waitFor()
  for (const { theme, width } of cells) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate((chosen) => {
      document.documentElement.dataset.theme = chosen
    }, theme)
    // What sets it back would leave a theme unseen, and the sweep green.
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    expect.soft(await violations(page), `${id} in ${theme} at ${width}`).toEqual([])
  }
}

for (const { room, ids } of rooms)
  test(`${room}: no violation in any story`, async ({ page }) => {
    test.setTimeout(30_000 + ids.length * 10_000)
    for (const id of ids) await sweep(page, id)
  })

for (const id of pages)
  test(`${id}: no violation on the page`, async ({ page }) => {
    await sweep(page, id)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    // A story that takes the focus or covers the page belongs into a window of its own: `alone` in its docs.ts.
    await expect(page.locator('body')).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
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

for (const { theme, tag } of themes)
  for (const { room, ids } of rooms)
    test(`${room} in ${theme}: no violation in any story`, { tag }, async ({ page }) => {
      test.setTimeout(30_000 + ids.length * 10_000)
      // Animations end at once, so that colours are measured as they stay.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const id of ids) {
        await page.goto(`/design-system/?story=${id}&mode=preview&theme=${theme}`)
        await page.locator('[data-storyloaded]').waitFor()
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          expect.soft(await violations(page), `${id} at ${width}`).toEqual([])
        }
      }
    })

import { readFileSync } from 'node:fs'
import { expect, test } from '../e2e/test'
import { lookAt } from './look'
import { holdTime, openStory, pages, rooms, stories } from './stories'
import { chosenCells, full } from './tier'

test.use({ reducedMotion: 'reduce' })
test.beforeEach(({ page }) => holdTime(page))

/** What was there at the last change: stories do not go away by accident. */
const floor: { stories: number } = JSON.parse(readFileSync(new URL('./floor.json', import.meta.url), 'utf8'))

test('no story is lost: as many as tests/audit/floor.json says', () => {
  expect(Object.keys(stories).length).toBe(floor.stories)
})

test('every component has at least two stories', () => {
  expect(rooms.length).toBeGreaterThan(20)
  expect(rooms.filter(({ ids }) => ids.length < 2).map(({ room }) => room)).toEqual([])
})

for (const { room, ids } of rooms)
  test(`${room}: nothing found in any story`, async ({ page }) => {
    test.setTimeout(60_000 + ids.length * 60_000)
    for (const id of ids) {
      await openStory(page, id)
      await lookAt(page, id, 'story')
    }
  })

/** A page shows stories that the second engine has seen in every one of its cells; here it sees what is around them. */
const pageCells = chosenCells.map((cell) => ({ ...cell, second: cell.second && cell.name === 'light' }))

// The quick tier has looked at each of those stories already.
for (const id of pages)
  test(`${id}: ${full ? 'nothing found on the page' : 'opens'}`, async ({ page }) => {
    test.setTimeout(180_000)
    await openStory(page, id)
    // A story that takes the focus or covers the page belongs into a window of its own: `alone` in its docs.ts.
    await expect(page.locator('body')).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    if (full) await lookAt(page, id, 'page', pageCells)
  })

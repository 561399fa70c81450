import { expect } from '@playwright/test'
import { lookAt } from './look'
import { componentFolders, openStory, pages, test } from './stories'
import { chosenModes } from './tier'

test('every component has at least two stories', () => {
  expect(componentFolders.length).toBeGreaterThan(20)
  expect(
    componentFolders.filter(({ ids }) => ids.length < 2).map(({ componentFolder }) => componentFolder),
  ).toEqual([])
})

for (const { componentFolder, ids } of componentFolders)
  test(`${componentFolder}: no findings in any story`, async ({ page }) => {
    test.setTimeout(60_000 + ids.length * 60_000)
    for (const id of ids) {
      await openStory(page, id)
      await lookAt(page, id, 'story')
    }
  })

/**
 * The stories on a page are audited in every display mode by themselves; these modes cover the page around them: both
 * themes that people read in, forced colours and the narrowest window.
 */
const pageModes = chosenModes
  .filter(({ name }) => ['light', 'dark', 'forced colours', '320 px'].includes(name))
  .map((mode) => ({ ...mode, second: mode.second && mode.name === 'light' }))

for (const id of pages)
  test(`${id}: no findings on the page @full`, async ({ page }) => {
    test.setTimeout(180_000)
    await openStory(page, id)
    // A story that takes the focus or covers the page needs a window of its own: `isolated` in its docs.ts.
    await expect(page.locator('body')).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await lookAt(page, id, 'page', pageModes)
  })

import { expect } from '@playwright/test'
import { auditPage } from './audit-page'
import { componentFolders, loadFrames, openedStates, openState, openStory, pages, test } from './stories'
import { chosenModes, modesOfPage } from './tier'

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
      await auditPage(page, id, 'story')
    }
  })

test.describe('what a press opens', () => {
  // A story of VideoPlayer plays a file that does not exist.
  test.use({ allowedErrors: [/status of 404/] })

  for (const { subject, narrow, ...state } of componentFolders.flatMap(openedStates))
    test(`${subject}: no findings`, async ({ page }) => {
      const modes = chosenModes.map((mode) => ({
        ...mode,
        width: Math.min(mode.width, narrow ? 360 : Infinity),
      }))
      await auditPage(page, subject, 'state', modes, () => openState(page, state))
    })
})

for (const { path, id } of pages)
  test(`${id}: no findings on the page @full`, async ({ page }) => {
    await openStory(page, path)
    // A story that takes the focus or covers the page needs a separate window: `isolated` in its meta.ts.
    await expect(page.locator('body')).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await loadFrames(page)
    // A part of the page that is loaded separately.
    await expect(page.locator('[data-slot=loading][data-pending]')).toHaveCount(0)
    await auditPage(page, id, 'page', modesOfPage(id))
  })

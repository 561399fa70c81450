import type { Page } from '@playwright/test'
import { guideAddresses } from '../../e2e/support/specified'
import { expect, hydrated } from '../../e2e/support/test'
import { routes } from '../routes'
import { componentFolders, openStory, test } from '../stories'

/** From a phone at 200% zoom to a wide screen, with the widths at which layouts change from one column to two. */
const widths = [200, 240, 280, 320, 390, 640, 768, 1024, 1056, 1440]

/** Stories whose box is too narrow for a heading on purpose. */
const narrow = ['components--heading--long-word']

/**
 * Every word of a heading, legend, caption or term that lies on more than one line, although it has no hyphen there. A
 * word of more than 20 letters may be broken: it is longer than the line of a phone.
 */
const brokenWords = () =>
  [...document.querySelectorAll('h1, h2, h3, h4, h5, h6, legend, caption, dt, [role=heading]')].flatMap(
    (element) => {
      if (!element.checkVisibility()) return []
      const found: string[] = []
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        // Visually hidden text is one pixel wide.
        if (text.parentElement!.getBoundingClientRect().width <= 1) continue
        for (const { 0: word, index } of (text as Text).data.matchAll(/[^\s\u00ad\u2010-]+[\u2010-]?/g)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1 && word.length <= 20)
            found.push(`${innerWidth} px: ${word} in ${element.localName}`)
        }
      }
      return found
    },
  )

async function brokenAtEveryWidth(page: Page) {
  const before = page.viewportSize()!
  const found: string[] = []
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    found.push(...(await page.evaluate(brokenWords)))
  }
  await page.setViewportSize(before)
  return found
}

// The other addresses of the guide have the same markup.
for (const path of routes.filter((route) => !guideAddresses.slice(1).includes(route)))
  test(`${path}: no word of a heading is broken at any width @full`, async ({ browser, server }) => {
    const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(path)
    await hydrated(page)
    expect(await brokenAtEveryWidth(page)).toEqual([])
    await context.close()
  })

for (const kind of ['components', 'patterns', 'brand'])
  test(`${kind}: no word of a heading is broken in any story at any width @full`, async ({ page }) => {
    const ids = componentFolders
      .filter(({ componentFolder }) => componentFolder.startsWith(`${kind}/`))
      .flatMap((folder) => folder.ids)
      .filter((id) => !narrow.includes(id))
    for (const id of ids) {
      await openStory(page, id)
      expect.soft(await brokenAtEveryWidth(page), id).toEqual([])
    }
  })

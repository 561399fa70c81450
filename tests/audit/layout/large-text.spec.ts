import { guideAddresses } from '../../e2e/support/specified'
import { expect, hydrated, test } from '../../e2e/support/test'
import { hydrateLazySections, routes } from '../routes'
import { sessionOf } from '../session'

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })

// The other addresses of the guide have the same markup.
for (const path of routes.filter((route) => !guideAddresses.slice(1).includes(route)))
  test(`${path}: text of 200 % makes no page wider than the window of a phone @full`, async ({ page }) => {
    // The browser's own setting, which media queries in rem follow; a style of the root element is not enough.
    const session = await sessionOf(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    await page.goto(path)
    await hydrated(page)
    await hydrateLazySections(page)
    const { scrollWidth, clientWidth, fontSize } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return { scrollWidth, clientWidth, fontSize: getComputedStyle(document.documentElement).fontSize }
    })
    expect(fontSize).toBe('32px')
    expect(scrollWidth).toBe(clientWidth)
  })

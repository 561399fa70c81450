import type { Page } from '@playwright/test'
import type { Cell } from './cells'
import { sessionOf } from './session'

declare global {
  interface Window {
    auditSpacing?: CSSStyleSheet
  }
}

/** Turns the page as it stands into a cell, without loading it again. */
export async function enter(page: Page, cell: Cell) {
  await page.setViewportSize({ width: cell.width, height: cell.height })
  await page.emulateMedia({
    reducedMotion: cell.motion ? 'no-preference' : 'reduce',
    forcedColors: cell.forcedColors ? 'active' : 'none',
  })
  await setTextSize(page, cell.text ?? 16)
  await page.evaluate(async ({ theme, dir, spacing }) => {
    const html = document.documentElement
    html.dataset.theme = theme ?? 'light'
    if (dir) html.dir = dir
    else html.removeAttribute('dir')
    // A sheet made by a script, which no content security policy refuses.
    window.auditSpacing ??= new CSSStyleSheet()
    if (!document.adoptedStyleSheets.includes(window.auditSpacing))
      document.adoptedStyleSheets.push(window.auditSpacing)
    // WCAG 1.4.12, as a reader's own style sheet says it.
    window.auditSpacing.replaceSync(
      spacing
        ? `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
          p { margin-block-end: 2em !important }`
        : '',
    )
    scrollTo({ top: 0, behavior: 'instant' })
    await document.fonts.ready
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    await frame()
    await frame()
    // What waits until the window has been quiet for a while.
    if (document.querySelector('[data-slot=carousel-viewport]'))
      await new Promise((done) => setTimeout(done, 120))
    // What ends is waited for; what goes on for ever is looked at as it goes.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.all(ending.map(({ finished }) => finished.catch(() => {})))
  }, cell)
}

/** The browser's own text size, as a reader sets it: media queries in rem follow it too. */
async function setTextSize(page: Page, size: number) {
  const now = await page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  )
  if (now === size) return
  const browser = await sessionOf(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: Math.round(size * 0.8125) } })
}

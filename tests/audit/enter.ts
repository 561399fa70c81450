import type { Page } from '@playwright/test'
import type { Cell } from '../../docs/accessibility/display-modes'
import { sessionOf } from './session'

declare global {
  interface Window {
    auditSpacing?: CSSStyleSheet
  }
}

/** The display mode that each page is in: nothing is sent to the browser, or waited for, that is so already. */
const entered = new WeakMap<Page, Cell>()

/** Turns the page as it stands into a display mode, without loading it again. */
export async function enter(page: Page, cell: Cell) {
  const before = entered.get(page)
  const { width, height } = page.viewportSize() ?? {}
  const resized = width !== cell.width || height !== cell.height
  if (resized) await page.setViewportSize({ width: cell.width, height: cell.height })
  if (!before || before.motion !== cell.motion || before.forcedColors !== cell.forcedColors)
    await page.emulateMedia({
      reducedMotion: cell.motion ? 'no-preference' : 'reduce',
      forcedColors: cell.forcedColors ? 'active' : 'none',
    })
  if ((before?.text ?? 16) !== (cell.text ?? 16)) await setTextSize(page, cell.text ?? 16)
  entered.set(page, cell)
  const changed = resized || before?.name !== cell.name
  await page.evaluate(
    async ({ theme, dir, spacing, changed }) => {
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
      if (changed) {
        const frame = () => new Promise((done) => requestAnimationFrame(done))
        await frame()
        await frame()
        // What waits until the window has been quiet for a while.
        if (document.querySelector('[data-slot=carousel-viewport]'))
          await new Promise((done) => setTimeout(done, 120))
      }
      // What ends is waited for; what goes on for ever is looked at as it goes.
      const ending = document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      await Promise.all(ending.map(({ finished }) => finished.catch(() => {})))
    },
    { ...cell, changed },
  )
}

/** The browser's own text size, as a reader sets it: media queries in rem follow it too. */
async function setTextSize(page: Page, size: number) {
  const browser = await sessionOf(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: Math.round(size * 0.8125) } })
}

import type { CDPSession, Page } from '@playwright/test'
import type { DisplayMode } from '../../docs/accessibility/display-modes'

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/**
 * One CDP session for each page, for commands that Playwright does not offer. It stays open, because Chromium resets
 * settings of other sessions, such as offline emulation, when one closes.
 */
export function sessionOf(page: Page) {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

declare global {
  interface Window {
    auditTextSpacing?: CSSStyleSheet
  }
}

/** The current display mode of each page; settings that are already applied are not sent to the browser again. */
const entered = new WeakMap<Page, DisplayMode>()

/** Applies a display mode to the page without loading it again. */
export async function enter(page: Page, mode: DisplayMode) {
  const before = entered.get(page)
  const { width, height } = page.viewportSize() ?? {}
  const resized = width !== mode.width || height !== mode.height
  if (resized) await page.setViewportSize({ width: mode.width, height: mode.height })
  if (!before || before.motion !== mode.motion || before.forcedColors !== mode.forcedColors)
    await page.emulateMedia({
      reducedMotion: mode.motion ? 'no-preference' : 'reduce',
      forcedColors: mode.forcedColors ? 'active' : 'none',
    })
  if ((before?.fontSize ?? 16) !== (mode.fontSize ?? 16)) await setFontSize(page, mode.fontSize ?? 16)
  entered.set(page, mode)
  const changed = resized || before?.name !== mode.name
  await page.evaluate(
    async ({ theme, dir, textSpacing, changed }) => {
      const html = document.documentElement
      html.dataset.theme = theme ?? 'light'
      if (dir) html.dir = dir
      else html.removeAttribute('dir')
      // A constructed style sheet, which no Content Security Policy blocks.
      window.auditTextSpacing ??= new CSSStyleSheet()
      if (!document.adoptedStyleSheets.includes(window.auditTextSpacing))
        document.adoptedStyleSheets.push(window.auditTextSpacing)
      // The text spacing of WCAG 1.4.12, as a user style sheet sets it.
      window.auditTextSpacing.replaceSync(
        textSpacing
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
        // The carousel reacts only when resizing has stopped.
        if (document.querySelector('[data-slot=carousel-viewport]'))
          await new Promise((done) => setTimeout(done, 120))
      }
    },
    { ...mode, changed },
  )
  await page.evaluate(animationsEnd)
}

/** In the page: waits for finite animations. Infinite ones keep running during the audit. */
export const animationsEnd = () =>
  Promise.all(
    document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      .map(({ finished }) => finished.catch(() => {})),
  ).then(() => {})

/** Sets the browser's default font size, to which media queries in rem respond too. */
async function setFontSize(page: Page, size: number) {
  const browser = await sessionOf(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: Math.round(size * 0.8125) } })
}

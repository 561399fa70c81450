import { expect, type Page, test } from '@playwright/test'
import { displayModes } from '../../docs/accessibility/display-modes'
import { enter } from './enter'

/** The state of the page as its scripts and styles get it from the browser. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const computed = getComputedStyle(document.querySelector('p')!)
    const { dir, dataset } = document.documentElement
    return {
      window: [innerWidth, innerHeight],
      forced: matchMedia('(forced-colors: active)').matches,
      reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
      theme: dataset.theme,
      dir,
      fontSize: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      rem: matchMedia('(min-width: 41rem)').matches,
      letters: Number.parseFloat(computed.letterSpacing) / Number.parseFloat(computed.fontSize) || 0,
      lines: Number.parseFloat(computed.lineHeight) / Number.parseFloat(computed.fontSize),
      below: Number.parseFloat(computed.marginBlockEnd) / Number.parseFloat(computed.fontSize),
      scrolled: scrollY,
    }
  })

test('every display mode is applied, whatever the one before was', async ({ page }) => {
  await page.setContent(
    '<!doctype html><style>p { font-size: 1rem; line-height: 1.2; margin: 0 }</style><p>Words</p><div style="height: 9000px">',
  )
  for (const mode of [...displayModes, ...displayModes.toReversed()]) {
    await page.evaluate(() => scrollTo(0, 400))
    await enter(page, mode)
    expect.soft(await stateOf(page), mode.name).toEqual({
      window: [mode.width, mode.height],
      forced: Boolean(mode.forcedColors),
      reducedMotion: !mode.motion,
      theme: mode.theme ?? 'light',
      dir: mode.dir ?? '',
      fontSize: mode.fontSize ?? 16,
      rem: mode.width >= 41 * (mode.fontSize ?? 16),
      letters: mode.textSpacing ? expect.closeTo(0.12) : 0,
      lines: mode.textSpacing ? expect.closeTo(1.5) : expect.closeTo(1.2),
      below: mode.textSpacing ? expect.closeTo(2) : 0,
      scrolled: 0,
    })
  }
})

test('a display mode waits for finite animations, but not for infinite ones', async ({ page }) => {
  await page.setContent(`<!doctype html><style>
    @keyframes turn { to { rotate: 1turn } }
    /* Begins as the mode is entered. */
    html[data-theme] p { animation: turn 1s both } i { animation: turn 9s infinite }</style><p>Words</p><i>Round</i>`)
  await enter(page, { ...displayModes[0]!, motion: true })
  const running = await page.evaluate(() =>
    document
      .getAnimations()
      .map(({ playState, effect }) => [(effect as KeyframeEffect).target?.localName, playState]),
  )
  expect(running).toEqual([
    ['p', 'finished'],
    ['i', 'running'],
  ])
})

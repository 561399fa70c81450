import type { Page } from '@playwright/test'
import { expect, test } from '../e2e/test'
import { type Cell, chosenCells } from './cells'
import { type Engine, type Finding, inOneLine } from './finding'
import { type Entry, ledgerFor } from './ledger'
import type { AuditPage } from './page/main'
import { invisibleFocus } from './ring'
import { script } from './script'

declare const audit: AuditPage

/** What a test has looked at, for the count at the end. */
export interface Tally {
  subject: string
  kind: string
  cells: number
  rules: Partial<Record<Engine, number>>
  answers: string[]
  open: (Finding & { cell: string })[]
}

const full = process.env.TIER === 'full'

export const tallyType = 'looked at'

/** Turns the page as it stands into a cell, without loading it again. */
async function enter(page: Page, cell: Cell) {
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
    document.getElementById('audit-spacing')?.remove()
    if (spacing) {
      const style = document.createElement('style')
      style.id = 'audit-spacing'
      // WCAG 1.4.12, as a reader's own style sheet says it.
      style.textContent = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-block-end: 2em !important }`
      document.head.append(style)
    }
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
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: Math.round(size * 0.8125) } })
  await browser.detach()
}

/** Looks at the page as it stands in every cell of this run. */
export async function lookAt(page: Page, subject: string, kind: string, only: readonly Cell[] = chosenCells) {
  const entries: Entry[] = ledgerFor(subject)
  const tally: Tally = { subject, kind, cells: 0, rules: {}, answers: [], open: [] }
  await page.evaluate(await script())
  for (const cell of only) {
    await enter(page, cell)
    const seen = await page.evaluate((options) => audit.look(options), {
      ledger: entries,
      moves: Boolean(cell.motion),
      second: full && Boolean(cell.second),
    })
    if (cell.ring && full) seen.findings.push(...(await invisibleFocus(page, rings(cell.name), entries)))
    const open = seen.findings.filter(({ answer }) => !answer)
    expect.soft(open.map(inOneLine), `${subject}, ${cell.name}`).toEqual([])
    tally.cells++
    tally.open.push(...open.map((finding) => ({ ...finding, cell: cell.name })))
    for (const [engine, rules] of Object.entries(seen.rules))
      tally.rules[engine as Engine] = (tally.rules[engine as Engine] ?? 0) + rules
    tally.answers.push(...seen.findings.flatMap(({ answer }) => answer ?? []))
  }
  test.info().annotations.push({
    type: tallyType,
    description: JSON.stringify({ ...tally, answers: [...new Set(tally.answers)] } satisfies Tally),
  })
}

const looked = new Map<string, Set<string>>()

/** Likenesses whose ring this worker has seen in a cell. */
function rings(cell: string) {
  const seen = looked.get(cell) ?? new Set<string>()
  looked.set(cell, seen)
  return seen
}

import type { Page } from '@playwright/test'
import type { Cell } from '../../docs/accessibility/display-modes'
import { expect, test } from '../e2e/test'
import { enter } from './enter'
import { type Engine, inOneLine } from './finding'
import { ledgerFor } from './ledger'
import type { AuditPage } from './page/main'
import { invisibleFocus } from './ring'
import { script } from './script'
import { noted, type Tally, tallyType } from './tally'
import { chosenCells, full } from './tier'

declare const audit: AuditPage

/**
 * Audits the page in every display mode of this run. `open` is called for each mode, to open again what closes when the
 * audit moves the focus.
 */
export async function lookAt(
  page: Page,
  subject: string,
  kind: Tally['kind'],
  only: readonly Cell[] = chosenCells,
  open?: () => Promise<unknown>,
) {
  const entries = ledgerFor(subject)
  const tally: Tally = { subject, kind, cells: 0, rules: {}, findings: [] }
  if (!(await page.evaluate(() => 'audit' in window))) await page.evaluate(await script())
  for (const cell of only) {
    await enter(page, cell)
    await open?.()
    const seen = await page.evaluate((options) => audit.look(options), {
      ledger: entries,
      moves: Boolean(cell.motion),
      second: full && Boolean(cell.second),
      focus: full,
    })
    if (cell.ring && full) {
      seen.findings.push(...(await invisibleFocus(page, rings(cell.name), entries)))
      seen.rules.focus = (seen.rules.focus ?? 0) + 1
    }
    const unanswered = seen.findings.filter(({ answer }) => !answer)
    expect.soft(unanswered.map(inOneLine), `${subject}, ${cell.name}`).toEqual([])
    tally.cells++
    noted(tally, cell.name, seen.findings)
    for (const [engine, rules] of Object.entries(seen.rules))
      tally.rules[engine as Engine] = (tally.rules[engine as Engine] ?? 0) + rules
  }
  test.info().annotations.push({ type: tallyType, description: JSON.stringify(tally) })
}

const looked = new Map<string, Set<string>>()

/** The appearances of controls whose focus ring this worker has checked in a display mode. */
function rings(cell: string) {
  const seen = looked.get(cell) ?? new Set<string>()
  looked.set(cell, seen)
  return seen
}

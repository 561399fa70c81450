import type { Page } from '@playwright/test'
import type { DisplayMode } from '../../docs/accessibility/display-modes'
import { expect, test } from '../e2e/support/test'
import { enter } from './enter'
import { exceptionsFor } from './findings/exceptions'
import { type Engine, inOneLine } from './findings/finding'
import { noted, type Summary, summaryType } from './findings/summary'
import { invisibleFocus } from './focus-outline'
import type { AuditPage } from './page/main'
import { script } from './page/script'
import { chosenModes, full } from './tier'

declare const audit: AuditPage

/**
 * Audits the page in every display mode of this run. `open` is called for each mode, to open again what closes when the
 * audit moves the focus.
 */
export async function lookAt(
  page: Page,
  subject: string,
  kind: Summary['kind'],
  only: readonly DisplayMode[] = chosenModes,
  open?: () => Promise<unknown>,
) {
  const entries = exceptionsFor(subject)
  const summary: Summary = { subject, kind, modes: 0, rules: {}, findings: [] }
  if (!(await page.evaluate(() => 'audit' in window))) await page.evaluate(await script())
  for (const mode of only) {
    await enter(page, mode)
    await open?.()
    const seen = await page.evaluate((options) => audit.look(options), {
      exceptions: entries,
      moves: Boolean(mode.motion),
      second: full && Boolean(mode.second),
      focus: full,
    })
    if (mode.ring && full) {
      seen.findings.push(...(await invisibleFocus(page, rings(mode.name), entries)))
      seen.rules.focus = (seen.rules.focus ?? 0) + 1
    }
    const unanswered = seen.findings.filter(({ answer }) => !answer)
    expect.soft(unanswered.map(inOneLine), `${subject}, ${mode.name}`).toEqual([])
    summary.modes++
    noted(summary, mode.name, seen.findings)
    for (const [engine, rules] of Object.entries(seen.rules))
      summary.rules[engine as Engine] = (summary.rules[engine as Engine] ?? 0) + rules
  }
  test.info().annotations.push({ type: summaryType, description: JSON.stringify(summary) })
}

const looked = new Map<string, Set<string>>()

/** The appearances of controls whose focus ring this worker has checked in a display mode. */
function rings(mode: string) {
  const seen = looked.get(mode) ?? new Set<string>()
  looked.set(mode, seen)
  return seen
}

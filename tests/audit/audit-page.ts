import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { DisplayMode } from '../../docs/accessibility/display-modes'
import { expect, test } from '../e2e/support/test'
import { enter } from './enter'
import { exceptionsFor } from './findings/exceptions'
import { type Engine, inOneLine } from './findings/finding'
import { addFindings, type Summary, summaryType } from './findings/summary'
import { invisibleFocus } from './focus-ring'
import type { AuditPage } from './page/main'
import { script } from './page/script'
import { chosenModes, full } from './tier'

declare const audit: AuditPage

/**
 * Audits the page in every display mode of this run. `open` is called in each mode, for a part that closes when the
 * audit moves the focus.
 */
export async function auditPage(
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
    const result = await page.evaluate((options) => audit.run(options), {
      exceptions: entries,
      motion: Boolean(mode.motion),
      equalAccess: full && Boolean(mode.equalAccess),
      focus: full,
      auditedBefore: summary.modes > 0,
      recoloured: Boolean(mode.theme || mode.forcedColors),
    })
    if (mode.measuresFocusRing && full) {
      const { width, height } = only[0]!
      const onlyColours = mode !== only[0] && mode.width === width && mode.height === height
      const checked = checkedFocusRings(mode.name)
      result.findings.push(...(await invisibleFocus(page, checked, entries, onlyColours)))
      result.rules.focus = (result.rules.focus ?? 0) + 1
    }
    const unexpected = result.findings.filter(({ exception }) => !exception)
    expect.soft(unexpected.map(inOneLine), `${subject}, ${mode.name}`).toEqual([])
    summary.modes++
    addFindings(summary, mode.name, result.findings)
    for (const [engine, rules] of Object.entries(result.rules))
      summary.rules[engine as Engine] = (summary.rules[engine as Engine] ?? 0) + rules
  }
  test.info().annotations.push({ type: summaryType, description: JSON.stringify(summary) })
}

/**
 * The appearances whose focus ring was checked in a display mode, shared by all workers: one file each, with the id of the
 * test, in a folder that Playwright empties when a run begins. A second attempt of that test checks them again: without
 * that it would pass, whatever the first attempt has found.
 */
function checkedFocusRings(mode: string) {
  const { project, retry, testId } = test.info()
  const folder = join(project.outputDir, 'focus-rings')
  const fileOf = (appearance: string) =>
    join(folder, createHash('sha256').update(`${mode}|${appearance}`).digest('hex'))
  mkdirSync(folder, { recursive: true })
  const inThisAttempt = new Set<string>()
  return {
    has: (appearance: string) => {
      const file = fileOf(appearance)
      if (inThisAttempt.has(appearance)) return true
      return existsSync(file) && !(retry > 0 && readFileSync(file, 'utf8') === testId)
    },
    add: (appearance: string) => {
      inThisAttempt.add(appearance)
      writeFileSync(fileOf(appearance), testId)
    },
  }
}

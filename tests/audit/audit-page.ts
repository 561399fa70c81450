import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type AuditResult, type Finding, inOneLine } from '../../design-system/testing/audit/finding.ts'
import { ownPasses } from '../../design-system/testing/audit/page/criteria.ts'
import type { AuditPage } from '../../design-system/testing/audit/page/rules.ts'
import type { DisplayMode } from '../../docs/accessibility/display-modes'
import { expect, test } from '../e2e/support/test'
import { enter } from './enter'
import { addResult, pictures, type Summary, summaryType } from './findings/evidence'
import { exceptionsFor } from './findings/exceptions'
import { invisibleFocus } from './focus-ring'
import { script } from './script'
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
  const browser = page.context().browser()
  const { summary, add } = startSummary(
    subject,
    kind,
    `${browser?.browserType().name()} ${browser?.version()}`,
    only.length,
  )
  if (!(await page.evaluate(() => 'audit' in window))) await page.evaluate(await script())
  for (const mode of only) {
    await enter(page, mode)
    await open?.()
    const { pathname, search } = new URL(page.url())
    summary.url ||= pathname + search
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
      const rings = await invisibleFocus(page, checked, entries, onlyColours)
      result.findings.push(...rings)
      result.passes.push(...ownPasses(['ring'], rings))
      result.rules.focus = (result.rules.focus ?? 0) + 1
    }
    add(mode.name, result)
    if (full) for (const finding of result.findings) await takePicture(page, finding)
  }
}

const pictured = new Set<string>()

/** For the report: one element for each exception, and for each rule that has an open finding. */
async function takePicture(page: Page, { exception, engine, rule, selector }: Finding) {
  const name = exception ?? `${engine}-${rule.replace(/\W+/g, '-')}`
  if (!selector || pictured.has(name)) return
  pictured.add(name)
  const options = { path: join(pictures, `${name}.jpg`), type: 'jpeg', quality: 40, timeout: 1000 } as const
  // An element that nobody sees, such as a style sheet, has no picture.
  await page
    .locator(selector)
    .first()
    .screenshot(options)
    .catch(() => {})
}

/**
 * Begins the summary of a subject, which the reporter gets. `add` keeps the result of a display mode, and fails the test
 * for each finding without an exception.
 */
export function startSummary(subject: string, kind: Summary['kind'], browser: string, plannedModes: number) {
  const summary: Summary = {
    subject,
    kind,
    url: '',
    browser,
    plannedModes,
    modes: 0,
    rules: {},
    findings: [],
    passes: [],
  }
  // Added first and completed after each display mode: a page that hangs keeps what was gathered before.
  const annotation = { type: summaryType, description: JSON.stringify(summary) }
  test.info().annotations.push(annotation)
  const add = (mode: string, result: AuditResult) => {
    const unexpected = result.findings.filter(({ exception }) => !exception)
    expect.soft(unexpected.map(inOneLine), `${subject}, ${mode}`).toEqual([])
    addResult(summary, mode, result)
    annotation.description = JSON.stringify(summary)
  }
  return { summary, add }
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

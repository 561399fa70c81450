import { expect, test } from '@playwright/test'
import { inOneLine } from '../../design-system/testing/audit/finding.ts'
import { packageConformance } from '../../docs/accessibility/conformance/conformance'
import type { Header } from './findings/evidence'
import { exceptions, exceptionsFor } from './findings/exceptions'
import { auditWith } from './measurements.fixture'
import { openAcr } from './report/conformance'
import { reportHtml } from './report/html'
import { script } from './script'

const header: Header = {
  product: '@kaksha/design-system',
  version: '1.0.0',
  commit: 'e6f89c39',
  date: '2026-11-28',
  engines: {},
  displayModes: ['light'],
  scope: 'all',
  unfinished: [{ subject: '/faq', reason: 'Test timeout.' }],
  isComplete: false,
}
const html = reportHtml(header, [openAcr(packageConformance, header, true)], [], [], exceptions, true)

test('the page of the report has no findings, and a tagged PDF', async ({ page }) => {
  await page.setContent(html)
  await page.evaluate(await script())
  const { findings } = await auditWith(page, { equalAccess: true, exceptions: exceptionsFor('a report') })
  expect(findings.filter(({ exception }) => !exception).map(inOneLine)).toEqual([])
  const pdf = (await page.pdf({ tagged: true, outline: true })).toString('latin1')
  for (const part of ['/MarkInfo', '/StructTreeRoot', '/Outlines']) expect(pdf).toContain(part)
})

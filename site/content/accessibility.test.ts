import { expect, it } from 'vitest'
import { auditSentence } from './accessibility'

const summary = {
  date: '2026-11-28',
  commit: 'e6f89c39',
  subjects: [
    { browser: 'chromium 145.0', kind: 'stories', count: 1401, leastModes: 10, mostModes: 10 },
    {
      browser: 'chromium 145.0',
      kind: 'pages of the documentation',
      count: 109,
      leastModes: 2,
      mostModes: 4,
    },
    { browser: 'Firefox 153.8', kind: 'stories', count: 1400, leastModes: 1, mostModes: 1 },
  ],
  rules: { axe: 25_851, layout: 4614 },
  excepted: 440,
  open: 3,
}

it('states each number of the summary, with date and commit', () => {
  expect(auditSentence(summary)).toBe(
    'Result of the last complete run, on 28 November 2026, of commit e6f89c39: in chromium 145.0, 1,401 stories in 10 display modes each and 109 pages of the documentation in 2 to 4 display modes each; in Firefox 153.8, 1,400 stories in 1 display mode each. Rules applied: axe 25,851 and layout 4,614. Findings with an exception: 440; open: 3.',
  )
})

it('states no result without a complete run', () => {
  expect(auditSentence(null)).toMatch(/^No complete run\D+$/)
})

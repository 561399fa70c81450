import results from './audit.gen.json' with { type: 'json' }
import { brand } from './brand'
import type { LegalDocument } from './types'

/** What a complete run of `npm run audit` has found. Site and documentation print nothing about results that is not in it. */
export interface AuditSummary {
  /** ISO date of the run. */
  date: string
  /** The commit that was checked, with `-dirty` after it if there were changes that were not committed. */
  commit: string
  /** The subjects of each kind, by browser, and in how many display modes each was checked: the fewest and the most. */
  subjects: { browser: string; kind: string; count: number; leastModes: number; mostModes: number }[]
  /** How often each engine has applied a rule. */
  rules: Record<string, number>
  /** Findings that an exception matches, and all others. */
  excepted: number
  open: number
}

/** Written by the audit. `null` until a complete run is recorded for this version. */
export const auditSummary = results as AuditSummary | null

/**
 * What does not conform, by the WCAG criterion. The conformance report of the site has the same criteria
 * (`docs/accessibility/conformance/conformance.ts`, `siteConformance`).
 */
export const accessibilityLimits = [
  {
    criterion: '2.2.2',
    limit: 'While something loads for longer than five seconds, two lines in the message about it move.',
    reason: 'They show that the page has not stopped.',
    alternative: 'With reduced motion, a setting of your system, they stay still.',
  },
  {
    criterion: '4.1.2',
    limit:
      'The calendar for bookings, the window for signing in and the window for payments are pages of other companies.',
    reason: 'We cannot test or change them.',
    alternative: 'Write or call us, and a person will help you.',
  },
] as const

const number = (value: number) => value.toLocaleString('en-IN')
const list = new Intl.ListFormat('en-IN')
const day = (iso: string) =>
  new Date(iso).toLocaleDateString('en-IN', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

/** The result of an audit in one sentence or two. */
export function auditSentence(summary: AuditSummary | null): string {
  if (!summary) return 'No complete run of the automated checks is recorded for this version.'
  const { date, commit, subjects, rules, excepted, open } = summary
  const browsers = [...new Set(subjects.map(({ browser }) => browser))].map((browser) => {
    const checked = subjects
      .filter((one) => one.browser === browser)
      .map(({ kind, count, leastModes, mostModes }) => {
        const modes = leastModes === mostModes ? `${mostModes}` : `${leastModes} to ${mostModes}`
        return `${number(count)} ${kind} in ${modes} display mode${mostModes === 1 ? '' : 's'} each`
      })
    return `in ${browser}, ${list.format(checked)}`
  })
  const applied = Object.entries(rules).map(([engine, times]) => `${engine} ${number(times)}`)
  return `Result of the last complete run, on ${day(date)}, of commit ${commit}: ${browsers.join('; ')}. Rules applied: ${list.format(applied)}. Findings with an exception: ${number(excepted)}; open: ${number(open)}.`
}

/** The fields of W3C's statement generator. */
export const accessibilityStatement = (summary: AuditSummary | null): LegalDocument => ({
  title: 'Accessibility statement',
  intro: `${brand.name} should be usable by everyone. This statement says how far this site is accessible, what is not, and how to reach a person.`,
  updated: { iso: '2026-11-28', text: '28 November 2026' },
  sample: false,
  sections: [
    {
      id: 'conformance',
      heading: 'Standard and status',
      body: [
        'This site aims for the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. It is partially conformant: some parts do not fully conform, and the known limits name them.',
        'It needs HTML and CSS, and for forms, sign-in and payment JavaScript. All texts can be read without JavaScript.',
      ],
    },
    {
      id: 'limits',
      heading: 'Known limits',
      body: ['What does not conform, why, and what you can do instead:'],
      list: accessibilityLimits.map(
        ({ criterion, limit, reason, alternative }) =>
          `${limit} ${reason} ${alternative} (WCAG ${criterion})`,
      ),
    },
    {
      id: 'assessment',
      heading: 'How it was tested',
      body: [
        'We tested the site with automated checks: in several display modes, with tests that press keys, and through the accessibility tree of the browser. No person has yet tested it with a screen reader, and nobody else has examined it.',
        auditSentence(summary),
      ],
    },
    {
      id: 'contact',
      heading: 'Tell us what does not work',
      body: [
        `Write to ${brand.email} or call ${brand.phoneUnbroken} (${brand.hours}). Say on which page it was and what you use. We answer within five working days.`,
      ],
    },
  ],
})

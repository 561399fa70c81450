import { describe, expect, it } from 'vitest'
import { fromJSONSchema } from 'zod'
import catalogue from '../../../docs/accessibility/conformance/catalogue.gen.json' with { type: 'json' }
import {
  type Conformance,
  packageConformance,
  readLines,
  siteConformance,
} from '../../../docs/accessibility/conformance/conformance.ts'
import schema from '../../../docs/accessibility/conformance/openacr.gen.json' with { type: 'json' }
import { accessibilityLimits } from '../../../site/content/accessibility.ts'
import { fingerprintOf, type Header, type Row } from '../findings/evidence.ts'
import { exceptions } from '../findings/exceptions.ts'
import {
  contradictions,
  issuesOf,
  missingForFinal,
  openAcr,
  type Part,
  type ReviewRow,
  rowsOfProduct,
} from './conformance.ts'
import { reportHtml } from './html.ts'
import { fromCsv, readReviews, sourcesOf, toCsv, worksheet } from './worksheet.ts'

const header: Header = {
  product: '@kaksha/design-system',
  version: '1.0.0',
  commit: 'e6f89c39',
  date: '2026-11-28',
  engines: { axe: '4.14.1' },
  displayModes: ['light'],
  scope: 'all',
  unfinished: [],
  isComplete: true,
}
const row = (change: Partial<Row> = {}): Row => ({
  subject: 'components--button--default',
  kind: 'story',
  url: '/design-system/',
  browser: 'chromium 153',
  engine: 'axe',
  rule: 'color-contrast',
  criteria: ['1.4.3'],
  outcome: 'passed',
  modes: 10,
  ...change,
})
const button: Part = { id: 'components/button', state: 'a1', criteria: ['1.4.3', '2.1.1'], gaps: [] }
const review = (change: Partial<ReviewRow> = {}): ReviewRow => ({
  component: 'components/button',
  criterion: '1.4.3',
  level: 'supports',
  by: 'A. Person',
  date: '2026-11-28',
  with: 'NVDA 2026.1, Firefox 145',
  state: 'a1',
  note: '',
  ...change,
})

describe.each([
  ['package', packageConformance, []],
  ['site', siteConformance, accessibilityLimits],
] as const)('the judgement of the %s', (product, conformance, limits) => {
  it('has a line for every criterion that can be claimed, and no other', () => {
    const ids = catalogue.chapters
      .filter(({ id }) => !(id in conformance.disabled))
      .flatMap(({ criteria }) => criteria.map(({ id }) => id))
    expect(Object.keys(conformance.criteria).sort()).toEqual(ids.sort())
  })

  it('names in the statement what is not met', () => {
    const partial = Object.entries(conformance.criteria).filter(([, { level }]) =>
      /partially|not-s/.test(level),
    )
    if (product === 'site')
      expect(partial.map(([id]) => id)).toEqual(limits.map(({ criterion }) => criterion))
  })

  it('is valid OpenACR of the catalogue', () => {
    const report = openAcr(conformance, header, true)
    expect(fromJSONSchema(schema as never).parse(report)).toBeTruthy()
    expect(report.title).toContain('DRAFT')
    for (const { id, criteria } of catalogue.chapters) {
      const chapter = report.chapters[id]!
      if ('disabled' in chapter) continue
      expect(chapter.criteria!.map(({ num }) => num)).toEqual(criteria.map((one) => one.id))
      for (const { num, components } of chapter.criteria!) {
        expect(criteria.find((one) => one.id === num)!.components).toContain(components[0]!.name)
        expect(catalogue.terms.map((term) => term.id)).toContain(components[0]!.adherence.level)
        expect(components[0]!.adherence.level).not.toBe('not-evaluated')
      }
    }
  })
})

describe('a contradiction between judgement and evidence is refused', () => {
  /** Every criterion is supported and was tried by keyboard, except as `change` says. */
  const supported = (change: Record<string, string> = {}): Pick<Conformance, 'criteria' | 'disabled'> => ({
    disabled: packageConformance.disabled,
    criteria: readLines(
      Object.keys(packageConformance.criteria)
        .map((id) => change[id] ?? `${id} supports component keyboard Tried.`)
        .filter(Boolean)
        .join('\n'),
    ),
  })
  const { '1.4.3': _, ...incomplete } = supported().criteria

  it.each<[string, string[], Parameters<typeof contradictions>]>([
    ['none', [], [supported(), [row()], [button], [review()]]],
    [
      'a failed row',
      ['1.4.3 supports, but color-contrast is open on components--button--default.'],
      [supported(), [row({ outcome: 'failed' })], [], []],
    ],
    [
      'a failed row with an exception',
      [],
      [supported(), [row({ outcome: 'failed', exception: 'a' })], [], []],
    ],
    [
      'no row and no reviewer',
      ['1.4.3 supports, but no row and no reviewer says so.'],
      [supported({ '1.4.3': '1.4.3 supports component engine Tried.' }), [], [], []],
    ],
    [
      'a component that has changed since',
      ['components/button has changed after its review of 1.4.3 on 2026-11-28: review it again.'],
      [supported(), [], [button], [review({ state: 'b2' })]],
    ],
    [
      'a criterion without a line',
      ['1.4.3 has no line.'],
      [{ ...supported(), criteria: incomplete }, [], [], []],
    ],
    [
      'a review with another result',
      ['1.4.3 supports, but the review of components/button says ‘does-not-support’.'],
      [supported(), [], [button], [review({ level: 'does-not-support' })]],
    ],
    [
      'a gap of a contract',
      ['2.1.1 supports, but a gap of components/button says that it is not met.'],
      [supported(), [], [{ ...button, gaps: [{ criterion: '2.1.1', effect: 'partial', text: 'x' }] }], []],
    ],
  ])('%s', (_, expected, args) => {
    expect(contradictions(...args)).toEqual(expected)
  })

  it('an unknown level', () => {
    expect(() => readLines('1.1.1 not-evaluated component engine Not tried.')).toThrow('unknown level')
  })
})

it('a report is final only after a person has reviewed every part as it is now', () => {
  const named = { name: 'A', judged: { by: 'A. Person', date: '', with: [] } }
  const all = [review(), review({ criterion: '2.1.1' })]
  const missing = (
    change: { by?: string; reviews?: ReviewRow[]; state?: string; head?: string } & Partial<Header>,
  ) => {
    const { by = 'A. Person', reviews = all, state = 'a1', head, ...evidence } = change
    const ofRun = { ...header, ...evidence }
    const conformance = { ...named, judged: { ...named.judged, by } }
    return missingForFinal(conformance, [{ ...button, state }], reviews, ofRun, head ?? ofRun.commit).length
  }
  expect(missing({})).toBe(0)
  for (const change of [
    { by: '' },
    { reviews: [review()] },
    { state: 'b2' },
    { head: 'another' },
    { isComplete: false },
    { commit: 'a-dirty' },
  ])
    expect(missing(change), JSON.stringify(change)).toBe(1)
})

it('a component has changed if a source changed that it imports, also through others', () => {
  const sources = sourcesOf('design-system/components/copy-button')
  expect(sources).toContain('design-system/components/copy-button/copy-button.tsx')
  expect(sources).toContain('design-system/components/button/button.tsx')
  expect(sources).toContain('design-system/provider/context.ts')
  expect(sources.filter((file) => /\.(test|stories|meta)\./.test(file))).toEqual([])
})

it('an issue has the same fingerprint in another build, and differs from other issues', () => {
  const issue = {
    engine: 'layout' as const,
    rule: 'dangling-id',
    criteria: ['4.1.2'],
    impact: 'serious',
    selector: '',
    html: '',
    message: 'aria-controls="radix-_r_4_" on <button>Open</button>, /assets/icon-Ab3_x9Zq.svg',
  }
  const fingerprint = (change: Partial<typeof issue>) =>
    fingerprintOf('components--dialog--open', { ...issue, ...change })
  const rebuilt = 'aria-controls="radix-_r_1b_" on <button>Open</button>, /assets/icon-Xw12-4kP.svg'
  expect(fingerprint({ message: rebuilt })).toBe(fingerprint({}))
  const selector = 'main > p'
  expect(fingerprint({ selector, message: 'One' })).toBe(fingerprint({ selector, message: 'Two' }))
  for (const change of [{ rule: 'repeated-id' }, { selector }, { message: 'Another' }])
    expect(fingerprint(change)).not.toBe(fingerprint({}))
})

it('divides the rows between site and package', () => {
  const rows = [
    row(),
    row({ subject: '/faq' }),
    row({ subject: 'documentation, search' }),
    row({ subject: 'home, x' }),
  ]
  expect(rowsOfProduct(rows, 'site').map(({ subject }) => subject)).toEqual(['/faq', 'home, x'])
})

it('has one issue for a fault, for an open question and for a gap', () => {
  const [entry] = exceptions
  const rows = [
    row(),
    row({ outcome: 'failed' }),
    row({ outcome: 'failed', exception: entry!.id }),
    row({ outcome: 'cantTell', exception: entry!.id }),
  ]
  const gap = { criterion: '2.1.1', effect: 'partial', text: 'No key.' }
  const issues = issuesOf(rows, [{ ...button, gaps: [gap] }], new Map([[entry!.id, entry!]]))
  expect(issues.map(({ status }) => status.split(' ')[0])).toEqual(['open', 'accepted', 'known'])
})

it('the page has every criterion, no script, and at most 400 KiB', () => {
  const reports = [packageConformance, siteConformance].map((one) => openAcr(one, header, true))
  const issues = issuesOf(
    Array.from({ length: 500 }, () => row({ outcome: 'failed', message: '<script>'.repeat(50) })),
    [],
    new Map(),
  )
  const html = reportHtml(header, reports, issues, [row({ exception: exceptions[0]!.id })], exceptions, true)
  expect(html).toContain('2.4.11 Focus Not Obscured (Minimum)')
  expect(html).toMatch(/<title>[^<]*DRAFT/)
  expect(html).not.toMatch(/<script/)
  expect(html.length).toBeLessThanOrEqual(400 * 1024)
})

describe('the worksheet', () => {
  const fill = (change: string[]) => {
    const [head, first] = fromCsv(
      worksheet([{ ...button, steps: 'Press "Tab", Enter', expected: () => 'a\nb' }]),
    )
    return toCsv([head!, [...first!.slice(0, 5), ...change]])
  }

  it('comes back as it was filled in', () => {
    expect(
      readReviews(fill(['supports', 'A. Person', '2026-11-28', 'NVDA 2026.1, Firefox 145', '']), [button]),
    ).toEqual([review()])
    expect(readReviews(fill(['', '', '', '', '']), [button])).toEqual([])
  })

  it.each([
    [
      'an unknown row',
      fill(['supports', 'A', '2026-11-28', 'NVDA', '']).replace('1.4.3', '9.9.9'),
      /^Row 2: .*‘9.9.9’/,
    ],
    ['a wrong level', fill(['good', 'A', '2026-11-28', 'NVDA', '']), /^Row 2: the level ‘good’ is unknown/],
    ['no person', fill(['supports', '', '2026-11-28', 'NVDA', '']), /^Row 2: fill in who/],
    ['another file', 'a,b\n1,2\n', /not a worksheet’s/],
  ])('with %s is refused in one line', (_, text, expected) => {
    expect(() => readReviews(text, [button])).toThrow(expected)
  })

  it('has no field that a spreadsheet takes for a formula', () => {
    expect(toCsv([['=1+1']])).toContain(`"'=1+1"`)
  })
})

/** Compares the judgement of a product with the evidence, and writes it as OpenACR. */
import catalogue from '../../../docs/accessibility/conformance/catalogue.gen.json' with { type: 'json' }
import { type Conformance, levels } from '../../../docs/accessibility/conformance/conformance'
import { brand } from '../../../site/content/brand'
import type { Header, Row } from '../findings/evidence'

const levelsA = ['success_criteria_level_a', 'success_criteria_level_aa']

/** The name of each criterion. */
export const criterionNames = new Map(
  catalogue.chapters.flatMap(({ criteria }) => criteria.map(({ id, handle }) => [id, handle] as const)),
)
export const termOf = (level: string) => catalogue.terms.find(({ id }) => id === level)?.label ?? level

/** The WCAG criteria of level A and AA. */
export const criteriaOfA = catalogue.chapters
  .filter(({ id }) => levelsA.includes(id))
  .flatMap(({ criteria }) => criteria.map(({ id }) => id))

/** A component that a person has reviewed, or the site. `state` is a hash of its sources at that time. */
export interface ReviewRow {
  component: string
  criterion: string
  level: (typeof levels)[number]
  by: string
  date: string
  with: string
  state: string
  note: string
}

/** A part of a product that a person reviews, with the criteria that apply to it. */
export interface Part {
  id: string
  state: string
  criteria: readonly string[]
  gaps: readonly { criterion: string; effect: string; text: string }[]
}

/** Whether a row is about the site. Stories and pages of the documentation are about the package. */
const isOfSite = ({ subject }: Pick<Row, 'subject'>) =>
  !/^(components|patterns|brand|guide|foundations)--|^documentation/.test(subject)
export const rowsOfProduct = (rows: readonly Row[], product: string) =>
  rows.filter((row) => isOfSite(row) === (product === 'site'))

/** What the report must not state, one line each: the judgement and the evidence contradict each other. */
export function contradictions(
  { criteria, disabled }: Pick<Conformance, 'criteria' | 'disabled'>,
  rows: readonly Row[],
  parts: readonly Part[],
  reviews: readonly ReviewRow[],
  isPartial = false,
): string[] {
  const chapters = catalogue.chapters.filter(({ id }) => levelsA.includes(id) || !(id in disabled))
  const expected = chapters.flatMap((chapter) => chapter.criteria.map(({ id }) => id))
  const states = new Map(parts.map(({ id, state }) => [id, state]))
  const problems: string[] = [
    ...expected.filter((id) => !criteria[id]).map((id) => `${id} has no line.`),
    ...reviews
      .filter(({ component, state }) => states.has(component) && states.get(component) !== state)
      .map(
        ({ component, criterion, date }) =>
          `${component} has changed after its review of ${criterion} on ${date}: review it again.`,
      ),
  ]
  for (const [id, { level, tried }] of Object.entries(criteria)) {
    if (!levels.includes(level))
      problems.push(`${id} has the level ‘${level}’, which is not allowed at A and AA.`)
    if (level !== 'supports' && level !== 'not-applicable') continue
    const rowsOfCriterion = rows.filter((row) => row.criteria.includes(id))
    const open = rowsOfCriterion.filter(({ outcome, exception }) => outcome !== 'passed' && !exception)
    const reviewsOfCriterion = reviews.filter(({ criterion }) => criterion === id)
    const places = new Set(open.map(({ rule, subject }) => `${rule} is open on ${subject}`))
    for (const place of places) problems.push(`${id} ${level}, but ${place}.`)
    if (
      level === 'supports' &&
      tried.every((one) => one === 'engine') &&
      !rowsOfCriterion.length &&
      !reviewsOfCriterion.length &&
      !isPartial
    )
      problems.push(`${id} supports, but no row and no reviewer says so.`)
    for (const { component, level: reviewed } of reviewsOfCriterion)
      if (reviewed !== 'supports' && reviewed !== 'not-applicable')
        problems.push(`${id} ${level}, but the review of ${component} says ‘${reviewed}’.`)
    for (const { id: component, gaps } of parts)
      if (gaps.some(({ criterion, effect }) => criterion === id && effect === 'partial'))
        problems.push(`${id} ${level}, but a gap of ${component} says that it is not met.`)
  }
  return problems
}

/** What is missing for a report that is not a draft. */
export function missingForFinal(
  { name, judged }: Pick<Conformance, 'name' | 'judged'>,
  parts: readonly Part[],
  reviews: readonly ReviewRow[],
  { isComplete, commit }: Header,
  head: string,
): string[] {
  const isReviewed = (part: Part, criterion: string) =>
    reviews.some(
      (row) =>
        row.component === part.id &&
        row.criterion === criterion &&
        row.state === part.state &&
        row.by &&
        row.with,
    )
  const missing = parts.flatMap((part) =>
    part.criteria.filter((criterion) => !isReviewed(part, criterion)).map((one) => `${part.id} ${one}`),
  )
  return [
    ...(judged.by ? [] : [`${name}: nobody is named in \`judged.by\`.`]),
    ...(missing.length
      ? [`${name}: ${missing.length} reviews by a person are missing, such as ${missing[0]} (--worksheet).`]
      : []),
    ...(isComplete ? [] : ['The evidence is partial: run `npm run audit` without words.']),
    ...(/^[0-9a-f]{7,}$/.test(commit) ? [] : ['The evidence is of files that are not committed.']),
    ...(head.startsWith(commit) ? [] : ['The evidence is of another commit: run `npm run audit` again.']),
  ]
}

/** The report of a product in OpenACR form. */
export function openAcr(
  { name, description, judged, disabled, criteria }: Conformance,
  header: Header,
  isDraft: boolean,
) {
  const titled = `${brand.name} Accessibility Conformance Report: ${name}${isDraft ? ' (DRAFT)' : ''}`
  const engines = Object.entries(header.engines).map(([engine, version]) => `${engine} ${version}`)
  return {
    title: titled,
    product: { name, version: header.version, description },
    author: { name: judged.by, company_name: brand.name, email: brand.email, phone: brand.phone },
    vendor: { company_name: brand.name, email: brand.email, phone: brand.phone },
    report_date: header.date,
    last_modified_date: header.date,
    version: 1,
    notes: `Commit ${header.commit}.${header.isComplete ? '' : ' The evidence is partial.'}${isDraft ? ' Draft: a complete review by a person is missing.' : ''}`,
    evaluation_methods_used: `Judged on ${judged.date} with ${judged.with.join(', ')}. Evidence of ${header.date}: ${engines.join(', ')}; display modes: ${header.displayModes.join(', ')}; browsers besides Chromium in the first of them.`,
    license: 'CC-BY-4.0',
    catalog: '2.5-edition-wcag-2.2-508-en',
    chapters: Object.fromEntries(
      catalogue.chapters.map((chapter) => [
        chapter.id,
        chapter.id in disabled
          ? { notes: disabled[chapter.id], disabled: true }
          : {
              criteria: chapter.criteria.map(({ id, components }) => ({
                num: id,
                components: [
                  {
                    name: components[0]!,
                    adherence: {
                      level: criteria[id]!.level,
                      notes: `${criteria[id]!.remark} (Duty: ${criteria[id]!.duty}; tried: ${criteria[id]!.tried.join(', ')}.)`,
                    },
                  },
                ],
              })),
            },
      ]),
    ),
  }
}
export type OpenAcr = ReturnType<typeof openAcr>

/** The columns of an issue, one row each. */
export const issueColumns = 'criterion,location,description,evidence,impact,severity,fix,status'.split(
  ',',
) as (keyof Issue)[]
export type Issue = Record<
  'criterion' | 'location' | 'description' | 'evidence' | 'impact' | 'severity' | 'fix' | 'status',
  string
>

/** Open findings, accepted faults, and gaps of contracts. */
export function issuesOf(
  rows: readonly Row[],
  parts: readonly Part[],
  reasons: Map<string, { reason: string; expires: string; upstream?: string }>,
): Issue[] {
  const failures = rows
    .filter(({ outcome, exception }) => outcome === 'failed' || (outcome === 'cantTell' && !exception))
    .map((row): Issue => {
      const accepted = reasons.get(row.exception ?? '')
      return {
        criterion: row.criteria.join(', ') || 'best practice',
        location: `${row.url} ${row.selector ?? ''}`.trim(),
        description: `${row.engine}, ${row.rule}: ${row.message}`,
        evidence: `${row.html} [${row.fingerprint}, since ${row.since}, ${[row.modes].flat().join(', ')}; ${row.browser}]`,
        impact: row.impact ?? '',
        severity: accepted ? 'none' : row.outcome === 'failed' ? 'fault' : 'to be judged',
        fix: accepted?.upstream ?? '',
        status: accepted ? `accepted until ${accepted.expires}: ${accepted.reason}` : 'open',
      }
    })
  const gapsOfParts = parts.flatMap(({ id, gaps }) =>
    gaps.map(
      ({ criterion, effect, text }): Issue => ({
        criterion,
        location: id,
        description: text,
        evidence: 'Contract of the component.',
        impact: effect === 'partial' ? 'moderate' : 'minor',
        severity: effect === 'partial' ? 'fault' : 'none',
        fix: effect === 'author' ? 'The page has to provide it.' : '',
        status: 'known',
      }),
    ),
  )
  return [...failures, ...gapsOfParts]
}

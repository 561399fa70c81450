/** The lists of the guides that are made from the contracts of all components. */
import { type Component, components } from 'virtual:documentation'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import changelog from '../../../CHANGELOG.md?raw'
import { Heading } from '../../../design-system/components/heading/heading.tsx'
import { Link } from '../../../design-system/components/link/link.tsx'
import { Text } from '../../../design-system/components/text/text.tsx'
import { worksCompletely } from '../../../design-system/testing/contract-parts.ts'
import { auditSentence, auditSummary } from '../../../site/content/accessibility.ts'
import type { AuditCounts } from '../../accessibility/audit-counts.ts'
import { type DisplayMode, displayModes } from '../../accessibility/display-modes.ts'
import { exceptions } from '../../accessibility/exceptions.ts'
import { Code, Day, More, PageLink, Row, Ruled, RuledLines, Words } from '../text.tsx'

/** The result of the last complete run of the audit, or that there is none. */
export const AuditResult = () => <Text measure="full">{auditSentence(auditSummary)}</Text>

/** The number of keyboard interactions in all contracts. */
export const pressedKeys = components.reduce((sum, { keys }) => sum + keys, 0)
export const displayModeNames = (isIncluded: (mode: DisplayMode) => boolean) =>
  displayModes
    .filter(isIncluded)
    .map(({ name }) => name)
    .join(', ')

/** Names that link to the pages of components. */
const Names = ({ of }: { of: readonly Component[] }) =>
  of.map(({ id, label }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <PageLink to={id}>{label}</PageLink>
    </Fragment>
  ))

/** One row for each component, with a link to its page. */
const Rows = ({
  of,
  children,
}: {
  of: readonly Component[]
  children: (component: Component) => ReactNode
}) => (
  <Ruled as="dl">
    {of.map((component) => (
      <Row key={component.id} term={<PageLink to={component.id}>{component.label}</PageLink>}>
        {children(component)}
      </Row>
    ))}
  </Ruled>
)

export function ServerComponents() {
  const onServer = components.filter(({ isClient }) => !isClient)
  return (
    <Text measure="full">
      {onServer.length} of {components.length} need no browser API, so they are server components and add no
      code to the page: <Names of={onServer} />.
    </Text>
  )
}

export function WithoutJavaScript() {
  const others = components.filter(({ withoutJavaScript }) => withoutJavaScript !== worksCompletely)
  return (
    <>
      <Text measure="full">
        {components.length - others.length} of {components.length} components, patterns and drawings work
        completely. A test checks what each of the others states:
      </Text>
      <More label="What the others do without JavaScript">
        <Rows of={others}>{({ withoutJavaScript }) => <Words>{withoutJavaScript}</Words>}</Rows>
      </More>
    </>
  )
}

const engines: Record<string, string> = {
  axe: 'axe',
  'equal-access': 'IBM Equal Access',
  'html-validate': 'html-validate',
  biome: 'Biome',
  layout: 'Layout',
  focus: 'Focus',
}

/** Nothing until a complete run of the audit is recorded. */
const counts = Object.values(
  import.meta.glob<AuditCounts>('../../accessibility/audit.gen.json', { eager: true, import: 'default' }),
)[0]

const concerned: Record<string, string> = {
  component: 'a component',
  shared: 'parts that components share',
  author: 'the author of the page',
}

/** Computed in the browser: the document is older. */
function DaysLeft({ until }: { until: string }) {
  const [days, setDays] = useState<number>()
  useEffect(() => setDays(Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 86_400_000))), [until])
  return days === undefined ? null : ` (${days} days)`
}

/** An exception, with all rules that it concerns. */
function Exception({ of: rules }: { of: typeof exceptions }) {
  const { id, kind, where, reason, concerns, upstream, expires } = rules[0]!
  return (
    <li className="py-4">
      {rules.map(({ engine, rule }) => (
        <p key={rule} className="font-bold">
          {engines[engine] ?? engine}: <Code>{rule}</Code>
        </p>
      ))}
      <Text measure="full">
        <Words>{reason}</Words>
      </Text>
      <Text size="small" tone="muted">
        {kind === 'question' ? 'Reviewed manually' : 'False positive'}, for{' '}
        {where.map((place) => (place === '*' ? 'every page' : place)).join(', ')}, until{' '}
        <Day date={expires} />
        <DaysLeft until={expires} />. Concerns {concerned[concerns]}.
        {counts?.exceptions[id] !== undefined && ` Applied ${counts.exceptions[id]} times.`}
        {upstream && (
          <>
            {' '}
            <Link href={upstream}>
              Read more<span className="sr-only"> about {rules[0]!.rule}</span>
            </Link>
          </>
        )}
      </Text>
    </li>
  )
}

const exceptionIds = [...new Set(exceptions.map(({ id }) => id))]

/** The accepted findings of the checks, each with a reason, an expiry date and how often it applied. */
export const Exceptions = () => (
  <More label={`All ${exceptionIds.length}`} of="the exceptions">
    <Ruled>
      {exceptionIds.map((id) => (
        <Exception key={id} of={exceptions.filter((exception) => exception.id === id)} />
      ))}
    </Ruled>
  </More>
)

/** For each component and criterion whether a rule has passed, needs an exception or is open. */
export function CheckedCriteria() {
  if (!counts) return null
  const { components: counted } = counts
  const criteriaOf = (id: string, isIncluded: (findings: readonly number[]) => boolean) =>
    Object.entries(counted[id] ?? {})
      .filter(([, findings]) => isIncluded(findings))
      .map(([criterion]) => criterion)
      .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
      .join(', ') || 'none'
  return (
    <More label="Components and criteria">
      <Rows of={components.filter(({ stories }) => counted[stories])}>
        {({ stories }) => (
          <>
            Passed: {criteriaOf(stories, ([, excepted, open]) => !excepted && !open)}. With an exception:{' '}
            {criteriaOf(stories, ([, excepted, open]) => Boolean(excepted && !open))}. Open:{' '}
            {criteriaOf(stories, ([, , open]) => Boolean(open))}.
          </>
        )}
      </Rows>
    </More>
  )
}

const reports = import.meta.glob<string>('../../accessibility/report/*.{html,pdf,csv,xlsx,json}', {
  eager: true,
  import: 'default',
  query: '?url',
})

/** The files of the last report. */
export const Downloads = () =>
  Object.keys(reports).length === 0 ? (
    <Text measure="full">No conformance report is published for this version yet.</Text>
  ) : (
    <ul>
      {Object.entries(reports).map(([file, url]) => (
        <li key={file}>
          <Link href={url}>{file.split('/').at(-1)}</Link>
        </li>
      ))}
    </ul>
  )

export const componentCount = components.length
export const reviewedCount = components.filter(({ review }) => review).length || 'none'

export function Gaps() {
  const withGaps = components.filter(({ gaps }) => gaps.length > 0)
  if (withGaps.length === 0) return <p>None known.</p>
  return (
    <div className="space-y-8">
      {withGaps.map(({ id, label, gaps }) => (
        <div key={id}>
          <Heading level={3} size="h3">
            <PageLink to={id}>{label}</PageLink>
          </Heading>
          <RuledLines of={gaps} bar="thin" className="mt-2" />
        </div>
      ))}
    </div>
  )
}

/** The part of CHANGELOG.md that is about the package. */
export const Changelog = () =>
  changelog
    .split(/^#+ /m)
    .filter((section) => section.startsWith('The package `@kaksha/design-system`\n'))
    .flatMap((section) => section.split(/\n{2,}|\n(?=- )/).slice(1))
    .filter((text) => text.trim())
    .map((text) => (
      <Text key={text} measure="full" className="my-2">
        <Words links>{text.replace(/^- /, '').replaceAll('\n', ' ')}</Words>
      </Text>
    ))

import { componentFolders } from 'virtual:component-folders'
import type { ReactNode } from 'react'
import { Heading } from '../../design-system/components/heading/heading.tsx'
import { Link } from '../../design-system/components/link/link.tsx'
import { Text } from '../../design-system/components/text/text.tsx'
import { Stat, StatList } from '../../design-system/patterns/stat/stat.tsx'
import { type DisplayMode, displayModes } from '../accessibility/display-modes.ts'
import exceptions from '../accessibility/exceptions.json'
import { storyAddress } from '../ladle/settings.ts'
import { More } from './component/more.tsx'
import { ReviewOf } from './component/review.tsx'
import { provenPairs } from './contrast.ts'
import { pressedKeys } from './counts.ts'
import { Page } from './page.tsx'
import { Ruled, RuledLines } from './ruled.tsx'
import { Code, Day } from './words.tsx'

type ComponentFolder = (typeof componentFolders)[number]

interface ComponentRowsProps {
  of: readonly ComponentFolder[]
  /** The content beside the name. */
  children: (componentFolder: ComponentFolder) => ReactNode
}

/** A list of components, patterns or drawings. Each name links to its page. */
const ComponentRows = ({ of, children }: ComponentRowsProps) => (
  <Ruled>
    {of.map((componentFolder) => {
      const link = (
        <Link
          href={storyAddress(componentFolder.page)}
          className="inline-flex min-h-11 min-w-11 items-center justify-self-start font-bold"
        >
          {componentFolder.label}
        </Link>
      )
      return (
        <li
          key={componentFolder.id}
          className="grid gap-x-6 py-2 @2xl:grid-cols-[15rem_minmax(0,1fr)] @2xl:items-baseline"
        >
          {link}
          {children(componentFolder)}
        </li>
      )
    })}
  </Ruled>
)

const gaps = componentFolders.filter((componentFolder) => componentFolder.gaps.length > 0)
const reviewed = componentFolders.filter(({ review }) => review)

/** The accessibility status of the design system, generated from the contracts. */
export const StatusPage = () => (
  <Page
    label="Guide"
    title="Accessibility"
    lead={
      <>
        The design system aims for WCAG 2.2, level AA. Automated checks run on every change. Manual reviews
        are listed with their date; components without one are listed as not yet reviewed.
      </>
    }
    sections={[
      { id: 'automated-checks', title: 'Automated checks', content: <AutomatedChecks /> },
      { id: 'exceptions', title: 'Exceptions', content: <Exceptions /> },
      { id: 'manual-reviews', title: 'Manual reviews', content: <ManualReviews /> },
      { id: 'components', title: 'All components', content: <AllComponents /> },
      { id: 'gaps', title: 'Known gaps', content: <Gaps /> },
    ]}
  />
)

const namesOf = (some: readonly DisplayMode[]) => some.map(({ name }) => name).join(', ')

const checks = [
  `axe checks every story, every page of this documentation and every page of the site in ${displayModes.length} display modes: ${namesOf(displayModes)}. In each mode further checks look for horizontal scrolling, clipped or overlapping content, small targets, references to missing ids and covered focus.`,
  `The focus outline is measured by its pixels, in these modes: ${namesOf(displayModes.filter(({ measuresFocusRing }) => measuresFocusRing))}.`,
  `A second engine, IBM Equal Access, checks the same pages in these modes: ${namesOf(displayModes.filter(({ equalAccess }) => equalAccess))}. It checks the pages of this documentation in the first of these modes only. Where the engines disagree, a person decides; the decision and its reason are listed below.`,
  `The contrast of ${provenPairs.toLocaleString('en-IN')} colour pairs is computed from the tokens: every theme, every surface, and again for every brand. A test compares the pairs that component classes use with this list.`,
  `${pressedKeys} keyboard interactions are listed in the contracts and tested in a real browser.`,
  'Each pattern (dialog, disclosure, tabs, carousel, live region, form field) has a test suite for mouse, touch and keyboard.',
  'A virtual screen reader reads the stories. The transcript is on the page of each component.',
  'Mutation tests change the expressions of a component one by one, and list each change that no test detects.',
  'TypeScript rejects an icon button without an accessible name and tabs without a label. A dialog without a title is an error in the console during development.',
]

const AutomatedChecks = () => <RuledLines of={checks} />

const engines: Record<string, string> = {
  axe: 'axe',
  'equal-access': 'IBM Equal Access',
  'html-validate': 'html-validate',
  biome: 'Biome',
  layout: 'Layout',
  focus: 'Focus',
}

/** The accepted findings of the checks, each with a reason and an expiry date. */
const Exceptions = () => (
  <>
    <Text measure="full">
      An exception records a false positive, or the answer to a question that only a person can decide. Each
      has an expiry date. Disabling a rule anywhere else fails the build.
    </Text>
    <More label={`All ${exceptions.length}`} of="the exceptions">
      <Ruled className="mt-6">
        {exceptions.map(({ id, engine, rule, kind, where, reason, upstream, expires }) => (
          <li key={id} className="py-4">
            <p className="font-bold">
              {engines[engine] ?? engine}: <Code>{rule}</Code>
            </p>
            <p className="mt-1 max-w-[36em]">{reason}</p>
            <p className="mt-1 text-small text-muted">
              {kind === 'question' ? 'Reviewed manually' : 'False positive'}, for{' '}
              {where.map((place) => (place === '*' ? 'every page' : place)).join(', ')}, until{' '}
              <Day date={expires} />.
              {upstream && (
                <>
                  {' '}
                  <Link href={upstream}>
                    Read more<span className="sr-only"> about {rule}</span>
                  </Link>
                </>
              )}
            </p>
          </li>
        ))}
      </Ruled>
    </More>
  </>
)

const ManualReviews = () => (
  <div className="space-y-8">
    <Text measure="full">
      In a manual review a person uses the component with assistive technology. The contract of the component
      records the date, the assistive technology and the browser.
    </Text>
    <StatList>
      <Stat value={reviewed.length}>components reviewed manually</Stat>
      <Stat value={componentFolders.length - reviewed.length}>not yet reviewed manually</Stat>
    </StatList>
  </div>
)

const ComponentList = ({ of }: { of: typeof componentFolders }) => (
  <ComponentRows of={of}>
    {({ pattern, review }) => (
      <div>
        <p>
          Follows <Link href={pattern.url}>{pattern.name}</Link>.
        </p>
        <ReviewOf review={review} />
      </div>
    )}
  </ComponentRows>
)

const AllComponents = () => (
  <More label={`Pattern and review of ${componentFolders.length}`} of="the components">
    <ComponentList of={componentFolders} />
  </More>
)

const Gaps = () =>
  gaps.length === 0 ? (
    <p>None known.</p>
  ) : (
    <div className="space-y-8">
      {gaps.map(({ id, label, page, gaps: lines }) => (
        <div key={id}>
          <Heading level={3} size="h3">
            <Link href={storyAddress(page)}>{label}</Link>
          </Heading>
          <RuledLines of={lines} bar="thin" className="mt-2" />
        </div>
      ))}
    </div>
  )

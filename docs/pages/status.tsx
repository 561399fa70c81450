import { rooms } from 'virtual:rooms'
import { Heading } from '../../design-system/components/heading/heading.tsx'
import { Link } from '../../design-system/components/link/link.tsx'
import { Text } from '../../design-system/components/text/text.tsx'
import { StatList, StatTile } from '../../design-system/patterns/stat-tile/stat-tile.tsx'
import { type Cell, cells } from '../accessibility/display-modes.ts'
import ledger from '../accessibility/exceptions.json'
import { storyAddress } from '../ladle/settings.ts'
import { provenPairs } from './contrast.ts'
import { pressedKeys } from './counts.ts'
import { Page } from './page.tsx'
import { ReviewOf } from './review.tsx'
import { RoomRows } from './room-rows.tsx'
import { Ruled, RuledLines } from './ruled.tsx'
import { Code, Day } from './words.tsx'

const gaps = rooms.filter((room) => room.gaps.length > 0)
const reviewed = rooms.filter(({ review }) => review)

/** Where all of it stands, for those who have to judge it: read from the contracts, as each page is. */
export const StatusPage = () => (
  <Page
    label="Guide"
    title="Accessibility"
    lead="WCAG 2.2 at level AA is the least. What a machine can check is checked at every change; what only a person can tell is told with a date, or said to be open."
    sections={[
      { id: 'machine', title: 'Checked by machine', content: <Machine /> },
      { id: 'exceptions', title: 'Exceptions', content: <Exceptions /> },
      { id: 'hand', title: 'Checked by hand', content: <ByHand /> },
      { id: 'components', title: 'Every component', content: <RoomList of={rooms} /> },
      { id: 'gaps', title: 'Known gaps', content: <Gaps /> },
    ]}
  />
)

const namesOf = (some: readonly Cell[]) => some.map(({ name }) => name).join(', ')

const checks = [
  `Every story, every page of this documentation and every page of the site, under axe, in ${cells.length} ways: ${namesOf(cells)}. In each: no sideways scroll, nothing cut or overlapping, targets large enough, every id that is pointed at in its place, the focus not covered.`,
  `The ring of the focus by its pixels: ${namesOf(cells.filter(({ ring }) => ring))}.`,
  `The same subjects under a second engine, IBM Equal Access: ${namesOf(cells.filter(({ second }) => second))}; pages of this documentation in the first of these alone. Where the two engines differ, a person decides, and the list below says what and why.`,
  `Contrast of ${provenPairs.toLocaleString('en-IN')} pairs of colours, computed from the tokens: every theme, every surface, and as many again for every brand. What classes combine is compared with the list.`,
  `${pressedKeys} keys, each named in a contract and pressed in a real browser.`,
  'Dialogs, disclosures, tabs, carousels, live regions and fields: one suite a pattern, by mouse, finger and keyboard.',
  'What a screen reader says, phrase by phrase, by a virtual one: on each page.',
  'Mistakes made on purpose: a label taken away, a trap switched off, a contrast lowered. A test has to see each.',
  'Controls without a name, dialogs without a title: the types refuse them.',
]

const Machine = () => <RuledLines of={checks} />

const engines: Record<string, string> = {
  axe: 'axe',
  'equal-access': 'IBM Equal Access',
  'html-validate': 'html-validate',
  biome: 'Biome',
  layout: 'Layout',
  focus: 'Focus',
}

/** What a check says and what is let stand: the one list of it, with a day on which it ends. */
const Exceptions = () => (
  <>
    <Text measure="full">
      Where a check is wrong, or asks what only a person can answer, the answer is written down, with a day on
      which it ends. A rule that is switched off anywhere else stops the build.
    </Text>
    <Ruled className="mt-6">
      {ledger.map(({ id, engine, rule, kind, where, reason, upstream, expires }) => (
        <li key={id} className="py-4">
          <p className="font-bold">
            {engines[engine] ?? engine}: <Code>{rule}</Code>
          </p>
          <p className="mt-1 max-w-[36em]">{reason}</p>
          <p className="mt-1 text-small text-muted">
            {kind === 'question' ? 'A question, answered' : 'A finding, let stand'}, for{' '}
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
  </>
)

const ByHand = () => (
  <div className="space-y-8">
    <Text measure="full">
      A person goes through a component with assistive technology. Its contract then says which, and when.
    </Text>
    <StatList>
      <StatTile value={reviewed.length}>reviewed by hand</StatTile>
      <StatTile value={rooms.length - reviewed.length}>not yet reviewed by hand</StatTile>
    </StatList>
  </div>
)

const RoomList = ({ of }: { of: typeof rooms }) => (
  <RoomRows of={of}>
    {({ pattern, review }) => (
      <div>
        <p>
          Follows <Link href={pattern.url}>{pattern.name}</Link>.
        </p>
        <ReviewOf review={review} />
      </div>
    )}
  </RoomRows>
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

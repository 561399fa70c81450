import { rooms } from 'virtual:rooms'
import { Heading } from '../../design-system/components/heading/heading.tsx'
import { Link } from '../../design-system/components/link/link.tsx'
import { Text } from '../../design-system/components/text/text.tsx'
import { storyAddress } from '../ladle/settings.ts'
import { provenPairs } from './contrast.ts'
import { Page } from './page.tsx'
import { Table } from './table.tsx'
import { Day, Words } from './words.tsx'

const keys = rooms.reduce((sum, room) => sum + room.keys, 0)
const gaps = rooms.filter((room) => room.gaps.length > 0)
const reviewed = rooms.filter(({ dates }) => dates.reviewed).length

/** Where all of it stands, for those who have to judge it: read from the contracts, as each page is. */
export const StatusPage = () => (
  <Page
    label="Guide"
    title="Accessibility"
    lead="WCAG 2.2 at level AA is the least. What a machine can check is checked at every change; what only a person can tell is told with a date, or said to be open."
    sections={[
      { id: 'machine', title: 'Checked by machine', content: <Machine /> },
      { id: 'hand', title: 'Checked by hand', content: <ByHand /> },
      { id: 'components', title: 'Every component', content: <Everything /> },
      { id: 'gaps', title: 'Known gaps', content: <Gaps /> },
    ]}
  />
)

const checks = [
  'axe, without an exception, over every story and every page here: light, dark and high contrast, two widths.',
  `Contrast of ${provenPairs.toLocaleString('en-IN')} pairs of colours, computed from the tokens: every theme, every surface.`,
  `${keys} keys, each named in a contract and pressed in a real browser.`,
  'Dialogs, disclosures, tabs, carousels, live regions and fields: one suite a pattern, by mouse, finger and keyboard.',
  'Controls without a name, dialogs without a title: the types refuse them.',
]

const Machine = () => (
  <ul className="border-t-6 border-ink">
    {checks.map((check) => (
      <li key={check} className="border-b border-hair py-3">
        {check}
      </li>
    ))}
  </ul>
)

const ByHand = () => (
  <Text measure="full">
    {reviewed
      ? `${reviewed} of ${rooms.length} components have been gone through by a person with assistive technology; the day is on each page.`
      : 'No component has been gone through by a person with assistive technology yet. Until one has, its page says so.'}
  </Text>
)

const Everything = () => (
  <Table
    caption="Every component"
    head={['Component', 'Follows', 'Updated', 'By hand']}
    rows={rooms.map(({ id, label, page, pattern, dates }) => ({
      key: id,
      cells: [
        <Link key="page" href={storyAddress(page)} className="wrap-anywhere">
          {label}
        </Link>,
        <Link key="pattern" href={pattern.url}>
          {pattern.name}
        </Link>,
        <Day key="updated" date={dates.updated} />,
        dates.reviewed ? <Day key="reviewed" date={dates.reviewed} /> : 'Not yet',
      ],
    }))}
  />
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
          <ul className="mt-2 border-t-2 border-ink">
            {lines.map((line) => (
              <li key={line} className="border-b border-hair py-3">
                <Words>{line}</Words>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )

import { rooms } from 'virtual:rooms'
import { Heading } from '../../design-system/components/heading/heading.tsx'
import { Link } from '../../design-system/components/link/link.tsx'
import { Text } from '../../design-system/components/text/text.tsx'
import { storyAddress } from '../ladle/settings.ts'
import { provenPairs } from './contrast.ts'
import { Page } from './page.tsx'
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
  'Every story and every page here under axe, without an exception: light, dark and high contrast, two widths.',
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
  <ul className="border-t-6 border-ink">
    {rooms.map(({ id, label, page, pattern, dates }) => (
      <li
        key={id}
        className="grid gap-x-6 border-b border-hair py-2 @2xl:grid-cols-[15rem_minmax(0,1fr)] @2xl:items-baseline"
      >
        <Link
          href={storyAddress(page)}
          className="inline-flex min-h-11 items-center justify-self-start font-bold"
        >
          {label}
        </Link>
        <p>
          Follows <Link href={pattern.url}>{pattern.name}</Link>. Updated <Day date={dates.updated} />,{' '}
          {dates.reviewed ? (
            <>
              reviewed by hand <Day date={dates.reviewed} />.
            </>
          ) : (
            'not yet reviewed by hand.'
          )}
        </p>
      </li>
    ))}
  </ul>
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

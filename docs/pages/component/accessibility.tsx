import type { Component } from 'virtual:documentation'
import { version as screenReader } from '@guidepup/virtual-screen-reader/package.json'
import { CircleCheck, Hourglass } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Heading } from '../../../design-system/components/heading/heading.tsx'
import { Icon } from '../../../design-system/components/icon/icon.tsx'
import { Link, linkVariants } from '../../../design-system/components/link/link.tsx'
import { Text } from '../../../design-system/components/text/text.tsx'
import { version } from '../../../design-system/package.json'
import { criterionNames } from '../../../design-system/testing/audit/wcag-names.ts'
import type { A11yContract, Movement } from '../../../design-system/testing/meta.ts'
import {
  pressed,
  readBack,
  type Transcript,
  titleOf,
} from '../../../design-system/testing/transcripts/transcript.ts'
import type { Works } from '../../../design-system/testing/without-javascript.ts'
import { named } from '../../ladle/names.ts'
import { DataTable, Day, More, PageLink, Ruled, RuledLines, Words } from '../text.tsx'

/** The movement of a key between items, in one line. */
const movementOf = ({ ends, rightToLeft, disabled }: Movement) =>
  [
    ends === 'wraps' ? 'Wraps at the ends' : 'Stops at the ends',
    `${rightToLeft === 'mirrored' ? '' : 'not '}mirrored in right-to-left text`,
    ...(disabled === 'skipped' ? ['skips disabled items'] : []),
  ].join(', ')

const Keys = ({ keys }: { keys: string }) =>
  keys.split('+').map((key, index) => (
    <Fragment key={key}>
      {index > 0 && ' + '}
      <kbd className="inline-block rounded-control border-2 border-border bg-surface px-2 text-small leading-7 [font-family:inherit] whitespace-nowrap text-fg">
        {key}
      </kbd>
    </Fragment>
  ))

/** The keyboard table. The tests check the component against each row. */
export function Keyboard({ keys }: Pick<A11yContract, 'keys'>) {
  const hasPlaces = keys.some(({ on }) => on)
  return (
    <>
      <DataTable
        caption="Keys"
        head={['Key', ...(hasPlaces ? ['On'] : []), 'What it does']}
        rows={keys.map(({ key, on, does, moves, pointer }) => [
          <Keys key={key} keys={key} />,
          ...(hasPlaces ? [on] : []),
          <Fragment key="does">
            <Words>{does}</Words>
            {moves && <p className="text-small text-muted">{movementOf(moves)}.</p>}
            {pointer && <p className="text-small text-muted">With a mouse or by touch: {pointer}.</p>}
          </Fragment>,
        ])}
      />
      {keys.some(({ key }) => key === 'Enter' || key === 'Space') && (
        <Text size="small" className="mt-4">
          A click and a tap have the same effect as Enter and Space. Each has a test.
        </Text>
      )}
    </>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="space-y-6">
    <Heading level={3} size="h2">
      {title}
    </Heading>
    {children}
  </div>
)

interface EvidenceProps {
  name: string
  contract: A11yContract
  /** The recorded transcript of its stories. */
  transcript: string
}

/** What an auditor reads: the longest part of a page, which most readers do not need. */
export const Evidence = ({ name, contract, transcript }: EvidenceProps) => {
  const { pattern, roles, states = [], focus, announcements = [], keys, transcripts, wcag } = contract
  return (
    <More
      label={`Roles and focus, ${transcripts ? 'screen reader transcripts, ' : ''}what works without JavaScript, WCAG 2.2`}
      of={name}
    >
      <div className="mt-6 space-y-14">
        <Part title="Roles and focus">
          <Text measure="full">
            Follows the pattern <Link href={pattern.url}>{pattern.name}</Link>. <Words>{focus}</Words>
            {keys.length === 0 && ' It adds no keys to the browser’s.'}
          </Text>
          {roles.length > 0 && (
            <DataTable
              caption="Roles"
              head={['Role', 'Accessible name from']}
              rows={roles.map(({ role, nameFrom }) => [`\`${role}\``, nameFrom])}
            />
          )}
          {states.length > 0 && (
            <DataTable
              caption="States"
              head={['State', 'Meaning']}
              rows={states.map(({ attribute, meaning }) => [`\`${attribute}\``, meaning])}
            />
          )}
          {announcements.length > 0 && (
            <>
              <Heading level={4} size="h3">
                Announced without moving focus
              </Heading>
              <RuledLines of={announcements} />
            </>
          )}
        </Part>
        {transcripts && (
          <Part title="Screen reader transcript">
            <Transcripts transcripts={transcripts} recorded={transcript} />
          </Part>
        )}
        <Part title="Without JavaScript">
          <NoScript {...contract.withoutJavaScript} />
        </Part>
        <Part title="WCAG 2.2">
          <Criteria numbers={wcag} />
        </Part>
      </div>
    </More>
  )
}

/** The story of a transcript, and what was done in it. */
const nameOf = ({ story, press = [], narrow }: Transcript) =>
  [named(story), ...(narrow ? ['on a phone'] : []), ...press.map((label) => `“${label}” pressed`)].join(', ')

interface TranscriptsProps {
  transcripts: readonly Transcript[]
  /** The recorded transcript file. */
  recorded: string
}

/** Transcripts of selected stories, as recorded. */
function Transcripts({ transcripts, recorded }: TranscriptsProps) {
  const all = Object.fromEntries(readBack(recorded))
  return (
    <>
      <Text measure="full">
        Recorded with{' '}
        <Link href="https://www.guidepup.dev/docs/virtual">Virtual Screen Reader {screenReader}</Link>, which
        follows the ARIA specifications, with reduced motion, and compared with the accessibility tree of
        Chromium. Real screen readers use other wording. A test fails if a line changes.
      </Text>
      {transcripts.map((transcript) => (
        // Not an article, because a screen reader would announce a dozen articles on a page.
        <div key={titleOf(transcript)} className="space-y-3">
          <Heading level={4} size="h3">
            {nameOf(transcript)}
          </Heading>
          <Ruled as="ol" bar="thin" className="text-small">
            {all[titleOf(transcript)]?.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a transcript keep their order
              <li key={index} className="py-1.5 wrap-anywhere">
                {line.startsWith(pressed) ? (
                  <em className="text-muted">{line.slice(pressed.length)} is pressed</em>
                ) : (
                  line
                )}
              </li>
            ))}
          </Ruled>
        </div>
      ))}
    </>
  )
}

/** One row of the table: what works, and where. */
function textOf(works: Works): [what: string, which: string] {
  if ('reads' in works) return ['Readable text', works.reads]
  if ('announces' in works) return ['Exposed to screen readers', works.announces]
  if ('follows' in works) return ['Link', `${works.follows}, to \`${works.to}\``]
  if ('opens' in works) return ['Opens without JavaScript', `${works.opens}, and shows: ${works.shows}`]
  if ('types' in works) return ['Accepts text', works.types]
  if ('chooses' in works)
    return ['Can be selected', works.from ? `${works.chooses}, in ${works.from}` : works.chooses]
  if ('sends' in works)
    return ['Submits a form', `${works.by}: ${works.sends.map((name) => `\`${name}\``).join(', ')}`]
  if ('waits' in works) return ['Responds after hydration', works.waits]
  return ['Hidden without JavaScript', works.leavesOut]
}

/** What works without JavaScript and before hydration. A browser test checks every row. */
const NoScript = ({ says, works }: A11yContract['withoutJavaScript']) => (
  <>
    <Text measure="full">
      <Words>{says}</Words>
    </Text>
    {Object.entries(works).map(([story, claims]) => (
      <DataTable
        key={story}
        caption={`Without JavaScript: the story ${named(story)}`}
        head={['What works', `In the story ${named(story)}`]}
        rows={claims.map(textOf)}
      />
    ))}
  </>
)

/** A criterion, with the address of W3C's explanation. */
function criteria(number: string) {
  const [, name, level] = criterionNames[number]?.match(/^(.+), (A+)$/) ?? []
  if (!name)
    throw new Error(`design-system/testing/audit/wcag-names.ts does not name the criterion ${number}.`)
  const page = name
    .toLowerCase()
    .match(/[a-z]+/g)!
    .join('-')
  return { name, level, url: `https://www.w3.org/WAI/WCAG22/Understanding/${page}` }
}

/** The success criteria of WCAG 2.2 that apply to the component, with links to W3C's explanations. */
const Criteria = ({ numbers }: { numbers: readonly string[] }) => (
  <Ruled className="gap-x-10 @2xl:columns-2">
    {numbers.map((number) => {
      const { name, level, url } = criteria(number)
      return (
        <li key={number} className="break-inside-avoid py-2">
          <Link href={url} className="inline-flex min-h-11 items-center">
            {number} {name}
          </Link>{' '}
          <span className="text-small text-muted">{level}</span>
        </li>
      )
    })}
  </Ruled>
)

/** Whether the component was reviewed manually, and when. */
export const ReviewInShort = ({ review }: Pick<Component, 'review'>) =>
  review ? (
    <>
      Reviewed <Day date={review.date} />
    </>
  ) : (
    'Not yet reviewed manually'
  )

/** The last manual review: date, reviewer, assistive technology. */
export const ReviewOf = ({ review }: Pick<Component, 'review'>) => (
  <div className="flex gap-2">
    <Icon
      icon={review ? CircleCheck : Hourglass}
      stroke="strong"
      className={`mt-[.2em] ${review ? 'text-ok' : 'text-muted'}`}
    />
    <p className="min-w-0">
      <ReviewInShort review={review} />
      {review ? ` by ${review.by}, with ${review.with.join('; ')}.` : ' with assistive technology.'}
    </p>
  </div>
)

/** The known gaps of the component, and how it was reviewed. */
export const Status = ({ gaps, review, source }: Component) => (
  <div className="space-y-4">
    <Heading level={3} size="h3">
      Known gaps
    </Heading>
    {gaps.length > 0 ? <RuledLines of={gaps} bar="error" /> : <p>None known.</p>}
    <ReviewOf review={review} />
    <p>
      Version {version} of the package.{' '}
      <a href={`/design-system/source/${source}.txt`} className={linkVariants()}>
        Source
      </a>
      . How all components are checked: <PageLink to="guide/accessibility">Accessibility</PageLink>.
    </p>
  </div>
)

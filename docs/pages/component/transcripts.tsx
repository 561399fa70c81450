import { version } from '@guidepup/virtual-screen-reader/package.json'
import { Heading } from '../../../design-system/components/heading/heading.tsx'
import { Link } from '../../../design-system/components/link/link.tsx'
import { Text } from '../../../design-system/components/text/text.tsx'
import type { A11yContract } from '../../../design-system/testing/meta.ts'
import {
  pressed,
  readBack,
  type Transcript,
  titleOf,
} from '../../../design-system/testing/transcripts/transcript.ts'
import { Ruled } from '../ruled.tsx'
import { named } from '../words.tsx'
import { More } from './more.tsx'

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <Ruled as="ol" bar="thin" className="text-small">
    {lines.map((line, index) => (
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
)

/** Lines of a transcript that are shown before it is opened. */
const shownLines = 8

/** The transcript of one story. Not an article, because a screen reader would announce a dozen articles on a page. */
function TranscriptOf({ transcript, spoken }: { transcript: Transcript; spoken: readonly string[] }) {
  const { story, press, narrow } = transcript
  const name = [
    named(story),
    ...(narrow ? ['on a phone'] : []),
    ...(press ?? []).map((label) => `“${label}” pressed`),
  ].join(', ')
  return (
    <div>
      <Heading level={4} size="h3" className="mb-4">
        {name}
      </Heading>
      <Lines lines={spoken.slice(0, shownLines)} />
      {spoken.length > shownLines && (
        <More label={`${spoken.length - shownLines} more lines`} of={name}>
          <Lines lines={spoken.slice(shownLines)} />
        </More>
      )}
    </div>
  )
}

/** Transcripts of selected stories, as recorded. */
export function Transcripts({
  transcripts,
  kept,
}: Required<Pick<A11yContract, 'transcripts'>> & {
  /** The recorded transcript file. */
  kept: string
}) {
  const all = Object.fromEntries(readBack(kept))
  return (
    <div className="space-y-10">
      <Text measure="full">
        Recorded with{' '}
        <Link href="https://www.guidepup.dev/docs/virtual">Virtual Screen Reader {version}</Link>, which
        follows the ARIA specifications, with reduced motion, and compared with the accessibility tree of
        Chromium. Real screen readers use other wording. A test fails if a line changes.
      </Text>
      {transcripts.map((transcript) => {
        const title = titleOf(transcript)
        return <TranscriptOf key={title} transcript={transcript} spoken={all[title] ?? []} />
      })}
    </div>
  )
}

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

/** The transcript of one story. Not an article, because a screen reader would announce a dozen articles on a page. */
function TranscriptOf({ transcript, spoken }: { transcript: Transcript; spoken: readonly string[] }) {
  const { story, press, narrow } = transcript
  const name = [
    named(story),
    ...(narrow ? ['on a phone'] : []),
    ...(press ?? []).map((label) => `“${label}” pressed`),
  ].join(', ')
  if ('silent' in transcript)
    return (
      <div>
        <Heading level={4} size="h3">
          {name}
        </Heading>
        <Text className="mt-2">Decorative: screen readers announce nothing.</Text>
      </div>
    )
  const never = transcript.never?.map((phrase) => `“${phrase}”`).join(', ')
  return (
    <div>
      <Heading level={4} size="h3" className="mb-4">
        {name}
      </Heading>
      <Lines lines={transcript.phrases} />
      {never && (
        <Text size="small" tone="muted" className="mt-2">
          Never announced: {never}
        </Text>
      )}
      <More label={`All ${spoken.length} lines`} of={name}>
        <Lines lines={spoken} />
      </More>
    </div>
  )
}

/** Transcripts of selected stories: the phrases that the tests require, and the whole recording. */
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
        Chromium. Real screen readers use other wording. A test requires these phrases in this order; other
        phrases may come between them.
      </Text>
      {transcripts.map((transcript) => {
        const title = titleOf(transcript)
        return <TranscriptOf key={title} transcript={transcript} spoken={all[title] ?? []} />
      })}
    </div>
  )
}

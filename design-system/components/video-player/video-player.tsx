import { Captions, CaptionsOff, Pause, Play, RotateCcw } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useHydrated } from '../../hooks/use-hydrated.ts'
import { Alert } from '../alert/alert.tsx'
import { Button } from '../button/button.tsx'
import { Link } from '../link/link.tsx'
import { NativeVideo, type VideoSource, type VideoTrack } from './native-video.tsx'
import { useCaptions } from './use-captions.ts'
import { usePlayback } from './use-playback.ts'
import { VideoTime } from './video-time.tsx'
import { VideoTranscript } from './video-transcript.tsx'
import { type VideoWords, videoWords } from './video-words.ts'

export type VideoPlayerProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Names the video and its controls: what does it show? */
  label: string
  /** The same film, the format that is liked best first. The last one is offered as a file when none plays. */
  sources: readonly [VideoSource, ...VideoSource[]]
  /** The first is shown from the start; a button hides it. A film with sound needs captions. */
  tracks?: readonly VideoTrack[]
  /** A still, shown until it plays. Of the same proportions. */
  poster?: string
  /** Length in seconds, to be told before anything of the film is fetched. */
  duration?: number
  /** Words in another language. */
  words?: Partial<VideoWords>
} & (
    | {
        /** Everything that is said and seen, in words. Always in the page, behind a disclosure. */
        transcript: ReactNode
        transcriptId?: undefined
      }
    | {
        transcript?: undefined
        /** Id of the VideoTranscript, where that stands in the page already. */
        transcriptId: string
      }
  )

/**
 * A film on slate, with its captions, labelled buttons and a transcript under it. Nothing plays by itself, and of the
 * film nothing is fetched before Play; poster and captions come when it is mounted, so mount it when its place is
 * opened. Until hydration, and without JavaScript, the browser's own controls work it.
 *
 * @example
 * <VideoPlayer
 *   label="Setting up a school"
 *   sources={[{ src: '/demo.webm', type: 'video/webm' }, { src: '/demo.mp4', type: 'video/mp4' }]}
 *   tracks={[{ src: '/demo.vtt', srcLang: 'en-IN', label: 'English' }]}
 *   transcript={<p>…</p>}
 * />
 */
export function VideoPlayer({
  label,
  sources,
  tracks = [],
  transcript,
  transcriptId,
  poster,
  duration,
  words,
  className,
  ...rest
}: VideoPlayerProps) {
  const say = { ...videoWords, ...words }
  const hydrated = useHydrated()
  const { state, position, length = duration, asked, toggle, restart, fail, events } = usePlayback()
  const captions = useCaptions(events.ref)
  const file = sources.at(-1)?.src
  const [track] = tracks

  return (
    <div data-slot="video-player" data-state={state} className={className} {...rest}>
      <div data-surface="board" className="forced-colors:border">
        <NativeVideo
          {...events}
          label={label}
          sources={sources}
          tracks={tracks}
          aria-details={transcriptId}
          controls={!hydrated}
          poster={poster}
          onClick={hydrated ? toggle : undefined}
          onUnplayable={fail}
        />
        {track && (
          // Its room is kept, so that nothing moves when words come and go. No paragraph: an empty one is read out.
          <div
            data-slot="video-captions"
            data-noscript="hide"
            lang={track.srcLang}
            hidden={!captions.shown}
            className="min-h-[calc(3lh+1rem)] whitespace-pre-line px-4 pt-4 font-medium xs:min-h-[calc(2lh+1rem)] xs:px-6"
          >
            {captions.words}
          </div>
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form. */}
        <div
          role="group"
          aria-label={`${label}, ${say.controls}`}
          data-noscript="hide"
          className="grid gap-4 p-4 xs:p-6"
        >
          <VideoTime words={say} position={position} length={length} waiting={state === 'waiting'} />
          <div className="flex flex-wrap gap-3 max-xs:[&>button]:grow">
            <Button variant="main" className="min-w-36" onClick={toggle}>
              {asked ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
              {asked ? say.pause : say.play}
            </Button>
            <Button onClick={restart}>
              <RotateCcw aria-hidden="true" />
              {say.restart}
            </Button>
            {track && (
              <Button
                aria-pressed={captions.shown}
                className="aria-pressed:shadow-[inset_0_-4px_0_var(--ds-accent),inset_0_-5.5px_0_var(--ds-accent-edge)] xs:ms-auto"
                onClick={captions.toggle}
              >
                {captions.shown ? <Captions aria-hidden="true" /> : <CaptionsOff aria-hidden="true" />}
                {say.captions}
              </Button>
            )}
          </div>
          <Alert tone="error" live="assertive">
            {state === 'failed' && (
              <>
                {say.failed}{' '}
                <Link href={file ?? ''} download>
                  {say.file}
                </Link>
              </>
            )}
          </Alert>
        </div>
      </div>
      {!transcriptId && <VideoTranscript summary={say.transcript}>{transcript}</VideoTranscript>}
    </div>
  )
}

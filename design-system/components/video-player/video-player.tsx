import { Captions, CaptionsOff, Pause, Play, RotateCcw } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useHydrated } from '../../hooks/use-hydrated.ts'
import { Alert } from '../alert/alert.tsx'
import { Button } from '../button/button.tsx'
import { Link } from '../link/link.tsx'
import { NativeVideo, type VideoSource, type VideoTrack } from './native-video.tsx'
import { useCaptions } from './use-captions.ts'
import { usePlayback } from './use-playback.ts'
import { type VideoLabels, videoLabels } from './video-labels.ts'
import { VideoTime } from './video-time.tsx'
import { VideoTranscript } from './video-transcript.tsx'

export type VideoPlayerProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Accessible name of the video and of its controls: what the video shows. */
  label: string
  /**
   * The video in several formats, the preferred one first. The last one is offered as a download if none can be played.
   */
  sources: readonly [VideoSource, ...VideoSource[]]
  /** Text tracks. The first is shown by default, and a button hides it. A video with sound needs captions. */
  tracks?: readonly VideoTrack[]
  /** URL of a picture that is shown before playing, with the proportions of the video. */
  poster?: string
  /** Length in seconds, shown before anything of the video is loaded. */
  duration?: number
  /** Texts in another language. The defaults are in English. */
  labels?: Partial<VideoLabels>
} & (
    | {
        /** Everything that is said and shown, as text. It is always in the page, inside a disclosure. */
        transcript: ReactNode
        transcriptId?: undefined
      }
    | {
        transcript?: undefined
        /** Id of a VideoTranscript that is already in the page. */
        transcriptId: string
      }
  )

/**
 * A video with captions, labelled buttons and a transcript. It never plays by itself. Poster and captions are requested
 * when it is mounted, and the video itself on Play, so mount it when its place is opened. Before hydration and without
 * JavaScript the native controls are shown.
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
  labels: given,
  className,
  ...rest
}: VideoPlayerProps) {
  const labels = { ...videoLabels, ...given }
  const hydrated = useHydrated()
  const { state, position, length = duration, asked, toggle, restart, fail, events } = usePlayback()
  const captions = useCaptions(events.ref)
  const file = sources.at(-1)?.src
  const [track] = tracks

  return (
    <div data-slot="video-player" data-state={state} className={className} {...rest}>
      <div data-surface="inverse" className="forced-colors:border">
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
          // The height is reserved, so that captions do not move the layout. Not a paragraph: screen readers announce
          // empty ones.
          <div
            data-slot="video-captions"
            data-noscript="hide"
            lang={track.srcLang}
            hidden={!captions.shown}
            className="min-h-[calc(3lh+1rem)] whitespace-pre-line px-4 pt-4 font-medium xs:min-h-[calc(2lh+1rem)] xs:px-6"
          >
            {captions.text}
          </div>
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form. */}
        <div
          role="group"
          aria-label={`${label}, ${labels.controls}`}
          data-noscript="hide"
          className="grid gap-4 p-4 xs:p-6"
        >
          <VideoTime labels={labels} position={position} length={length} waiting={state === 'waiting'} />
          <div className="flex flex-wrap gap-3 max-xs:[&>button]:grow">
            <Button variant="primary" className="min-w-36" onClick={toggle}>
              {asked ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
              {asked ? labels.pause : labels.play}
            </Button>
            <Button onClick={restart}>
              <RotateCcw aria-hidden="true" />
              {labels.restart}
            </Button>
            {track && (
              <Button
                aria-pressed={captions.shown}
                className="aria-pressed:shadow-[inset_0_-4px_0_var(--ds-accent),inset_0_-5.5px_0_var(--ds-accent-border)] xs:ms-auto"
                onClick={captions.toggle}
              >
                {captions.shown ? <Captions aria-hidden="true" /> : <CaptionsOff aria-hidden="true" />}
                {labels.captions}
              </Button>
            )}
          </div>
          <Alert tone="error" live="assertive">
            {state === 'failed' && (
              <>
                {labels.failed}{' '}
                <Link href={file ?? ''} download>
                  {labels.file}
                </Link>
              </>
            )}
          </Alert>
        </div>
      </div>
      {!transcriptId && <VideoTranscript summary={labels.transcript}>{transcript}</VideoTranscript>}
    </div>
  )
}

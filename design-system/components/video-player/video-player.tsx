import { Captions, CaptionsOff, ChevronDown, Pause, Play, RotateCcw } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useHydrated } from '../../hooks/use-hydrated.ts'
import { Alert } from '../alert/alert.tsx'
import { Button } from '../button/button.tsx'
import { Link } from '../link/link.tsx'
import { usePlayback } from './use-playback.ts'
import { VideoTime } from './video-time.tsx'
import { type VideoWords, videoWords } from './video-words.ts'

export type VideoSource = {
  src: string
  /** Media type: a browser that cannot play it does not fetch it. */
  type: string
}

export type VideoTrack = { src: string; srcLang: string; label: string; kind?: 'captions' | 'subtitles' }

export type VideoPlayerProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Names the video and its controls: what does it show? */
  label: string
  /** The same film, the format that is liked best first. The last one is offered as a file when none plays. */
  sources: readonly [VideoSource, ...VideoSource[]]
  /** Everything that is said and seen, in words. Always in the page, behind a disclosure. */
  transcript: ReactNode
  /** The first is shown from the start; a button hides it. A film with sound needs captions. */
  tracks?: readonly VideoTrack[]
  /** A still, shown until it plays. Of the same proportions. */
  poster?: string
  /** Length in seconds, to be told before anything of the film is fetched. */
  duration?: number
  /** Words in another language. */
  words?: Partial<VideoWords>
}

/**
 * A film on slate, with labelled buttons under it and a transcript. Nothing plays by itself, and of the film
 * nothing is fetched before Play; poster and captions come when it is mounted, so mount it when its place is opened.
 * Until hydration, and without JavaScript, the browser's own controls work it.
 *
 * @example
 * <VideoPlayer
 *   label="Setting up a school"
 *   sources={[{ src: '/demo.webm', type: 'video/webm' }, { src: '/demo.mp4', type: 'video/mp4' }]}
 *   tracks={[{ src: '/demo.vtt', srcLang: 'en-IN', label: 'English' }]}
 *   transcript={<p>…</p>}
 * />
 */
export function VideoPlayer(props: VideoPlayerProps) {
  const { label, sources, tracks = [], transcript, poster, duration, words, className, ...rest } = props
  const say = { ...videoWords, ...words }
  const hydrated = useHydrated()
  const { state, position, length = duration, asked, toggle, restart, fail, events } = usePlayback()
  const [captions, setCaptions] = useState(true)
  const file = sources.at(-1)?.src

  const switchCaptions = () => {
    const [track] = events.ref.current?.textTracks ?? []
    if (track) track.mode = captions ? 'hidden' : 'showing'
    setCaptions(!captions)
  }

  return (
    <div data-slot="video-player" data-state={state} className={className} {...rest}>
      <div data-surface="board" className="forced-colors:border">
        <video
          {...events}
          aria-label={label}
          controls={!hydrated}
          playsInline
          preload="none"
          poster={poster}
          className="aspect-video w-full bg-board-deep"
          onClick={hydrated ? toggle : undefined}
        >
          {sources.map((source, index) => (
            // The video itself is not told when none of its sources can be had; the last source is.
            <source key={source.src} {...source} onError={index === sources.length - 1 ? fail : undefined} />
          ))}
          {tracks.map((track, index) => (
            <track key={track.src} kind="captions" {...track} default={index === 0} />
          ))}
        </video>
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
            {tracks.length > 0 && (
              <Button
                aria-pressed={captions}
                className="aria-pressed:shadow-[inset_0_-4px_0_var(--ds-accent),inset_0_-5.5px_0_var(--ds-accent-edge)] xs:ms-auto"
                onClick={switchCaptions}
              >
                {captions ? <Captions aria-hidden="true" /> : <CaptionsOff aria-hidden="true" />}
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
      {/* It may have been opened before the script came, and stays so. */}
      <details className="group mt-2" suppressHydrationWarning>
        <summary className="inline-flex min-h-11 items-center gap-2 font-bold underline underline-offset-[.22em]">
          {say.transcript}
          <ChevronDown
            aria-hidden="true"
            className="size-5 transition-[rotate] duration-mid ease-standard group-open:rotate-180"
          />
        </summary>
        <div className="max-w-[41em] pt-2 pb-4">{transcript}</div>
      </details>
    </div>
  )
}

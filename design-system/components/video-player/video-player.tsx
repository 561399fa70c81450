'use client'

import { Captions, CaptionsOff, Pause, Play, RotateCcw } from 'lucide'
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useHydrated } from '../../hooks/hydration.ts'
import { useLabels, useLocale } from '../../provider/context.ts'
import { fillIn } from '../../provider/fill-in.ts'
import { Alert } from '../alert/alert.tsx'
import { Button } from '../button/button.tsx'
import { createIcon } from '../icon/create-icon.ts'
import { Link } from '../link/link.tsx'
import { Progress } from '../progress/progress.tsx'
import {
  findCaptions,
  NativeVideo,
  type VideoLabels,
  type VideoSource,
  type VideoTrack,
  VideoTranscript,
  videoLabels,
} from './native-video.tsx'

const CaptionsIcon = createIcon('captions', Captions)
const CaptionsOffIcon = createIcon('captions-off', CaptionsOff)
const PauseIcon = createIcon('pause', Pause)
const PlayIcon = createIcon('play', Play)
const RotateCcwIcon = createIcon('rotate-ccw', RotateCcw)

type PlaybackState = 'paused' | 'waiting' | 'playing' | 'ended' | 'failed'

/** HTMLMediaElement.NETWORK_NO_SOURCE: none of the sources could be played. */
const noSource = 3

/** The state of a native video and its commands. The video element stays the source of truth. */
function usePlayback() {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<PlaybackState>('paused')
  const [position, setPosition] = useState(0)
  const [length, setLength] = useState<number>()

  const read = () => {
    const element = video.current
    if (!element) return
    setPosition(element.currentTime)
    if (Number.isFinite(element.duration)) setLength(element.duration)
  }

  // The native controls may have started it before hydration.
  useEffect(() => {
    const element = video.current
    if (!element) return
    if (Number.isFinite(element.duration)) setLength(element.duration)
    if (element.paused) return
    if (element.networkState === noSource) setState('failed')
    else setState(element.readyState > 2 ? 'playing' : 'waiting')
  }, [])

  const fail = () => {
    setState('failed')
    video.current?.pause()
  }
  const play = () => {
    // Requests the files again: the network may be back.
    if (state === 'failed') video.current?.load()
    // A pause before the video has loaded rejects the promise too, but is not a failure.
    video.current?.play()?.catch((reason: DOMException) => reason.name === 'NotSupportedError' && fail())
  }
  const isPlayRequested = state === 'playing' || state === 'waiting'

  return {
    state,
    position,
    length,
    /** Whether it plays or will play when enough is loaded: the button then offers Pause. */
    isPlayRequested,
    toggle: () => (isPlayRequested ? video.current?.pause() : play()),
    restart() {
      if (video.current) video.current.currentTime = 0
      play()
    },
    fail,
    /** Props for the video element. */
    events: {
      ref: video,
      onPlay: () => setState('waiting'),
      onPlaying: () => setState('playing'),
      onWaiting: () => setState('waiting'),
      // A failure and the end of the video send a pause event too. Their states are kept.
      onPause: () => setState((now) => (now === 'failed' || now === 'ended' ? now : 'paused')),
      onEnded: () => setState('ended'),
      // React also passes on error events of a source, and a single format that cannot be played is not a failure.
      onError: (event: SyntheticEvent) => event.target === event.currentTarget && fail(),
      onTimeUpdate: read,
      onLoadedMetadata: read,
    },
  }
}

/** The text of a track at the present position. The browser draws nothing of it. */
function useCues(
  video: RefObject<HTMLVideoElement | null>,
  kind: 'captions' | 'descriptions',
  isWanted: boolean,
) {
  const [text, setText] = useState('')

  useEffect(() => {
    const tracks = [...(video.current?.textTracks ?? [])]
    const track = kind === 'captions' ? findCaptions(tracks) : tracks.find((one) => one.kind === kind)
    if (!track || !isWanted) return
    const read = () => {
      const cues = [...(track.activeCues ?? [])] as VTTCue[]
      setText(cues.map((cue) => cue.getCueAsHTML().textContent).join('\n'))
    }
    // In the mode 'hidden' the track is loaded and sends events, but the browser draws nothing.
    track.mode = 'hidden'
    track.addEventListener('cuechange', read)
    read()
    return () => track.removeEventListener('cuechange', read)
  }, [video, kind, isWanted])

  return text
}

/** Minutes and seconds: 1:05. */
const clock = (seconds: number, locale: string) => {
  const digits = (value: number, least: number) =>
    Math.floor(value).toLocaleString(locale, { useGrouping: false, minimumIntegerDigits: least })
  return `${digits(seconds / 60, 1)}:${digits(seconds % 60, 2)}`
}

/** Delay in milliseconds before 'Loading...' is shown and announced. A video that starts sooner needs no message. */
const loadingDelay = 500

type VideoTimeProps = {
  labels: VideoLabels
  position: number
  /** Unknown until the metadata has loaded, unless the caller passes it. */
  length?: number
  waiting: boolean
}

/** The position in the video as a bar and as text. It is never announced: that would drown the sound of the video. */
function VideoTime({ labels, position, length, waiting }: VideoTimeProps) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setLate(true), loadingDelay)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [waiting])
  const locale = useLocale()
  const now = clock(position, locale)
  const time =
    length === undefined ? now : fillIn(labels.time, { position: now, length: clock(length, locale) })
  return (
    <div className="grid gap-2">
      <Progress label={labels.position} value={position} max={length ?? 1} aria-valuetext={time} />
      <div className="flex justify-between gap-4 text-small tabular-nums">
        {/* Hidden, because the bar exposes the same text. */}
        <p aria-hidden="true">{time}</p>
        <p role="status">{late && labels.waiting}</p>
      </div>
    </div>
  )
}

export type VideoPlayerProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Accessible name of the video and of its controls: what the video shows. */
  label: string
  /**
   * The video in several formats, the preferred one first. The last one is offered as a download if none can be played.
   */
  sources: readonly [VideoSource, ...VideoSource[]]
  /**
   * Text tracks. The first with captions or subtitles is shown by default, and a button hides it. A video with sound
   * needs captions. Screen readers announce a track of the kind 'descriptions' while the video plays.
   */
  tracks?: readonly VideoTrack[]
  /** URL of a picture that is shown before playing, with the proportions of the video. */
  poster?: string
  /** The proportions of the video, with `height`: room is reserved for it before it is loaded. 16 and 9 by default. */
  width?: number
  height?: number
  /**
   * 'own': labelled buttons, and captions below the picture. The default. 'browser': the controls of the browser, with seek,
   * volume, full screen and a choice of tracks.
   */
  controls?: 'own' | 'browser'
  /** How files of another host are requested. Text tracks of another host need it. */
  crossOrigin?: ComponentProps<'video'>['crossOrigin']
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
  width,
  height,
  controls = 'own',
  crossOrigin,
  duration,
  labels: labelOverrides,
  className,
  ...rest
}: VideoPlayerProps) {
  const labels = useLabels('video', videoLabels, labelOverrides)
  const hydrated = useHydrated()
  const { state, position, length = duration, isPlayRequested, toggle, restart, fail, events } = usePlayback()
  const isOwn = controls === 'own'
  const [areCaptionsShown, setCaptionsShown] = useState(true)
  // Text below the picture: it covers nothing of it and follows the text size of the page.
  const captionsText = useCues(events.ref, 'captions', isOwn)
  const descriptionsText = useCues(events.ref, 'descriptions', true)
  const file = sources.at(-1)?.src
  const track = findCaptions(tracks)
  const descriptions = tracks.find(({ kind }) => kind === 'descriptions')
  const failure = (
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
  )

  return (
    <div data-slot="video-player" data-state={state} className={className} {...rest}>
      {/* The picture has a frame: a recording of pages would look like a part of the page. */}
      <div data-surface="inverse" className="overflow-clip rounded-panel border-panel p-2 xs:p-3">
        <NativeVideo
          {...events}
          label={label}
          sources={sources}
          tracks={tracks}
          aria-details={transcriptId}
          controls={!hydrated || !isOwn}
          crossOrigin={crossOrigin}
          poster={poster}
          {...(width && { width, height })}
          onClick={hydrated && isOwn ? toggle : undefined}
          onUnplayable={fail}
        />
        {track && isOwn && (
          // The height is reserved, so that captions do not move the layout. Not a paragraph: screen readers announce
          // empty ones.
          <div
            data-slot="video-captions"
            data-noscript="hide"
            lang={track.srcLang}
            hidden={!areCaptionsShown}
            className="min-h-[calc(3lh+1rem)] whitespace-pre-line px-4 pt-4 font-medium xs:min-h-[calc(2lh+1rem)] xs:px-6"
          >
            {captionsText}
          </div>
        )}
        {isOwn && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form.
          <div
            role="group"
            aria-label={`${label}, ${labels.controls}`}
            data-noscript="hide"
            className="grid gap-4 p-4 xs:p-6"
          >
            <VideoTime labels={labels} position={position} length={length} waiting={state === 'waiting'} />
            <div className="flex flex-wrap gap-3 max-xs:[&>button]:grow">
              <Button variant="primary" className="min-w-36" onClick={toggle}>
                {isPlayRequested ? <PauseIcon aria-hidden="true" /> : <PlayIcon aria-hidden="true" />}
                {isPlayRequested ? labels.pause : labels.play}
              </Button>
              <Button onClick={restart}>
                <RotateCcwIcon aria-hidden="true" />
                {labels.restart}
              </Button>
              {track && (
                <Button
                  aria-pressed={areCaptionsShown}
                  className="aria-pressed:[box-shadow:inset_0_-4px_0_var(--ds-accent),inset_0_-5.5px_0_var(--ds-accent-border)] xs:ms-auto"
                  onClick={() => setCaptionsShown(!areCaptionsShown)}
                >
                  {areCaptionsShown ? (
                    <CaptionsIcon aria-hidden="true" />
                  ) : (
                    <CaptionsOffIcon aria-hidden="true" />
                  )}
                  {labels.captions}
                </Button>
              )}
            </div>
            {failure}
          </div>
        )}
        {!isOwn && failure}
        {descriptions && (
          // No browser speaks or shows them.
          <p role="status" lang={descriptions.srcLang} className="sr-only">
            {descriptionsText}
          </p>
        )}
      </div>
      {!transcriptId && <VideoTranscript summary={labels.transcript}>{transcript}</VideoTranscript>}
    </div>
  )
}

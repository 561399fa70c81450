'use client'

import { cx } from 'class-variance-authority'
import { ChevronDown } from 'lucide'
import { type ComponentProps, type ReactNode, useEffect, useImperativeHandle, useRef } from 'react'
import { LabelText } from '../../provider/label-text.tsx'
import { createIcon } from '../icon/create-icon.ts'

const ChevronDownIcon = createIcon('chevron-down', ChevronDown)

export type VideoSource = {
  /** URL of the file. */
  src: string
  /** Media type. A browser does not request a type that it cannot play. */
  type: string
}

export type VideoTrack = {
  src: string
  srcLang: string
  label: string
  /** 'captions' by default. 'descriptions': what is only shown, as text. */
  kind?: 'captions' | 'subtitles' | 'descriptions'
}

/** The track that is shown as captions. */
export const findCaptions = <Track extends { kind?: string }>(tracks: Iterable<Track>) =>
  [...tracks].find(({ kind }) => kind !== 'descriptions')

export type NativeVideoProps = Omit<ComponentProps<'video'>, 'children' | 'src' | 'preload' | 'autoPlay'> & {
  /** Accessible name: what the video shows. */
  label: string
  /** The video in several formats, the preferred one first. */
  sources: readonly [VideoSource, ...VideoSource[]]
  /** Text tracks. The first with captions or subtitles is shown by default. */
  tracks?: readonly VideoTrack[]
  /** Called if none of the sources can be played. */
  onUnplayable?: () => void
}

/**
 * The native video element on a dark background, in the proportions 16 : 9 unless `width` and `height` are others.
 * Before Play it requests only the poster and the captions. It pauses when it is hidden, as in a tab that is left. With
 * `controls` it needs no JavaScript: put it into `<noscript>` if the VideoPlayer is mounted late.
 *
 * @example
 * <noscript>
 *   <NativeVideo controls label="Setting up a school" sources={[{ src: '/demo.mp4', type: 'video/mp4' }]} />
 * </noscript>
 */
export function NativeVideo({
  label,
  sources,
  tracks = [],
  onUnplayable,
  className,
  ref,
  ...rest
}: NativeVideoProps) {
  const videoRef = useRef<HTMLVideoElement>(null)
  useImperativeHandle(ref, () => videoRef.current as HTMLVideoElement, [])
  useEffect(() => {
    const video = videoRef.current
    if (!video) return
    // An element that is not rendered has no boxes. A video in a picture-in-picture window can still be seen.
    const pauseHidden = () => {
      if (!video.getClientRects().length && document.pictureInPictureElement !== video) video.pause()
    }
    const sizes = window.ResizeObserver && new ResizeObserver(pauseHidden)
    sizes?.observe(video)
    return () => sizes?.disconnect()
  }, [])
  return (
    <video
      data-slot="native-video"
      aria-label={label}
      playsInline
      preload="none"
      width={16}
      height={9}
      className={cx('h-auto w-full bg-inverse-strong', className)}
      {...rest}
      ref={videoRef}
    >
      {sources.map((source, index) => (
        // The video element has no error event when all of its sources fail. The last source has.
        <source
          key={source.src}
          {...source}
          onError={index === sources.length - 1 ? onUnplayable : undefined}
        />
      ))}
      {tracks.map((track) => (
        <track key={track.src} kind="captions" {...track} default={track === findCaptions(tracks)} />
      ))}
    </video>
  )
}

/** The texts of the player. Pass translations as `labels`. */
export const videoLabels = {
  /** Added to the label to name the group of controls: 'Three steps to a school, controls'. */
  controls: 'controls',
  play: 'Play',
  pause: 'Pause',
  restart: 'Restart',
  captions: 'Captions',
  position: 'Position in the video',
  /** The elapsed time and the length, '0:07 of 1:30': with `{position}` and `{length}`. */
  time: '{position} of {length}',
  waiting: 'Loading...',
  transcript: 'Read the transcript',
  failed: 'The video could not be played. Press Play to try again, or open the file on your device.',
  file: 'Download the video file',
}

export type VideoLabels = typeof videoLabels

export type VideoTranscriptProps = ComponentProps<'details'> & {
  /** Label of the control that opens it. */
  summary?: ReactNode
}

/**
 * The transcript of a video in a disclosure. The VideoPlayer includes one. Use it alone if the player is mounted late,
 * so that the transcript is in the page before and stays open when the player is mounted.
 *
 * @example
 * <VideoTranscript id="words">…</VideoTranscript>
 * <VideoPlayer transcriptId="words" … />
 */
export function VideoTranscript({ summary, className, children, ...rest }: VideoTranscriptProps) {
  return (
    // It may have been opened before hydration, and stays open.
    <details
      data-slot="video-transcript"
      suppressHydrationWarning
      className={cx('group mt-2', className)}
      {...rest}
    >
      <summary className="inline-flex min-h-11 items-center gap-2 font-bold underline underline-offset-[.22em]">
        {summary ?? <LabelText part="video" name="transcript" english={videoLabels} />}
        <ChevronDownIcon
          aria-hidden="true"
          className="size-5 transition-[rotate] duration-mid ease-standard group-open:rotate-180"
        />
      </summary>
      <div className="max-w-[41em] pt-2 pb-4">{children}</div>
    </details>
  )
}

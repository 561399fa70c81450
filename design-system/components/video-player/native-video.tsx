import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

export type VideoSource = {
  /** URL of the file. */
  src: string
  /** Media type. A browser does not request a type that it cannot play. */
  type: string
}

export type VideoTrack = { src: string; srcLang: string; label: string; kind?: 'captions' | 'subtitles' }

export type NativeVideoProps = Omit<ComponentProps<'video'>, 'children' | 'src' | 'preload' | 'autoPlay'> & {
  /** Accessible name: what the video shows. */
  label: string
  /** The video in several formats, the preferred one first. */
  sources: readonly [VideoSource, ...VideoSource[]]
  /** Text tracks. The first is shown by default. */
  tracks?: readonly VideoTrack[]
  /** Called if none of the sources can be played. */
  onUnplayable?: () => void
}

/**
 * The native video element on a dark background. Before Play it requests only the poster and the captions. With
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
  ...rest
}: NativeVideoProps) {
  return (
    <video
      data-slot="native-video"
      aria-label={label}
      playsInline
      preload="none"
      className={cx('aspect-video w-full bg-inverse-strong', className)}
      {...rest}
    >
      {sources.map((source, index) => (
        // The video element has no error event when all of its sources fail. The last source has.
        <source
          key={source.src}
          {...source}
          onError={index === sources.length - 1 ? onUnplayable : undefined}
        />
      ))}
      {tracks.map((track, index) => (
        <track key={track.src} kind="captions" {...track} default={index === 0} />
      ))}
    </video>
  )
}

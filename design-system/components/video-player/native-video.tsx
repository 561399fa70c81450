import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

export type VideoSource = {
  src: string
  /** Media type: a browser that cannot play it does not fetch it. */
  type: string
}

export type VideoTrack = { src: string; srcLang: string; label: string; kind?: 'captions' | 'subtitles' }

export type NativeVideoProps = Omit<ComponentProps<'video'>, 'children' | 'src' | 'preload' | 'autoPlay'> & {
  /** Names the video: what does it show? */
  label: string
  /** The same film, the format that is liked best first. */
  sources: readonly [VideoSource, ...VideoSource[]]
  /** The first is shown from the start. */
  tracks?: readonly VideoTrack[]
  /** None of the sources can be had. */
  onUnplayable?: () => void
}

/**
 * The browser's own video on slate, of which nothing but the poster and the captions is fetched unasked. With
 * `controls` it needs no script: put it into `<noscript>` where the VideoPlayer is mounted late.
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
      className={cx('aspect-video w-full bg-board-deep', className)}
      {...rest}
    >
      {sources.map((source, index) => (
        // The video itself is not told when none of its sources can be had; the last source is.
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

import { cx } from 'class-variance-authority'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { videoLabels } from './video-labels.ts'

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
export function VideoTranscript({
  summary = videoLabels.transcript,
  className,
  children,
  ...rest
}: VideoTranscriptProps) {
  return (
    // It may have been opened before hydration, and stays open.
    <details
      data-slot="video-transcript"
      suppressHydrationWarning
      className={cx('group mt-2', className)}
      {...rest}
    >
      <summary className="inline-flex min-h-11 items-center gap-2 font-bold underline underline-offset-[.22em]">
        {summary}
        <ChevronDown
          aria-hidden="true"
          className="size-5 transition-[rotate] duration-mid ease-standard group-open:rotate-180"
        />
      </summary>
      <div className="max-w-[41em] pt-2 pb-4">{children}</div>
    </details>
  )
}

'use client'

import { cx } from 'class-variance-authority'
import { type ComponentProps, type MouseEvent, type ReactNode, useCallback, useEffect, useState } from 'react'
import { useLabels } from '../../provider/context.ts'
import { Alert } from '../alert/alert.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Loading } from '../loading/loading.tsx'

/** The texts of the frame. Pass translations as `labels`. */
export const embedFrameLabels = {
  loading: 'Loading...',
  /** Announced when the page is ready. */
  ready: 'Loaded.',
  /** Announced before the alternatives if the page has not loaded in time. */
  timedOut: 'This is taking a long time.',
  retry: 'Try again',
}

type EmbedLabels = typeof embedFrameLabels

/** What an embedded page can report. */
export interface EmbedReport {
  /** The page is ready. */
  ready(): void
  /** The height that the page needs, in pixels. */
  height(pixels: number): void
  /** The task of the page is complete, for example a booking. */
  done(): void
}

/**
 * Connects to the page in a frame and returns a function that disconnects. It must be the same function on every
 * render.
 */
export type EmbedConnect = (frame: HTMLIFrameElement, report: EmbedReport) => () => void

/** Limits of the reported height, in pixels. A higher frame would push the rest of the page out of reach. */
const highest = 4000
const lowest = 700

type Options = { open: boolean; connect: EmbedConnect | undefined; timeout: number }

/** The state of an embedded page: not requested, loading, timed-out or ready. */
function useEmbed({ open, connect, timeout }: Options) {
  const [isRequested, setRequested] = useState(false)
  const [attempt, setAttempt] = useState(1)
  const [progress, setProgress] = useState<'loading' | 'timed-out' | 'ready'>('loading')
  const [loaded, setLoaded] = useState(false)
  const [height, setHeight] = useState<number>()
  const [done, setDone] = useState(false)
  const isLoaded = open || isRequested

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt restarts the time-out
  useEffect(() => {
    if (!isLoaded) return
    const timer = setTimeout(() => setProgress((now) => (now === 'loading' ? 'timed-out' : now)), timeout)
    return () => clearTimeout(timer)
  }, [isLoaded, attempt, timeout])

  const attach = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (!frame || !connect) return
      return connect(frame, {
        ready: () => setProgress('ready'),
        height: (pixels) =>
          Number.isFinite(pixels) && setHeight(Math.min(Math.max(Math.ceil(pixels), lowest), highest)),
        done: () => setDone(true),
      })
    },
    [connect],
  )

  return {
    state: isLoaded ? progress : ('facade' as const),
    attempt,
    /** A document has loaded, which may also be the error page of the browser. */
    loaded,
    height,
    done,
    show: () => setRequested(true),
    retry() {
      setAttempt(attempt + 1)
      setProgress('loading')
      setLoaded(false)
      setHeight(undefined)
    },
    /** Props for the iframe. */
    frame: {
      ref: attach,
      onLoad() {
        setLoaded(true)
        if (!connect) setProgress('ready')
      },
    },
  }
}

export type EmbedFrameProps = Omit<ComponentProps<'section'>, 'aria-label' | 'children'> & {
  /** Accessible name of the region: what the frame shows. */
  label: string
  /** The provider of the page. The name of the frame ends with it: 'Calendar for a demo, Calendly'. */
  provider: string
  /** URL of the page. Nothing is requested from it before the visitor asks for it. */
  src: string
  /** Label of the button that loads the page. */
  show: string
  /** Loads the page immediately, because the visitor has already asked for it. False by default. */
  open?: boolean
  /** Connects to the page and reports its state. Without it the page counts as ready when its document has loaded. */
  connect?: EmbedConnect
  /** Time in milliseconds after which the fallback is offered. 15000 by default. */
  timeout?: number
  /** Alternatives, such as an e-mail address. Shown if the page does not load in time, and without JavaScript. */
  fallback: ReactNode
  /** The message that is shown and announced when the page reports that it is done. */
  done?: ReactNode
  /** Texts in another language. The defaults are in English. */
  labels?: Partial<EmbedLabels>
  /** Shown before the page is loaded: whose page it is, and what is sent to its provider. */
  children: ReactNode
}

/**
 * The area of the frame, with ruled lines, so that its place is visible while the page loads. The frame is at least
 * 700 px high, inside a border of 2 px; before the visitor asks for it, the area is as high as its text.
 */
const place = [
  'relative grid not-data-facade:min-h-[calc(43.75rem+4px)] grid-cols-[minmax(0,1fr)] items-start border-2 border-border bg-surface p-4 sm:p-8',
  'bg-[repeating-linear-gradient(#0000_0_calc(3rem-1px),var(--ds-border-subtle)_0_3rem)]',
]

/**
 * A page of another provider in a frame. Nothing is requested from the provider before the visitor presses the button.
 * The frame takes the height that the page reports. If the page does not load in time, alternatives are offered.
 *
 * @example
 * <EmbedFrame
 *   label="Calendar for a demo"
 *   provider="Calendly"
 *   src="https://calendly.com/school/demo"
 *   show="Show the calendar"
 *   fallback={<Link href="mailto:hello@school.example">Book by e-mail</Link>}
 * >
 *   The calendar is a page of Calendly. It is fetched from there when you ask for it.
 * </EmbedFrame>
 */
export function EmbedFrame(props: EmbedFrameProps) {
  const { label, provider, src, show, open = false, connect, timeout = 15_000, fallback, ...more } = props
  const { done, labels: labelOverrides, className, children, ...rest } = more
  const labels = useLabels('embedFrame', embedFrameLabels, labelOverrides)
  const embed = useEmbed({ open, connect, timeout })
  const { state, height } = embed

  /** The press removes the button, so the focus moves to the region instead of being lost. */
  const pressed = (act: () => void) => (event: MouseEvent) => {
    event.currentTarget.closest<HTMLElement>('[data-slot=embed-frame]')?.focus({ preventScroll: true })
    act()
  }

  return (
    <section
      data-slot="embed-frame"
      data-state={state}
      aria-label={label}
      tabIndex={-1}
      className={cx('[&>[data-slot=alert]]:mb-4', className)}
      {...rest}
    >
      <Alert tone="ok" live="polite">
        {embed.done && done}
      </Alert>
      <Alert live="polite">
        {state === 'timed-out' && (
          <>
            <strong className="block">{labels.timedOut}</strong>
            {fallback}
            <div className="mt-3">
              <Button size="sm" onClick={pressed(embed.retry)}>
                {labels.retry}
              </Button>
            </div>
          </>
        )}
      </Alert>
      <div
        data-facade={state === 'facade' || undefined}
        className={cx(place)}
        style={height ? { height: height + 4 } : undefined}
      >
        {state === 'facade' ? (
          <Card border="line" className="max-w-[36rem]">
            {children}
            <Button
              variant="primary"
              className="mt-6 wrap-anywhere max-xs:px-3"
              data-noscript="hide"
              onClick={pressed(embed.show)}
            >
              {show}
            </Button>
            <div data-noscript="show" hidden className="mt-4">
              {fallback}
            </div>
          </Card>
        ) : (
          <>
            {state !== 'ready' && !embed.loaded && (
              <Card border="line" className="w-full max-w-[36rem]">
                <Loading>{labels.loading}</Loading>
              </Card>
            )}
            <iframe
              key={embed.attempt}
              {...embed.frame}
              title={`${label}, ${provider}`}
              src={src}
              data-loaded={embed.loaded || state === 'ready' || undefined}
              className="absolute inset-0 size-full not-data-loaded:invisible"
            />
          </>
        )}
      </div>
      <p role="status" className="sr-only">
        {state === 'ready' && labels.ready}
      </p>
    </section>
  )
}

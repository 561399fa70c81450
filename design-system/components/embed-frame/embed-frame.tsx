import { cx } from 'class-variance-authority'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Alert } from '../alert/alert.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Loading } from '../loading/loading.tsx'
import { type EmbedWords, embedWords } from './embed-words.ts'
import { type EmbedConnect, useEmbed } from './use-embed.ts'

export type { EmbedWords } from './embed-words.ts'
export type { EmbedConnect, EmbedReport } from './use-embed.ts'

export type EmbedFrameProps = Omit<ComponentProps<'section'>, 'aria-label' | 'children'> & {
  /** Names the part of the page: what is in the frame? */
  label: string
  /** Whose page it is. The name of the frame ends with it: 'Calendar for a demo, Calendly'. */
  provider: string
  /** The address of the page. Nothing of it is fetched before it is asked for. */
  src: string
  /** What the button that asks for it says. */
  show: string
  /** Asked for already: somebody came for it. */
  open?: boolean
  /** Listens to the page and reports. Without it the page counts as drawn once its document has come. */
  connect?: EmbedConnect
  /** After how many milliseconds the other ways are offered. */
  patience?: number
  /** Other ways to the same end, offered where it does not come in time, and where no script runs. */
  fallback: ReactNode
  /** What is told once the page reports that it is done. */
  done?: ReactNode
  /** Words in another language. */
  words?: Partial<EmbedWords>
  /** What stands in its place before: whose page it is, and what is sent when it comes. */
  children: ReactNode
}

/**
 * As ruled as a page of an exercise book, so that the place of the frame can be seen before it comes. The frame itself
 * is 700 px high, within an edge of 2.
 */
const place = [
  'relative grid min-h-[calc(43.75rem+4px)] grid-cols-[minmax(0,1fr)] items-start border-2 border-edge bg-surface p-4 sm:p-8',
  'bg-[repeating-linear-gradient(#0000_0_calc(3rem-1px),var(--ds-hair)_0_3rem)]',
]

/**
 * Somebody else's page in a frame, behind a facade that says whose it is: nothing is fetched from them before it is
 * asked for. The frame follows the height that the page reports; a page that does not come leaves other ways.
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
  const { label, provider, src, show, open = false, connect, patience = 15_000, fallback, ...more } = props
  const { done, words, className, children, ...rest } = more
  const say = { ...embedWords, ...words }
  const embed = useEmbed({ open, connect, patience })
  const { state, height } = embed

  /** The button goes with the press: who was on it stays in its place. */
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
        {state === 'late' && (
          <>
            <strong className="block">{say.late}</strong>
            {fallback}
            <div className="mt-3">
              <Button size="sm" onClick={pressed(embed.retry)}>
                {say.retry}
              </Button>
            </div>
          </>
        )}
      </Alert>
      <div className={cx(place)} style={height ? { height: height + 4 } : undefined}>
        {state === 'facade' ? (
          <Card edge="line" className="max-w-[36rem]">
            {children}
            <Button
              variant="main"
              className="mt-6 wrap-anywhere"
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
              <Card edge="line" className="w-full max-w-[36rem]">
                <Loading>{say.loading}</Loading>
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
        {state === 'ready' && say.ready}
      </p>
    </section>
  )
}

import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { ButtonGroup } from '../../components/button-group/button-group.tsx'
import { Heading } from '../../components/heading/heading.tsx'

/** A drawing of a school gong at the top edge. It swings once on hover. */
const Gong = () => (
  <svg
    viewBox="0 0 420 520"
    aria-hidden="true"
    className="absolute -end-7 top-0 h-36 md:h-62 w-auto origin-top motion-safe:hover:animate-swing lg:end-[calc(max(var(--ds-space-gutter),(100%-var(--ds-space-wide))/2)+2rem)] lg:h-[88%] lg:max-h-[min(34rem,42vw)] forced-colors:[&_*]:fill-none! forced-colors:[&_*]:stroke-[CanvasText]!"
  >
    <path d="M120-10 176 118M300-10 244 118" className="stroke-fg [stroke-linecap:round] [stroke-width:5]" />
    <circle cx="210" cy="290" r="186" className="fill-inverse" strokeWidth="4" />
    <path d="M176 124h0M244 124h0" className="stroke-accent [stroke-linecap:round] [stroke-width:16]" />
    <g filter="url(#grain)" className="fill-none stroke-on-solid [stroke-linecap:round]">
      <path d="M214 146c82 0 146 62 146 143s-64 146-148 146S64 372 64 290s62-142 144-145" strokeWidth="4" />
      <path d="M214 206c50 2 86 36 86 84s-38 86-88 86-88-36-88-84 36-84 84-86" strokeWidth="3.5" />
    </g>
    <circle cx="210" cy="290" r="26" className="fill-accent" />
  </svg>
)

export type CallToActionProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** The headline. It names the section. */
  title: ReactNode
  /** Id of the headline. */
  headingId: string
  /** One or two links with `buttonVariants()`: `solid` first, then `outline`. */
  actions: ReactNode
}

/**
 * A full-width section in the accent colour for the main action of a page, with a drawing of a school gong.
 *
 * @example
 * <CallToAction title="The bell rings." headingId="bell" actions={<a className={buttonVariants({ variant: 'solid' })} href="/start">Start</a>}>
 *   That is enough time to open your classroom.
 * </CallToAction>
 */
export function CallToAction(props: CallToActionProps) {
  const { title, headingId, actions, className, children, ...rest } = props
  return (
    <section
      data-slot="call-to-action"
      data-surface="accent"
      aria-labelledby={headingId}
      className={cx(
        'relative -scroll-mt-7 overflow-hidden border-y-panel px-inset pt-38 pb-[clamp(2.5rem,8vw,8rem)] md:pt-66 lg:pt-[clamp(4.5rem,8vw,8rem)]',
        className,
      )}
      {...rest}
    >
      <Gong />
      <div className="relative lg:max-w-[52%]">
        <Heading level={2} size="display-half" id={headingId} className="max-w-[11ch]">
          {title}
        </Heading>
        <p className="mt-6 max-w-[27em] text-lead">{children}</p>
        <ButtonGroup className="mt-6 md:mt-8 max-xs:gap-3 max-xs:[&>:is(a,button)]:w-auto! max-xs:[&>:is(a,button)]:flex-auto">
          {actions}
        </ButtonGroup>
      </div>
    </section>
  )
}

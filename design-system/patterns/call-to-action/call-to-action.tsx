import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { ButtonGroup } from '../../components/button-group/button-group.tsx'
import { Heading } from '../../components/heading/heading.tsx'

export type CallToActionProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** The headline. It names the section. */
  title: ReactNode
  /** Id of the headline. */
  headingId: string
  /** One or two links with `buttonVariants()`: `solid` first, then `outline`. */
  actions: ReactNode
  /** A decorative drawing, positioned at the top edge: the text begins below it, or beside it on wide screens. */
  drawing?: ReactNode
}

/**
 * A full-width section in the accent colour for the main action of a page.
 *
 * @example
 * <CallToAction title="The bell rings." headingId="bell" actions={<a className={buttonVariants({ variant: 'solid' })} href="/start">Start</a>}>
 *   That is enough time to open your classroom.
 * </CallToAction>
 */
export function CallToAction(props: CallToActionProps) {
  const { title, headingId, actions, drawing, className, children, ...rest } = props
  return (
    <section
      data-slot="call-to-action"
      data-surface="accent"
      aria-labelledby={headingId}
      className={cx(
        'relative -scroll-mt-7 overflow-hidden border-y-panel px-inset pb-[clamp(2.5rem,8vw,8rem)]',
        drawing ? 'pt-38 md:pt-66 lg:pt-[clamp(4.5rem,8vw,8rem)]' : 'pt-[clamp(4.5rem,8vw,8rem)]',
        className,
      )}
      {...rest}
    >
      {drawing}
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

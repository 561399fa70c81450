import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { ButtonGroup } from '../../components/button-group/button-group.tsx'
import { Heading } from '../../components/heading/heading.tsx'
import { Gong } from './gong.tsx'

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
        'relative overflow-hidden px-inset forced-colors:border-y-2 pt-66 pb-[clamp(3.5rem,8vw,8rem)] lg:pt-[clamp(4.5rem,8vw,8rem)]',
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
        <ButtonGroup className="mt-8">{actions}</ButtonGroup>
      </div>
    </section>
  )
}

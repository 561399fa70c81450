import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { CheckList } from '../../components/check-list/check-list.tsx'
import { Heading } from '../../components/heading/heading.tsx'

export type IntroCardProps = Omit<ComponentProps<'div'>, 'title'> & {
  title: ReactNode
  /** Heading level of the title. */
  heading?: 2 | 3 | 4
  /** The points of the offer, as a list with ticks. */
  points?: readonly string[]
  /** The action, usually a Button with `variant="primary"`. */
  action?: ReactNode
}

/**
 * A card for an offer: a title, a description, a list of points and one button.
 *
 * @example
 * <IntroCard title="14 days free" points={['No card']} action={<Button variant="primary">Start</Button>}>
 *   After that you choose.
 * </IntroCard>
 */
export function IntroCard({
  title,
  heading = 2,
  points = [],
  action,
  className,
  children,
  ...rest
}: IntroCardProps) {
  return (
    <div
      data-slot="intro-card"
      className={cx(
        // On slate the tint of the accent is brown.
        'grid gap-x-12 gap-y-6 border-panel border-t-2 border-fg bg-accent-subtle p-6 [@container_style(--ds-scheme:dark)]:bg-surface sm:p-8 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] lg:p-10',
        className,
      )}
      {...rest}
    >
      <div>
        <Heading level={heading} size="h2">
          {title}
        </Heading>
        <p className="mt-4 max-w-[34em]">{children}</p>
      </div>
      <CheckList items={points} className="self-center font-bold lg:row-span-2" />
      {action && <div>{action}</div>}
    </div>
  )
}

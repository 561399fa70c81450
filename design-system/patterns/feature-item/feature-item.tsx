import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { Heading } from '../../components/heading/heading.tsx'
import { Text } from '../../components/text/text.tsx'

/**
 * A list of features in as many columns as fit.
 *
 * @example
 * <FeatureList>
 *   <FeatureItem icon={<Clock />} title="Batches and timetables">Repeat a week once, and change a day.</FeatureItem>
 * </FeatureList>
 */
export function FeatureList({ className, ...rest }: ComponentProps<'ul'>) {
  return (
    <ul
      data-slot="feature-list"
      className={cx(
        'relative grid pt-1.5 grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-x-12',
        // The bar, drawn over the lines above the first row: how many items that row has depends on the width.
        'before:absolute before:inset-x-0 before:top-0 before:border-t-6 before:border-fg',
        className,
      )}
      {...rest}
    />
  )
}

export type FeatureItemProps = Omit<ComponentProps<'li'>, 'title'> & {
  /** A Lucide icon. It is decorative and hidden from screen readers. */
  icon: ReactNode
  title: ReactNode
  /** Heading level of the title. */
  heading?: 2 | 3 | 4
}

/** One feature: the icon is beside the text. */
export function FeatureItem({ icon, title, heading = 3, className, children, ...rest }: FeatureItemProps) {
  return (
    <li
      data-slot="feature-item"
      className={cx(
        '-mt-px grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 border-t border-border-subtle py-6 [&>svg]:size-7',
        className,
      )}
      {...rest}
    >
      {icon}
      <div>
        <Heading level={heading} size="h3">
          {title}
        </Heading>
        <Text tone="muted" className="mt-1">
          {children}
        </Text>
      </div>
    </li>
  )
}

import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { Heading } from '../../components/heading/heading.tsx'

export type ServiceListProps = ComponentProps<'ul'>

/**
 * A list of services or topics, one row each.
 *
 * @example
 * <ServiceList>
 *   <ServiceItem icon={<Globe />} title="Free subdomain">A short address of your own.</ServiceItem>
 * </ServiceList>
 */
export function ServiceList({ className, ...rest }: ServiceListProps) {
  return <ul data-slot="service-list" className={cx('border-t-6 border-fg', className)} {...rest} />
}

export type ServiceItemProps = Omit<ComponentProps<'li'>, 'title'> & {
  /** A Lucide icon. It is decorative and hidden from screen readers. */
  icon: ReactNode
  title: ReactNode
  /** Heading level of the title. */
  heading?: 2 | 3 | 4
}

/** One row of a ServiceList: icon, title and sentence. On narrow screens the sentence is below the title. */
export function ServiceItem(props: ServiceItemProps) {
  const { icon, title, heading = 3, className, children, ...rest } = props
  return (
    <li
      data-slot="service-item"
      className={cx(
        'grid grid-cols-[1.75rem_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1 border-b border-border-subtle py-2.5 md:grid-cols-[2.5rem_minmax(0,1fr)] md:gap-x-4 md:gap-y-2 md:py-6 lg:grid-cols-[2.5rem_17rem_minmax(0,1fr)]',
        '[&>svg]:size-7 [&>svg]:self-start',
        className,
      )}
      {...rest}
    >
      {icon}
      <Heading level={heading} size="h3">
        {title}
      </Heading>
      <p className="col-start-2 max-w-[34em] text-muted lg:col-start-3">{children}</p>
    </li>
  )
}

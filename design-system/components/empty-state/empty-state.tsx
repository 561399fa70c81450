import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { ButtonGroup } from '../button-group/button-group.tsx'
import { Heading, type HeadingProps } from '../heading/heading.tsx'
import { Icon, type IconProps } from '../icon/icon.tsx'

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** What is not there yet: 'No students yet'. */
  title: ReactNode
  /** Level of the title in the outline of the page: one more than the heading above it. */
  level: HeadingProps['level']
  /** A decorative icon of what is missing. */
  icon?: IconProps['icon']
  /** A Button, or a link with `buttonVariants()`, that fills the place; at most two. */
  actions?: ReactNode
}

/**
 * Replaces a list or a table that has no entries: says why, and what to do next.
 *
 * @example
 * <EmptyState level={2} icon={Users} title="No students yet" actions={<Button variant="primary">Add a student</Button>}>
 *   Students appear here when they accept your invitation.
 * </EmptyState>
 */
export function EmptyState(props: EmptyStateProps) {
  const { title, level, icon, actions, className, children, ...rest } = props
  return (
    <div
      data-slot="empty-state"
      className={cx('border-t-6 border-b border-t-fg border-b-border-subtle py-8', className)}
      {...rest}
    >
      {icon && <Icon icon={icon} size="lg" className="mb-4 text-muted" />}
      <Heading level={level} size="h3">
        {title}
      </Heading>
      {children && <div className="mt-2 max-w-[36em] text-muted">{children}</div>}
      {actions && <ButtonGroup className="mt-6">{actions}</ButtonGroup>}
    </div>
  )
}

'use client'

import { cx } from 'class-variance-authority'
import { ChevronRight } from 'lucide'
import type { ComponentProps } from 'react'
import { Anchor } from '../../provider/anchor.tsx'
import { useLabels } from '../../provider/context.ts'
import { createIcon } from '../icon/create-icon.ts'
import { Icon } from '../icon/icon.tsx'
import { linkVariants } from '../link/link.tsx'

const ChevronRightIcon = createIcon('chevron-right', ChevronRight)

/** The texts of Breadcrumbs. */
export const breadcrumbsLabels = {
  /** Name of the navigation. */
  navigation: 'Breadcrumb',
}

export type BreadcrumbsProps = Omit<ComponentProps<'nav'>, 'aria-label'> & {
  /** Its texts in another language. */
  labels?: Partial<typeof breadcrumbsLabels>
}

/**
 * The path from the home page to this page, through the levels of the site.
 *
 * @example
 * <Breadcrumbs>
 *   <BreadcrumbsItem href="/">Home</BreadcrumbsItem>
 *   <BreadcrumbsItem href="/courses">Courses</BreadcrumbsItem>
 *   <BreadcrumbsItem>Tabla for beginners</BreadcrumbsItem>
 * </Breadcrumbs>
 */
export function Breadcrumbs({ labels: labelOverrides, className, children, ...rest }: BreadcrumbsProps) {
  const labels = useLabels('breadcrumbs', breadcrumbsLabels, labelOverrides)
  return (
    <nav
      data-slot="breadcrumbs"
      aria-label={labels.navigation}
      className={cx('text-small', className)}
      {...rest}
    >
      <ol className="flex flex-wrap items-center gap-x-2">{children}</ol>
    </nav>
  )
}

export type BreadcrumbsItemProps = ComponentProps<'a'> & {
  /** URL of the page. Left out for this page, the last item: it is text then, and its item has `aria-current="page"`. */
  href?: string
}

/** One page of the path. */
export function BreadcrumbsItem({ href, className, ...rest }: BreadcrumbsItemProps) {
  const current = href === undefined
  return (
    <li
      aria-current={current ? 'page' : undefined}
      className="flex min-w-0 items-center gap-2 first:[&>svg]:hidden"
    >
      <Icon icon={ChevronRightIcon} size="text" flip className="text-muted" />
      <Anchor
        data-slot="breadcrumbs-item"
        href={href}
        // A link without an address has no role and is announced as text.
        className={cx(
          'min-w-0 py-2.5 wrap-anywhere',
          !current && linkVariants(),
          !current && 'inline-block min-h-11 min-w-11',
          className,
        )}
        {...rest}
      />
    </li>
  )
}

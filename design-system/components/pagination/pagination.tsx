import { cx } from 'class-variance-authority'
import { ArrowLeft, ArrowRight } from 'lucide'
import type { ComponentProps } from 'react'
import { Anchor } from '../../provider/anchor.tsx'
import { createIcon } from '../icon/create-icon.ts'
import { Icon } from '../icon/icon.tsx'
import { NumberLink, PaginationNav, PaginationText, type paginationLabels } from './parts.tsx'

const ArrowLeftIcon = createIcon('arrow-left', ArrowLeft)
const ArrowRightIcon = createIcon('arrow-right', ArrowRight)

export type PaginationProps = Omit<ComponentProps<'nav'>, 'aria-label' | 'children'> & {
  /** This page, from 1. A number outside of 1 to `count` is limited to it. */
  page: number
  /** How many pages there are. With one page nothing is rendered. */
  count: number
  /** URL of a page. */
  href: (page: number) => string
  /** Its texts in another language. */
  labels?: Partial<typeof paginationLabels>
}

/** The numbers that are shown: the first, the last, this page and its neighbours. 0 replaces those left out. */
function pagesAround(page: number, count: number) {
  const pages = [...new Set([1, page - 1, page, page + 1, count])].filter((one) => one >= 1 && one <= count)
  return pages.flatMap((one, index) => {
    const gap = one - (pages[index - 1] ?? 0)
    // A gap of one page takes as much room as its number.
    return gap === 1 ? [one] : gap === 2 ? [one - 1, one] : [0, one]
  })
}

const link =
  'flex min-h-target min-w-target items-center justify-center gap-2 rounded-control px-1 underline-offset-[.22em] hover:bg-tint hover:underline xs:px-2'

/**
 * Links to the pages of a long list. On a phone the numbers are replaced by “Page 3 of 12”.
 *
 * @example <Pagination page={3} count={12} href={(page) => `/courses?page=${page}`} />
 */
export function Pagination({
  page: requestedPage,
  count,
  href,
  labels,
  className,
  ...rest
}: PaginationProps) {
  if (count < 2) return null
  const page = Math.min(Math.max(requestedPage, 1), count)
  return (
    <PaginationNav
      labels={labels}
      className={cx(
        'flex flex-wrap items-center gap-x-1 text-small tabular-nums max-xs:justify-between xs:gap-x-2',
        className,
      )}
      {...rest}
    >
      {page > 1 && (
        <Anchor href={href(page - 1)} rel="prev" className={cx(link, 'font-bold')}>
          <Icon icon={ArrowLeftIcon} size="sm" flip />
          <PaginationText name="previous" labels={labels} />
        </Anchor>
      )}
      <p className="xs:hidden">
        <PaginationText name="position" labels={labels} values={{ page, count }} />
      </p>
      <ul className="flex flex-wrap max-xs:hidden">
        {pagesAround(page, count).map((one, index) => (
          <li key={one || `gap${index}`}>
            {one ? (
              <NumberLink
                page={one}
                href={href(one)}
                labels={labels}
                aria-current={one === page ? 'page' : undefined}
                className={cx(
                  link,
                  'aria-[current]:bg-solid aria-[current]:font-bold aria-[current]:text-on-solid forced-colors:aria-[current]:border-2',
                )}
              />
            ) : (
              <span className="flex min-h-target min-w-target items-center justify-center">…</span>
            )}
          </li>
        ))}
      </ul>
      {page < count && (
        <Anchor href={href(page + 1)} rel="next" className={cx(link, 'font-bold')}>
          <PaginationText name="next" labels={labels} />
          <Icon icon={ArrowRightIcon} size="sm" flip />
        </Anchor>
      )}
    </PaginationNav>
  )
}

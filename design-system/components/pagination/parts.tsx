'use client'

import type { ComponentProps } from 'react'
import { Anchor } from '../../provider/anchor.tsx'
import { useFillIn, useLabels, useLocale } from '../../provider/context.ts'
import type { Template } from '../../provider/fill-in.ts'
import { LabelText } from '../../provider/label-text.tsx'

/** The texts of Pagination. `{page}` and `{count}` are replaced by numbers. */
export const paginationLabels = {
  /** Name of the navigation. */
  navigation: 'Pagination',
  previous: 'Previous',
  next: 'Next',
  /** Name of the link to a page. */
  page: 'Page {page}' as Template,
  /** In place of the numbers, on a phone. */
  position: 'Page {page} of {count}' as Template,
}

interface Labelled {
  labels: Partial<typeof paginationLabels> | undefined
}

// A server component cannot pass the function `href` to a client component. So Pagination is a server component, and the
// parts of it that read the provider are here.

export function PaginationNav({ labels, className, ...rest }: ComponentProps<'nav'> & Labelled) {
  const { navigation } = useLabels('pagination', paginationLabels, labels)
  return <nav data-slot="pagination" aria-label={navigation} className={className} {...rest} />
}

interface TextProps extends Labelled {
  name: keyof typeof paginationLabels
  values?: Record<string, number>
}

export const PaginationText = ({ labels, ...rest }: TextProps) => (
  <LabelText part="pagination" english={paginationLabels} own={labels} {...rest} />
)

export function NumberLink({ page, labels, ...rest }: ComponentProps<'a'> & Labelled & { page: number }) {
  const { page: name } = useLabels('pagination', paginationLabels, labels)
  return (
    <Anchor aria-label={useFillIn()(name, { page })} {...rest}>
      {page.toLocaleString(useLocale(), { useGrouping: false })}
    </Anchor>
  )
}

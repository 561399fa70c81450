'use client'

import { cx } from 'class-variance-authority'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { createIcon } from '../icon/create-icon.ts'
import { Icon } from '../icon/icon.tsx'

export type TableProps = ComponentProps<'table'> & {
  /** What the table shows. It is the accessible name of the table, and of the region that scrolls. */
  caption: ReactNode
  /** Hides the caption from view, because a heading above the table says the same. False by default. */
  captionHidden?: boolean
}

/**
 * A table of data with the native elements: `<thead>`, `<th scope>`, `<td>`. Where it is too wide it scrolls sideways in
 * a region that can be focused. `data-numeric` on a cell aligns numbers.
 *
 * @example
 * <Table caption="Students by class">
 *   <thead><tr><th scope="col">Class</th><th scope="col" data-numeric>Students</th></tr></thead>
 *   <tbody><tr><th scope="row">Class 9</th><td data-numeric>42</td></tr></tbody>
 * </Table>
 */
export function Table({ caption, captionHidden, className, children, ...rest }: TableProps) {
  const id = `${useId()}caption`
  const region = useRef<HTMLElement>(null)
  // Before hydration every table can be focused, because its width is not known.
  const [scrolls, setScrolls] = useState(true)
  useEffect(() => {
    const box = region.current
    if (!box) return
    const measure = () => setScrolls(box.scrollWidth > box.clientWidth)
    // The observer reports only with the next frame; Tab may be pressed before it.
    measure()
    const observer = window.ResizeObserver && new ResizeObserver(measure)
    for (const element of [box, ...box.children]) observer?.observe(element)
    return () => observer?.disconnect()
  }, [])
  return (
    // A section is a region only if it has a name.
    <section
      data-slot="table-region"
      ref={region}
      {...(scrolls && { 'aria-labelledby': id, tabIndex: 0 })}
      className="-outline-offset-3 relative overflow-x-auto"
    >
      <table
        data-slot="table"
        className={cx(
          'w-full border-collapse text-start',
          '[&_thead]:border-t-6 [&_thead]:border-b-2 [&_thead]:border-fg [&_thead_th]:align-baseline [&_thead_th]:text-small [&_thead_th]:font-bold',
          '[&_:is(th,td)]:py-3 [&_:is(th,td)]:pe-5 [&_:is(th,td)]:text-start [&_:is(th,td)]:last:pe-0 [&_[data-numeric]]:text-end! [&_[data-numeric]]:tabular-nums',
          '[&_tbody_:is(th,td)]:align-top [&_tbody_th]:font-bold [&_tbody_tr]:border-b [&_tbody_tr]:border-border-subtle',
          className,
        )}
        {...rest}
      >
        <caption id={id} className={captionHidden ? 'sr-only' : 'pb-3 text-start text-h3'}>
          {caption}
        </caption>
        {children}
      </table>
    </section>
  )
}

const icons = {
  ascending: createIcon('arrow-up', ArrowUp),
  descending: createIcon('arrow-down', ArrowDown),
  none: createIcon('chevrons-up-down', ChevronsUpDown),
}

export type TableSortHeaderProps = Omit<ComponentProps<'th'>, 'scope' | 'aria-sort'> & {
  /** How the rows are sorted by this column. Give it to at most one column. */
  sort?: 'ascending' | 'descending'
  /** Called with the next order when the header is pressed: ascending first, then descending. */
  onSort: (next: 'ascending' | 'descending') => void
}

/**
 * The header of a column by which the rows can be sorted. Sort the rows yourself, in the same render.
 *
 * @example
 * <TableSortHeader sort={by === 'name' ? order : undefined} onSort={(next) => sortBy('name', next)}>Name</TableSortHeader>
 */
export function TableSortHeader({ sort, onSort, className, children, ...rest }: TableSortHeaderProps) {
  return (
    <th data-slot="table-sort-header" scope="col" aria-sort={sort} className={className} {...rest}>
      <button
        type="button"
        onClick={() => onSort(sort === 'ascending' ? 'descending' : 'ascending')}
        className="-my-2 -outline-offset-1 inline-flex min-h-target items-center gap-1.5 text-start font-bold underline-offset-[.22em] hover:underline"
      >
        {children}
        <Icon icon={icons[sort ?? 'none']} size="text" className={cx(!sort && 'text-muted')} />
      </button>
    </th>
  )
}

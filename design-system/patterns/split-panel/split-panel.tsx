import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/**
 * The layout of a task with several steps, for a DialogContent of size `lg` or a page: a side column with account and
 * progress, and a main column with the form. On narrow screens the side column is above the main column.
 *
 * @example
 * <SplitPanel>
 *   <SplitPanelSide>…title, Stepper…</SplitPanelSide>
 *   <SplitPanelMain>…fields…<SplitPanelActions>…</SplitPanelActions></SplitPanelMain>
 * </SplitPanel>
 */
export function SplitPanel({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="split-panel"
      className={cx(
        'grid min-[52rem]:min-h-[min(38rem,100dvh-8.75rem)] min-[52rem]:grid-cols-[18rem_minmax(0,1fr)]',
        className,
      )}
      {...rest}
    />
  )
}

/** The dark side column: account, title, steps. The steps are hidden on narrow screens. */
export function SplitPanelSide({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="split-panel-side"
      data-surface="inverse"
      className={cx(
        'flex flex-col gap-4 px-gutter py-6 min-[52rem]:gap-8 min-[52rem]:p-8 min-[52rem]:pb-6',
        'max-[51.99rem]:[&_[data-slot=stepper]]:hidden',
        'forced-colors:border-b min-[52rem]:forced-colors:border-e min-[52rem]:forced-colors:border-b-0',
        className,
      )}
      {...rest}
    />
  )
}

/** The main column. Its controls are 48 px high, so that a form fits without scrolling. */
export function SplitPanelMain({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="split-panel-main"
      className={cx(
        'flex min-w-0 flex-col gap-5 bg-surface px-gutter py-6 [--ds-control:3rem] min-[52rem]:px-12 min-[52rem]:pt-8',
        'has-[>[data-slot=split-panel-actions]]:pb-0',
        // Keeps a focused control above the sticky actions. In a dialog, DialogContent sets scroll-padding instead.
        '[@media(min-height:22rem)]:[&:not([role=dialog]_*)_:is(a,button,input,select,textarea):not([data-slot=split-panel-actions]_*)]:scroll-mb-28',
        className,
      )}
      {...rest}
    />
  )
}

/**
 * The buttons to continue and go back. Sticky at the bottom and lower on a low screen, but not sticky where they would
 * take up most of the screen.
 */
export function SplitPanelActions({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="split-panel-actions"
      className={cx(
        'sticky bottom-0 z-1 mt-auto flex flex-wrap justify-between gap-3 border-t border-border-subtle bg-surface py-4 [@media(max-height:40rem)]:py-2',
        // On phones two labels fit beside each other in one line, without icons.
        'max-[51.99rem]:*:[button]:flex-auto max-[51.99rem]:*:[button]:px-3 max-xs:[&>button>svg]:hidden',
        '[@media(max-height:22rem)]:static [@media(max-height:30rem)_and_(max-width:30rem)]:static',
        className,
      )}
      {...rest}
    />
  )
}

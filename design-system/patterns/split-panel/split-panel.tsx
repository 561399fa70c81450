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
        'max-[51.99rem]:isolate min-[52rem]:grid min-[52rem]:min-h-[min(38rem,100dvh-8.75rem)] min-[52rem]:grid-cols-[18rem_minmax(0,1fr)]',
        className,
      )}
      {...rest}
    />
  )
}

/**
 * The dark side column: account, title, steps. A UserPanel in it stays in view while the column scrolls. The steps are
 * hidden on narrow screens, where the column has no box, so that the UserPanel stays in view beside the main column too.
 */
export function SplitPanelSide({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="split-panel-side"
      data-surface="inverse"
      className={cx(
        'min-[52rem]:flex min-[52rem]:flex-col min-[52rem]:gap-8 min-[52rem]:p-8 min-[52rem]:pb-6',
        'max-[51.99rem]:contents max-[51.99rem]:*:bg-page max-[51.99rem]:*:px-gutter max-[51.99rem]:*:pt-4',
        'max-[51.99rem]:[&>:not([data-slot=user-panel])]:pb-6',
        '[&>[data-slot=user-panel]]:sticky [&>[data-slot=user-panel]]:z-2 [&>[data-slot=user-panel]]:bg-page',
        // The backdrop of a dialog has padding at the top, at the end of which a sticky element would stop.
        '[&>[data-slot=user-panel]]:top-[calc(var(--ds-dialog-top,0px)-var(--ds-dialog-space,0px))]',
        'min-[52rem]:[&>[data-slot=user-panel]]:-mt-4 min-[52rem]:[&>[data-slot=user-panel]]:pt-4',
        // Below its line the title scrolls away: half a line of text is not to be seen there.
        'min-[52rem]:[&>[data-slot=user-panel]]:[box-shadow:0_.75rem_.75rem_var(--ds-bg)]',
        '[@media(max-height:22rem)]:[&>[data-slot=user-panel]]:static',
        'max-[51.99rem]:[&_[data-slot=stepper]]:hidden',
        'min-[52rem]:forced-colors:border-e max-[51.99rem]:forced-colors:*:border-b',
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

import { cva, cx } from 'class-variance-authority'

/** A one-line description of each value, printed by the documentation. */
export const tabsDescriptions = {
  orientation: {
    horizontal: 'A strip above the panel, which scrolls if it is too narrow. The default.',
    vertical: 'A list beside the panel.',
    responsive: 'A strip on small screens, a list from 64rem. The arrow keys follow the layout.',
  },
} as const

/** From this width up `responsive` is a list. It equals the breakpoint `lg:` of the utilities below. */
export const listFrom = '(min-width: 64rem)'

export const tabsListVariants = cva('flex border-border', {
  variants: {
    orientation: {
      horizontal: 'scroll-px-12 overflow-x-auto border-b-2 [scrollbar-width:none] motion-safe:scroll-smooth',
      vertical: 'flex-col border-t-2',
      responsive:
        'scroll-px-12 [scrollbar-width:none] max-lg:overflow-x-auto max-lg:border-b-2 motion-safe:scroll-smooth lg:flex-col lg:border-t-2',
    },
  },
})

export const tabsTriggerVariants = cva(
  cx(
    'flex-none text-start font-medium text-muted transition-colors duration-fast ease-standard hover:text-fg',
    'data-[state=active]:font-extrabold data-[state=active]:text-fg data-disabled:cursor-not-allowed data-disabled:opacity-60',
    // The mark of the selected tab: an accent-coloured line with a darker edge. Forced colours remove shadows, so it is
    // a border there.
    'data-[state=active]:shadow-[inset_0_calc(1.5px-var(--foot))_var(--ds-accent),inset_0_calc(-1*var(--foot))_var(--ds-accent-border)]',
    'forced-colors:data-[state=active]:border-b-4',
    // Radix moves the focus by script, and browsers treat the first such focus as keyboard focus.
    'data-pointer:outline-none',
  ),
  {
    variants: {
      orientation: {
        // An outline outside the tab would be cut off by the scrolling strip.
        horizontal: 'min-h-13 px-4 -outline-offset-3! whitespace-nowrap [--foot:6px]',
        vertical:
          'min-h-15 border-b border-border-subtle text-[1.375rem]/[1.25] tracking-[-.015em] [--foot:4px]',
        responsive:
          'max-lg:-outline-offset-3! max-lg:min-h-13 max-lg:px-4 max-lg:whitespace-nowrap max-lg:[--foot:6px] lg:min-h-15 lg:border-b lg:border-border-subtle lg:text-[1.375rem]/[1.25] lg:tracking-[-.015em] lg:[--foot:4px]',
      },
    },
  },
)

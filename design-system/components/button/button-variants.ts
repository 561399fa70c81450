import { cva } from 'class-variance-authority'

/** A one-line description of each value, printed by the documentation. */
export const buttonDescriptions = {
  variant: {
    primary: 'The most important action of the page. Use one in view.',
    outline: 'Any other action. The default.',
    solid: 'An action on an accent-coloured background, or a prominent one beside a primary button.',
    secondary: 'The same as solid, by the name of shadcn/ui.',
    destructive: 'Deletes something. Ask for confirmation first, with AlertDialog.',
    ghost: 'A less prominent action inside a panel or a row: close, dismiss, expand.',
    link: 'Looks like a link but acts on this page. To go to another address use Link.',
  },
  size: {
    lg: '60 px high, for the one action of a page such as a hero. Compact: 44 px.',
    md: '52 px high, for pages and forms. Compact: 36 px.',
    sm: '44 px high, for headers, tables and toolbars. Compact: 36 px.',
    icon: '44 px square, for an icon without text. Compact: 36 px. An accessible name is required.',
  },
} as const

/** Above and below the label: 8 px, and while it is loading 16 px for the text below it. Half of that if compact. */
const verticalPadding =
  'py-[calc((var(--ds-size-target)-1.75rem)/2)] data-loading:pt-0 data-loading:pb-[calc(var(--ds-size-target)-1.75rem)]'

const solid = 'border-solid bg-solid text-on-solid not-aria-disabled:hover:bg-solid-hover'

type Descriptions = typeof buttonDescriptions

/** Written out: the inferred type names a package that a site with pnpm cannot import (TS2742). */
type ButtonVariants = (
  options?: { [Name in keyof Descriptions]?: keyof Descriptions[Name] | null | undefined } & {
    className?: string | undefined
  },
) => string

/**
 * The styles of a button as a class name, for links that look like buttons: `<a href="/demo-session"
 * className={buttonVariants({ variant: 'primary' })}>`.
 *
 * An icon with `data-nudge` moves forward on hover; with `data-nudge="back"` it moves backward.
 */
export const buttonVariants = cva(
  [
    'relative inline-flex items-center justify-center gap-[.6em] rounded-control border-2 text-center leading-[1.2] font-bold no-underline',
    'transition-colors duration-fast ease-standard [&>svg]:size-[1.375em]',
    'hover:[--nudge:.25em] rtl:hover:[--nudge:-.25em] [&>[data-nudge]]:translate-x-(--nudge) [&>[data-nudge][data-nudge=back]]:-translate-x-(--nudge)',
    '[&>[data-nudge]]:transition-[translate] [&>[data-nudge]]:duration-mid [&>[data-nudge]]:ease-standard rtl:[&>[data-nudge]]:-scale-x-100',
    'aria-disabled:cursor-not-allowed aria-disabled:border-dashed aria-disabled:border-border aria-disabled:bg-transparent aria-disabled:text-muted',
    // In a disabled fieldset.
    'disabled:cursor-not-allowed! disabled:border-dashed disabled:border-border! disabled:bg-transparent! disabled:text-muted!',
  ],
  {
    variants: {
      variant: {
        primary: 'border-accent-border bg-accent text-on-accent not-aria-disabled:hover:bg-accent-hover',
        outline: 'border-fg text-fg not-aria-disabled:hover:bg-fg not-aria-disabled:hover:text-page',
        solid,
        secondary: solid,
        destructive:
          'border-error bg-error text-page not-aria-disabled:hover:bg-transparent not-aria-disabled:hover:text-error',
        ghost: 'border-transparent text-fg not-aria-disabled:hover:bg-tint',
        link: 'border-transparent text-link underline! decoration-[1.5px] underline-offset-[.22em] not-aria-disabled:hover:decoration-[3px]',
      },
      size: {
        lg: [
          'min-h-[calc(min(var(--ds-control,3.25rem),var(--ds-size-control))+.5rem)] px-8 text-[1.25rem]',
          verticalPadding,
        ],
        md: [
          'min-h-[min(var(--ds-control,3.25rem),var(--ds-size-control))] px-6 text-[1.125rem]',
          verticalPadding,
        ],
        sm: ['min-h-target px-[1.1rem] text-[1rem]', verticalPadding],
        icon: 'size-target flex-none p-0',
      },
    },
    defaultVariants: { variant: 'outline', size: 'md' },
  },
) as ButtonVariants

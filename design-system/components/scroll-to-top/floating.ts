import { cx } from 'class-variance-authority'

/**
 * What floats over the page, shown while `data-shown` is there. Hidden it is no tab stop, but it does not vanish
 * while it has the focus.
 *
 * Below 78rem it lies over what is read: it steps aside while a field, or anything that a keyboard leads to, has
 * the focus, and would be covered (WCAG 2.4.11). From there on it stands in the gutter.
 */
export const floating = cx(
  'fixed z-9 transition-[opacity,visibility] duration-mid ease-standard print:hidden',
  'not-data-shown:not-focus-within:invisible not-data-shown:not-focus-within:opacity-0',
  'max-nav:not-focus-within:[html:has(:is(input,textarea,select):focus,:focus-visible:not([tabindex="-1"]))_&]:pointer-events-none',
  'max-nav:not-focus-within:[html:has(:is(input,textarea,select):focus,:focus-visible:not([tabindex="-1"]))_&]:opacity-0',
)

/** A button on the paper that floats. */
export const floatingButton =
  'flex min-h-11 min-w-11 items-center justify-center gap-2 border-2 border-ink bg-surface leading-none font-bold text-ink hover:bg-ink hover:text-page [&>svg]:size-5 ' +
  // Paper below the ring: it may lie over a dark part of the page.
  'focus-visible:shadow-[0_0_0_6px_var(--ds-surface)]'

import { cx } from 'class-variance-authority'

/**
 * Styles of an element that floats over the page and is shown while it has `data-shown` or the focus. While hidden it is
 * not a tab stop.
 *
 * Below 78rem it overlaps the content. It is hidden there while a field, or an element reached by keyboard, has the
 * focus and could be covered (WCAG 2.4.11). From 78rem it is in the margin.
 */
export const floating = cx(
  'fixed z-9 transition-[opacity,visibility] duration-mid ease-standard print:hidden',
  'not-data-shown:not-focus-within:invisible not-data-shown:not-focus-within:opacity-0',
  'max-nav:not-focus-within:[html:has(:is(input,textarea,select):focus,:focus-visible:not([tabindex="-1"]))_&]:pointer-events-none',
  'max-nav:not-focus-within:[html:has(:is(input,textarea,select):focus,:focus-visible:not([tabindex="-1"]))_&]:opacity-0',
)

/** Styles of a floating button. */
export const floatingButton =
  'flex min-h-11 min-w-11 items-center justify-center gap-2 border-2 border-fg bg-surface leading-none font-bold text-fg hover:bg-fg hover:text-page [&>svg]:size-5 ' +
  // A light outline below the focus ring: the button may be over a dark part of the page.
  'focus-visible:[box-shadow:0_0_0_6px_var(--ds-surface)]'

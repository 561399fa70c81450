'use client'

import { cx } from 'class-variance-authority'
import { ArrowUp } from 'lucide'
import { type ComponentProps, type ReactElement, useCallback, useState } from 'react'
import { useLabels } from '../../provider/context.ts'
import { createIcon } from '../icon/create-icon.ts'
import { scrollToTop } from './scroll-to-top-action.ts'

const ArrowUpIcon = createIcon('arrow-up', ArrowUp)

/**
 * Styles of an element that floats over the page and is shown while it has `data-shown` or the focus. While hidden it is
 * not a tab stop.
 *
 * Below 78rem it overlaps the content. It is hidden there while a field, or an element reached by keyboard, has the
 * focus and could be covered (WCAG 2.4.11). From 78rem it is in the margin.
 */
const floating = cx(
  'fixed z-9 transition-[opacity,visibility] duration-mid ease-standard print:hidden',
  'not-data-shown:not-focus-within:invisible not-data-shown:not-focus-within:opacity-0',
  'max-nav:not-focus-within:[html:has(:is(input,textarea,select):focus,:focus-visible:not([tabindex="-1"]))_&]:pointer-events-none',
  'max-nav:not-focus-within:[html:has(:is(input,textarea,select):focus,:focus-visible:not([tabindex="-1"]))_&]:opacity-0',
)

/** Styles of a floating button. */
const floatingButton =
  'flex min-h-11 min-w-11 items-center justify-center gap-2 border-2 border-fg bg-surface leading-none font-bold text-fg hover:bg-fg hover:text-page [&>svg]:size-5 ' +
  // A light outline below the focus ring: the button may be over a dark part of the page.
  'focus-visible:[box-shadow:0_0_0_6px_var(--ds-surface)]'

/**
 * Whether the visitor has scrolled past the first screen. Render `sentinel` in the page: an element as high as the
 * window that an IntersectionObserver watches. A scroll listener would run on every frame.
 */
function usePastFirstScreen(): { past: boolean; sentinel: ReactElement } {
  const [past, setPast] = useState(false)
  const watch = useCallback((strip: HTMLSpanElement) => {
    const update: IntersectionObserverCallback = (entries) => setPast(!entries.at(-1)?.isIntersecting)
    const observer = window.IntersectionObserver && new IntersectionObserver(update)
    observer?.observe(strip)
    return () => observer?.disconnect()
  }, [])
  return {
    past,
    sentinel: (
      <span
        ref={watch}
        aria-hidden="true"
        className="pointer-events-none absolute start-0 top-0 -z-1 h-svh w-px"
      />
    ),
  }
}

/** The texts of the button. */
export const scrollToTopLabels = {
  /** Accessible name of the button. */
  top: 'Back to top',
}

export type ScrollToTopProps = Omit<ComponentProps<'button'>, 'children' | 'disabled' | 'aria-label'> & {
  /** Its texts in another language. */
  labels?: Partial<typeof scrollToTopLabels>
  /** Id of the element that receives the focus. 'main' by default. */
  focusId?: string
}

/**
 * A button that returns to the top of a long page. It appears after the first screen. Render it once per page, last,
 * inside a landmark. A site with a SideMenu has it there.
 */
export function ScrollToTop(props: ScrollToTopProps) {
  const { labels, focusId = 'main', className, onClick, ...rest } = props
  const { top } = useLabels('scrollToTop', scrollToTopLabels, labels)
  const { past, sentinel } = usePastFirstScreen()
  return (
    <>
      {sentinel}
      <button
        type="button"
        {...rest}
        aria-label={top}
        data-slot="scroll-to-top"
        data-shown={past || undefined}
        className={cx(floating, floatingButton, 'end-2 bottom-4 size-12 rounded-panel', className)}
        onClick={(event) => {
          onClick?.(event)
          if (!event.defaultPrevented) scrollToTop(focusId)
        }}
      >
        <ArrowUpIcon aria-hidden="true" />
      </button>
    </>
  )
}

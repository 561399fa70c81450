'use client'

import { cx } from 'class-variance-authority'
import { ArrowUp } from 'lucide'
import type { ComponentProps } from 'react'
import { usePastFirstScreen } from '../../hooks/use-past-first-screen.tsx'
import { useLabels } from '../../provider/context.ts'
import { floating, floatingButton } from '../_internal/floating.ts'
import { createIcon } from '../icon/create-icon.ts'

const ArrowUpIcon = createIcon('arrow-up', ArrowUp)

/**
 * Scrolls to the top, without animation under reduced motion, and moves the focus to the element with the id `focusId`,
 * as a navigation does. Otherwise the next Tab would move from the old position.
 */
export function scrollToTop(focusId: string) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const start = document.getElementById(focusId)
  // Usually the document, or an ancestor that scrolls by itself.
  for (let part: Element | null = start ?? document.documentElement; part; part = part.parentElement)
    part.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
  if (!start) return
  if (!start.hasAttribute('tabindex')) start.tabIndex = -1
  start.focus({ preventScroll: true })
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

import { cx } from 'class-variance-authority'
import { ArrowUp } from 'lucide-react'
import type { ComponentProps } from 'react'
import { usePastFirstScreen } from '../../hooks/use-past-first-screen.tsx'
import { floating, floatingButton } from '../_internal/floating.ts'

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

export type ScrollToTopProps = Omit<ComponentProps<'button'>, 'children' | 'disabled' | 'aria-label'> & {
  /** Accessible name of the button. 'Back to top' by default. */
  label?: string
  /** Id of the element that receives the focus. 'main' by default. */
  focusId?: string
}

/**
 * A button that returns to the top of a long page. It appears after the first screen. Render it once per page, last,
 * inside a landmark. A site with a SideMenu has it there.
 */
export function ScrollToTop(props: ScrollToTopProps) {
  const { label = 'Back to top', focusId = 'main', className, onClick, ...rest } = props
  const { past, sentinel } = usePastFirstScreen()
  return (
    <>
      {sentinel}
      <button
        type="button"
        {...rest}
        aria-label={label}
        data-slot="scroll-to-top"
        data-shown={past || undefined}
        className={cx(floating, floatingButton, 'end-2 bottom-4 size-12 rounded-panel', className)}
        onClick={(event) => {
          onClick?.(event)
          if (!event.defaultPrevented) scrollToTop(focusId)
        }}
      >
        <ArrowUp aria-hidden="true" />
      </button>
    </>
  )
}

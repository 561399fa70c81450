import { cx } from 'class-variance-authority'
import { ArrowUp } from 'lucide-react'
import type { ComponentProps } from 'react'
import { usePastFirstScreen } from '../../hooks/use-past-first-screen.tsx'
import { floating, floatingButton } from './floating.ts'

/**
 * Scrolls to the top, at once where less motion is wanted, and moves the focus to the element with the id `focusId`,
 * as a navigation does: else the next Tab would lead back to where people came from.
 */
export function scrollToTop(focusId: string) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const start = document.getElementById(focusId)
  // The document as a rule, or a part of it that scrolls by itself.
  for (let part: Element | null = start ?? document.documentElement; part; part = part.parentElement)
    part.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
  if (!start) return
  if (!start.hasAttribute('tabindex')) start.tabIndex = -1
  start.focus({ preventScroll: true })
}

export type ScrollToTopProps = Omit<ComponentProps<'button'>, 'children' | 'disabled' | 'aria-label'> & {
  /** Name of the button. */
  label?: string
  /** Id of what takes the focus: the `main` of the page. */
  focusId?: string
}

/**
 * A button that leads back to the top of a long page. It comes after the first screen. Place it once a page, last,
 * inside a landmark; a site with a SideMenu has it there.
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

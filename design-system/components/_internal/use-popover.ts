'use client'

import {
  type ToggleEvent as ReactToggleEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { addLayer } from '../../hooks/layers.ts'

/** Where a popover is relative to its anchor: below or above it, with which edges aligned. */
export interface Placement {
  side: 'below' | 'above'
  align: 'start' | 'center' | 'end'
  /** As wide as its anchor, instead of its content. */
  width?: 'anchor'
  /** The styles of another place in the visible part of the window, if there is space for it. */
  instead?: (
    box: HTMLElement,
    anchor: Rect,
    visible: { top: number; bottom: number },
  ) => Partial<CSSStyleDeclaration> | undefined
}

type Rect = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'width'>

/** What a popover is placed beside: usually its button. */
export interface PopoverAnchor extends Pick<HTMLElement, 'contains' | 'focus'> {
  getBoundingClientRect: () => Rect
}

/** Space between the popover, its anchor and the edges of the window. */
export const gap = 8

/** Safari before 17, jsdom and happy-dom have none. There `hidden` hides one, and the listeners below do the rest. */
const hasPopovers = () => 'showPopover' in HTMLElement.prototype

export const isPopoverOpen = (box: HTMLElement) =>
  hasPopovers() ? box.matches(':popover-open') : !box.hidden

/** Shows or hides a popover. Its `beforetoggle` event changes the state of the component. */
export function togglePopover(box: HTMLElement, open: boolean) {
  if (hasPopovers()) box.togglePopover(open)
  else box.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: open ? 'open' : 'closed' }))
}

/**
 * The visible part of the window. On iOS the on-screen keyboard covers the window and resizes only the visual viewport
 * (https://github.com/vaadin/web-components/issues/12036). While the page is zoomed in, the visual viewport is a movable
 * part of the window, so the window is used.
 */
function visiblePart() {
  const { clientHeight } = document.documentElement
  const { scale, offsetTop = 0, height = 0 } = window.visualViewport ?? {}
  return scale === 1 ? { top: offsetTop, bottom: offsetTop + height } : { top: 0, bottom: clientHeight }
}

/** Places an open popover beside its anchor: on the other side if there is more room, and never outside the window. */
export function placePopover(
  box: HTMLElement,
  anchor: Pick<PopoverAnchor, 'getBoundingClientRect'>,
  { side, align, width: as, instead }: Placement,
) {
  const anchorBox = anchor.getBoundingClientRect()
  const { clientWidth } = document.documentElement
  const { top, bottom } = visiblePart()
  const space = { below: bottom - anchorBox.bottom - 2 * gap, above: anchorBox.top - top - 2 * gap }
  const { scrollTop } = box
  // The last two are for browsers without popovers.
  Object.assign(box.style, {
    margin: '0',
    inset: 'auto',
    maxHeight: '',
    position: 'fixed',
    zIndex: 'var(--ds-layer-toast)',
  })
  if (as) box.style.width = `${Math.min(anchorBox.width, clientWidth - 2 * gap)}px`
  const { offsetWidth: width, offsetHeight: height } = box
  const other = side === 'below' ? 'above' : 'below'
  const visibleSide = height > space[side] && space[other] > space[side] ? other : side
  const atLeft = (align === 'start') === (getComputedStyle(box).direction === 'ltr')
  const left =
    align === 'center'
      ? (anchorBox.left + anchorBox.right - width) / 2
      : atLeft
        ? anchorBox.left
        : anchorBox.right - width
  const limited = Math.min(height, Math.max(space[visibleSide], 4 * gap))
  Object.assign(
    box.style,
    instead?.(box, anchorBox, { top, bottom }) ?? {
      left: `${Math.max(gap, Math.min(left, clientWidth - width - gap))}px`,
      top: `${visibleSide === 'below' ? anchorBox.bottom + gap : anchorBox.top - gap - limited}px`,
      maxHeight: `${limited}px`,
    },
  )
  // Without its limit it was as high as its content for a moment, and scrolled back.
  box.scrollTop = scrollTop
}

/**
 * Keeps an open popover beside its anchor while the page scrolls or the window changes size, and closes it on
 * Escape.
 */
export function useOpenPopover(
  open: boolean,
  box: RefObject<HTMLElement | null>,
  anchor: () => Omit<PopoverAnchor, 'focus'> | null | undefined,
  placement: Placement,
  onOpen?: () => void,
) {
  useLayoutEffect(() => {
    if (box.current && !hasPopovers()) box.current.hidden = !open
  }, [box, open])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the opening of the popover runs it again
  useEffect(() => {
    if (!open) return
    const update = () => {
      const target = anchor()
      if (box.current && target) placePopover(box.current, target, placement)
    }
    const removeLayer = addLayer({
      close: () => box.current && togglePopover(box.current, false),
      holds: (focused) => [box.current, anchor()].some((part) => part?.contains(focused)),
    })
    // A beforetoggle event precedes the layout of the popover; the next frame is the first that shows it.
    const frame = requestAnimationFrame(() => {
      update()
      onOpen?.()
    })
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('scroll', update, { capture: true, passive: true, signal })
    window.addEventListener('resize', update, { signal })
    for (const type of ['resize', 'scroll']) window.visualViewport?.addEventListener(type, update, { signal })
    return () => {
      cancelAnimationFrame(frame)
      listening.abort()
      removeLayer()
    }
  }, [open, placement.side, placement.align])
}

export interface PopoverOpenProps {
  /** Whether it is open, if the page decides. Its button then only calls `onOpenChange`. */
  open?: boolean
  /** Called when it opens and when it closes. */
  onOpenChange?: (open: boolean) => void
}

/**
 * A popover of the browser, opened by a button with `popovertarget`: without JavaScript and before hydration too. Adds
 * its place beside the button and the focus. Returns props for the button and for the popover.
 */
export function usePopover(
  placement: Placement,
  { open: controlled, onOpenChange }: PopoverOpenProps,
  onOpen: (box: HTMLElement) => void,
  /** Of a popover without a button: where it is, and where the focus returns. The page has to close it. */
  place?: RefObject<PopoverAnchor | null>,
) {
  const id = `${useId()}popover`
  const box = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(false)
  const open = controlled ?? isShown
  /** What the browser shows, also before the next render. */
  const shown = useRef(false)
  const changeTo = (isOpen: boolean) => {
    shown.current = isOpen
    setShown(isOpen)
    if (isOpen !== open) onOpenChange?.(isOpen)
  }
  const follow = () => {
    if (box.current && controlled !== undefined && controlled !== shown.current)
      togglePopover(box.current, controlled)
  }
  const trigger = (): PopoverAnchor | null =>
    place
      ? place.current
      : document.querySelector<HTMLElement>(`[popovertarget="${id}"]:not([popovertargetaction])`)

  useEffect(follow, [controlled])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reports once what happened before hydration
  useEffect(() => {
    if (box.current && isPopoverOpen(box.current)) changeTo(true)
  }, [])
  useEffect(() => {
    if (hasPopovers()) return
    const onClick = ({ target, defaultPrevented }: MouseEvent) => {
      const panel = box.current
      if (defaultPrevented || !panel) return
      const button = (target as Element).closest(`[popovertarget="${id}"]`)
      if (button) togglePopover(panel, panel.hidden && !button.hasAttribute('popovertargetaction'))
      else if (!panel.hidden && !panel.contains(target as Element)) togglePopover(panel, false)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [id])
  useOpenPopover(open, box, trigger, placement, () => {
    if (box.current && !box.current.contains(document.activeElement)) onOpen(box.current)
  })

  return {
    box,
    trigger: { popoverTarget: id, 'aria-expanded': open },
    popover: {
      id,
      ref: box,
      popover: place ? ('manual' as const) : ('auto' as const),
      onBeforeToggle: ({ newState, target, currentTarget }: ReactToggleEvent) => {
        // React passes on the event of a popover or tooltip inside this one.
        if (target !== currentTarget) return
        // Safari does not focus a pressed button, so the browser may not know where to return the focus.
        if (newState === 'closed' && box.current?.contains(document.activeElement)) trigger()?.focus()
        changeTo(newState === 'open')
      },
      onToggle: follow,
    },
  }
}

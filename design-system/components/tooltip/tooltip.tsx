'use client'

import { Slot } from '@radix-ui/react-slot'
import { type ReactElement, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { isPopoverOpen, type Placement, togglePopover, useOpenPopover } from '../_internal/use-popover.ts'

/** Milliseconds. The pointer has to rest before the text appears, and has time to reach it before it disappears. */
export const tooltipTimes = { show: 500, hide: 200 }

interface ChildProps {
  'aria-label'?: string
  'aria-describedby'?: string
}

export interface TooltipProps {
  /** One short sentence. It describes the control, and is announced after its name. */
  text: string
  /** The control: a Button or a Link, which can have the focus. */
  children: ReactElement<ChildProps>
  /** Where the text is shown if there is room. 'above' by default. */
  side?: Placement['side']
}

/**
 * A short text about a control, shown while the control has the keyboard focus or the pointer rests on it.
 *
 * @example <Tooltip text="Copy the link"><Button size="icon" aria-label="Copy the link"><Copy /></Button></Tooltip>
 */
export function Tooltip({ text, children, side = 'above' }: TooltipProps) {
  const id = `${useId()}tooltip`
  const box = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useState(false)
  const after = (ms: number, isOpen: boolean) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      // A pointer that leaves does not hide what the keyboard focus shows.
      if (isOpen || !box.current?.previousElementSibling?.matches(':focus-visible')) setShown(isOpen)
    }, ms)
  }
  const setShown = (isOpen: boolean) => {
    clearTimeout(timer.current)
    if (!box.current?.isConnected || isPopoverOpen(box.current) === isOpen) return
    togglePopover(box.current, isOpen)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  // The control precedes the text.
  useOpenPopover(open, box, () => box.current?.previousElementSibling, { side, align: 'center' })
  // A text that is also the name would be announced twice. The name is read from the element: a child that a server
  // component passes may be lazy in the browser and not on the server, and both have to render the same.
  const [describes, setDescribes] = useState(true)
  useLayoutEffect(() => {
    const control = box.current?.previousElementSibling
    setDescribes(control?.getAttribute('aria-label') !== text)
  })
  return (
    <>
      <Slot
        aria-describedby={describes ? id : undefined}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && after(tooltipTimes.show, true)}
        onPointerLeave={() => after(tooltipTimes.hide, false)}
        onPointerDown={() => setShown(false)}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setShown(true)}
        onBlur={() => setShown(false)}
      >
        {children}
      </Slot>
      <span
        ref={box}
        id={id}
        role="tooltip"
        popover="manual"
        data-slot="tooltip"
        data-surface="inverse"
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
        onPointerEnter={() => clearTimeout(timer.current)}
        onPointerLeave={() => after(tooltipTimes.hide, false)}
        className="w-max max-w-[min(18rem,calc(100vw-1rem))] rounded-control border-panel px-3 py-2 text-micro font-medium"
      >
        {text}
      </span>
    </>
  )
}

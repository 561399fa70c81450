'use client'

import { Slot } from '@radix-ui/react-slot'
import { type ReactElement, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Placement } from '../_internal/use-popover.ts'
import { TooltipText } from './tooltip-text.tsx'

export { hoverTimes as tooltipTimes } from '../_internal/use-hover-popover.ts'

interface ChildProps {
  'aria-label'?: string
  'aria-describedby'?: string
}

export interface TooltipProps {
  /**
   * One short sentence, also with elements such as `<kbd>`. It describes the control, and is announced after its name.
   * Nothing in it can be pressed.
   */
  text: ReactNode
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
  const control = useRef<HTMLElement>(null)
  // A text that is also the name would be announced twice. The name is read from the element: a child that a server
  // component passes may be lazy in the browser and not on the server, and both have to render the same.
  const [describes, setDescribes] = useState(true)
  useLayoutEffect(() => setDescribes(control.current?.getAttribute('aria-label') !== text))
  return (
    <>
      <Slot ref={control} aria-describedby={describes ? id : undefined}>
        {children}
      </Slot>
      <TooltipText id={id} of={control} text={text} side={side} />
    </>
  )
}

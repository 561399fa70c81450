'use client'

import { cx } from 'class-variance-authority'
import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react'
import { useLabels } from '../../provider/context.ts'
import { fillIn } from '../../provider/fill-in.ts'
import { Button } from '../button/button.tsx'

/** How long the result is shown, in milliseconds: long enough to look at it and read it. */
const messageMs = 4000

/** The texts of a copy button. */
export const copyButtonLabels = {
  copy: 'Copy',
  /** Accessible name of the button: with `{what}`. */
  name: 'Copy: {what}',
  copied: 'Copied',
  /** Announced if the browser refuses and the text is selected instead. */
  selected: 'Selected: press Ctrl or Cmd and C',
  failed: 'Not copied: select it by hand',
}

export type CopyButtonProps = Omit<ComponentProps<'div'>, 'children' | 'onCopy'> & {
  /** The text to copy. */
  text: string
  /** Names the text in the accessible name of the button: 'the payment ID'. */
  what: string
  /**
   * The element that shows the text. It is selected if the browser refuses access to the clipboard, so that a key can
   * copy it.
   */
  source?: RefObject<HTMLElement | null>
  /** Its texts in another language. */
  labels?: Partial<typeof copyButtonLabels>
}

/**
 * Copies a text to the clipboard and announces the result politely beside the button. The focus stays on the button.
 *
 * @example <CopyButton text={paymentId} what="the payment ID" source={idRef} />
 */
export function CopyButton({
  text,
  what,
  source,
  labels: labelOverrides,
  className,
  ...rest
}: CopyButtonProps) {
  const labels = useLabels('copyButton', copyButtonLabels, labelOverrides)
  const [announcement, setAnnouncement] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function announce(message: string) {
    setAnnouncement(message)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAnnouncement(''), messageMs)
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      announce(labels.copied)
    } catch {
      if (source?.current) getSelection()?.selectAllChildren(source.current)
      announce(source?.current ? labels.selected : labels.failed)
    }
  }

  return (
    <div data-slot="copy-button" className={cx('flex items-center gap-3', className)} {...rest}>
      <Button size="sm" aria-label={fillIn(labels.name, { what })} onClick={copy}>
        {labels.copy}
      </Button>
      <span role="status" className="rounded-control bg-page px-2 text-small font-bold empty:px-0">
        {announcement}
      </span>
    </div>
  )
}

import { cx } from 'class-variance-authority'
import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'

/** How long the result is shown, in milliseconds: long enough to look at it and read it. */
const shown = 4000

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
}

/**
 * Copies a text to the clipboard and announces the result politely beside the button. The focus stays on the button.
 *
 * @example <CopyButton text={paymentId} what="the payment ID" source={idRef} />
 */
export function CopyButton({ text, what, source, className, ...rest }: CopyButtonProps) {
  const [said, setSaid] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function say(words: string) {
    setSaid(words)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setSaid(''), shown)
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      say('Copied')
    } catch {
      if (source?.current) getSelection()?.selectAllChildren(source.current)
      say(source?.current ? 'Selected: press Ctrl or Cmd and C' : 'Not copied: select it by hand')
    }
  }

  return (
    <div data-slot="copy-button" className={cx('flex items-center gap-3', className)} {...rest}>
      <Button size="sm" aria-label={`Copy: ${what}`} onClick={copy}>
        Copy
      </Button>
      <span role="status" className="rounded-control bg-page px-2 text-small font-bold empty:px-0">
        {said}
      </span>
    </div>
  )
}

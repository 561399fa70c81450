import { cx } from 'class-variance-authority'
import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'

/** How long it is said that something was copied, in milliseconds: long enough to look up and read it. */
const shown = 4000

export type CopyButtonProps = Omit<ComponentProps<'div'>, 'children' | 'onCopy'> & {
  /** What goes to the clipboard. */
  text: string
  /** What that is, for those who hear a list of buttons: 'the payment ID'. */
  what: string
  /** Selected where the browser does not let a page write to the clipboard, so that a key can copy it. */
  source?: RefObject<HTMLElement | null>
}

/**
 * Copies a text that people will need elsewhere, and says so politely beside the button: the focus stays on it.
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

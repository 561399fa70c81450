import { type ReactNode, useEffect, useRef, useState } from 'react'
import { asciiDigits, fieldIn, isTooLong, storedAs, tooLongText } from '../../../contracts/field-text'

interface LiveNoteProps {
  /** What to show about the trimmed text; null for nothing. */
  note: (text: string) => ReactNode
  /** The input or textarea. */
  children: ReactNode
}

/** A note that is there already changes when the visitor pauses: it would be announced again at every key. */
const pauseMs = 1000

/**
 * A note below the control that it contains, which follows the text while it is typed. A polite status and never an
 * error: the visitor is still typing.
 */
export function LiveNote({ note, children }: LiveNoteProps) {
  const box = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  /** The text that the shown note is about. */
  const [shownText, setShownText] = useState('')
  const shown = note(text) && note(shownText)
  const isShown = Boolean(shown)

  useEffect(() => {
    if (!isShown) return setShownText(text)
    const timer = setTimeout(() => setShownText(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text, isShown])

  useEffect(() => {
    const control = box.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
    if (!control) return
    const read = () => setText(control.value.trim())
    // The values are cleared only after the reset event.
    const emptied = () => setTimeout(read)
    read()
    control.addEventListener('input', read)
    control.form?.addEventListener('reset', emptied)
    return () => {
      control.removeEventListener('input', read)
      control.form?.removeEventListener('reset', emptied)
    }
  }, [])

  return (
    <div ref={box}>
      {children}
      <p role="status" className="text-small wrap-anywhere">
        {shown && <span className="mt-1 block">{shown}</span>}
      </p>
    </div>
  )
}

/**
 * The note of a field with a maximum length; `ask` is the request that names it. The whole text stays, because
 * `maxlength` would cut a pasted text without a message.
 */
export const lengthNote = (max: number, ask: string) => (text: string) =>
  isTooLong(text, max) ? tooLongText(max, text, fieldIn(ask)) : null

/**
 * The note of a phone field: digits of another script are stored as 0 to 9, and the note shows the result.
 */
export function phoneNote(text: string): ReactNode {
  const stored = asciiDigits(text)
  return (
    stored !== text && (
      <>
        {storedAs} <bdi className="inline-block max-w-full tabular-nums">{stored}</bdi>.
      </>
    )
  )
}

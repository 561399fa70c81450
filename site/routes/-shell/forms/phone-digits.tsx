import { type ReactNode, useEffect, useRef, useState } from 'react'
import { asciiDigits } from '../../../services/digits'

/**
 * Shows, below the phone field that it contains, how the number is stored if it was typed in the digits of another
 * script than Latin.
 */
export function PhoneDigits({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const stored = asciiDigits(typed)

  useEffect(() => {
    const input = box.current?.querySelector('input')
    if (!input) return
    const read = () => setTyped(input.value.trim())
    // The values are cleared only after the reset event.
    const emptied = () => setTimeout(read)
    read()
    input.addEventListener('input', read)
    input.form?.addEventListener('reset', emptied)
    return () => {
      input.removeEventListener('input', read)
      input.form?.removeEventListener('reset', emptied)
    }
  }, [])

  return (
    <div ref={box}>
      {children}
      <p role="status" className="text-small wrap-anywhere">
        {stored !== typed && (
          <span className="mt-1 block">
            We store this number as <bdi className="tabular-nums">{stored}</bdi>.
          </span>
        )}
      </p>
    </div>
  )
}

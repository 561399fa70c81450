import { type ReactNode, useState } from 'react'

interface MoreProps {
  /** What is there when it is open. */
  label: string
  /** Of which thing, for those who hear a list of such lines. */
  of: string
  /** Open at once. */
  open?: boolean
  children: ReactNode
}

/** What not everybody wants to see, below a line that opens it. It is not drawn until then. */
export function More({ label, of, open = false, children }: MoreProps) {
  const [shown, setShown] = useState(open)
  return (
    <details className="group mt-2" open={shown} onToggle={(event) => setShown(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 items-center gap-2 rounded-control pe-2 font-bold marker:content-none">
        <span aria-hidden="true" className="w-4 text-center group-open:hidden">
          +
        </span>
        <span aria-hidden="true" className="hidden w-4 text-center group-open:inline">
          −
        </span>
        {label}
        <span className="sr-only">of {of}</span>
      </summary>
      <div className="mt-1">{shown && children}</div>
    </details>
  )
}

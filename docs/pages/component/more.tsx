import { createContext, type ReactNode, use, useState } from 'react'

interface MoreProps {
  /** The label of the summary. */
  label: string
  /** Completes the label for screen readers, because a page has several of the same label. */
  of: string
  /** Whether it is open from the start. */
  open?: boolean
  children: ReactNode
}

/** Whether everything is rendered: in the pages as Markdown (docs/text). */
export const WholeText = createContext(false)

/** Optional content in a details element. It is rendered when it is opened. */
export function More({ label, of, open = false, children }: MoreProps) {
  const isWhole = use(WholeText)
  const [shown, setShown] = useState(open || isWhole)
  return (
    <details className="group mt-2" open={shown} onToggle={(event) => setShown(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 items-center gap-2 rounded-control pe-2 font-bold marker:content-none">
        <span aria-hidden="true" className="w-4 text-center group-open:hidden">
          +
        </span>
        <span aria-hidden="true" className="hidden w-4 text-center group-open:inline">
          −
        </span>
        {label} <span className="sr-only">of {of}</span>
      </summary>
      <div className="mt-1">{shown && children}</div>
    </details>
  )
}

import { createContext, type ReactNode, use, useState } from 'react'

interface MoreProps {
  /** The label of the summary. */
  label: ReactNode
  /** Completes the label for screen readers, because a page has several of the same label. */
  of?: string
  /** Whether it is open from the start. */
  open?: boolean
  /** Whether its content is rendered when it is opened: live examples. Text is there before, so that the browser finds it. */
  lazy?: boolean
  children: ReactNode
}

/** Whether everything is rendered: in the pages as Markdown (docs/text). */
export const WholeText = createContext(false)

/** Optional content in a details element. */
export function More({ label, of, open = false, lazy = false, children }: MoreProps) {
  const isWhole = use(WholeText)
  const [shown, setShown] = useState(open || isWhole)
  return (
    <details
      data-lazy={lazy || undefined}
      className="group mt-2"
      open={shown}
      onToggle={(event) => setShown(event.currentTarget.open)}
    >
      <summary className="inline-flex min-h-11 items-center gap-2 rounded-control pe-2 font-bold marker:content-none">
        <span aria-hidden="true" className="w-4 flex-none text-center group-open:hidden">
          +
        </span>
        <span aria-hidden="true" className="hidden w-4 flex-none text-center group-open:inline">
          −
        </span>
        {label}
        {of && <span className="sr-only"> of {of}</span>}
      </summary>
      <div className="mt-1">{(shown || !lazy) && children}</div>
    </details>
  )
}

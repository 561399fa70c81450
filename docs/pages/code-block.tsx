import { useRef, useState } from 'react'
import { Button } from '../../design-system/components/button/button.tsx'
import type { Code, Kind } from '../ladle/code.ts'
import { useScrolls } from './use-scrolls.ts'

const colours: Record<Kind, string | undefined> = {
  k: 'text-accent-edge font-bold',
  s: 'text-ok',
  t: 'text-link font-bold',
  a: 'text-link',
  c: 'text-muted',
  '': undefined,
}

/** Code that can be copied. Where it scrolls by itself it can be reached with the keyboard; it has a name. */
export function CodeBlock({ code, name }: { code: Code; name: string }) {
  const block = useRef<HTMLPreElement>(null)
  const frame = useRef<HTMLElement>(null)
  const scrolls = useScrolls(frame)
  const text = code.map(([, piece]) => piece).join('')
  return (
    <div data-surface="board" className="overflow-clip rounded-panel">
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-hair py-1 ps-5 pe-2">
        <p aria-hidden="true" className="text-small text-muted">
          {name}
        </p>
        <CopyButton text={text} what={name} fallback={block} />
      </div>
      <section
        aria-label={name}
        ref={frame}
        tabIndex={scrolls ? 0 : undefined}
        dir="ltr"
        className="max-h-[32rem] overflow-auto outline-offset-[-3px]!"
      >
        <pre ref={block} className="w-fit p-5 text-[1rem] leading-[1.55] font-code">
          <code>
            {code.map(([kind, piece], index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one code do not move
              <span key={index} className={colours[kind]}>
                {piece}
              </span>
            ))}
          </code>
        </pre>
      </section>
    </div>
  )
}

interface CopyProps {
  text: string
  /** What is copied, for those who hear a list of buttons. */
  what: string
  /** Selected where the browser does not let a page write to the clipboard. */
  fallback: React.RefObject<HTMLElement | null>
}

/** Copies, and says so politely where the button is: the focus stays on it. */
export function CopyButton({ text, what, fallback }: CopyProps) {
  const [said, setSaid] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid('Copied')
    } catch {
      if (fallback.current) getSelection()?.selectAllChildren(fallback.current)
      setSaid('Selected: press Ctrl or Cmd and C')
    }
    setTimeout(() => setSaid(''), 4000)
  }
  return (
    <div className="ms-auto flex items-center gap-3">
      <span role="status" className="rounded-control bg-page px-2 text-small font-bold empty:hidden">
        {said}
      </span>
      <Button size="sm" variant="ghost" aria-label={`Copy: ${what}`} onClick={copy}>
        Copy
      </Button>
    </div>
  )
}

import { type RefObject, useEffect, useRef, useState } from 'react'
import { CopyButton } from '../../design-system/components/copy-button/copy-button.tsx'
import type { Code } from '../ladle/plugin/highlight.ts'

/** Whether an element scrolls. Only then does it need to receive keyboard focus. */
function useScrolls(place: RefObject<HTMLElement | null>) {
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new ResizeObserver(() =>
      setScrolls(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight),
    )
    // Its content can grow without changing the size of the element itself.
    for (const watched of [element, ...element.children]) observer.observe(watched)
    return () => observer.disconnect()
  }, [place])
  return scrolls
}

/** Keywords are also bold, because in high contrast they have the same colour as other code. */
const styleOf = (colour: string) =>
  colour ? { color: `var(--code-${colour})`, fontWeight: colour === 'keyword' ? 700 : undefined } : undefined

interface CodeBlockProps {
  code: Code
  name: string
}

/** Code with a copy button. If it scrolls, it is a named region that can receive keyboard focus. */
export function CodeBlock({ code, name }: CodeBlockProps) {
  const block = useRef<HTMLPreElement>(null)
  const frame = useRef<HTMLElement>(null)
  const scrolls = useScrolls(frame)
  const text = code.map(([piece]) => piece).join('')
  return (
    <div data-surface="inverse" className="my-4 overflow-clip rounded-panel">
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-border-subtle py-1 ps-5 pe-2">
        <p aria-hidden="true" className="text-small text-muted">
          {name}
        </p>
        <CopyButton text={text} what={name} source={block} className="ms-auto flex-row-reverse" />
      </div>
      <section
        aria-label={name}
        ref={frame}
        tabIndex={scrolls ? 0 : undefined}
        dir="ltr"
        className="max-h-96 overflow-auto -outline-offset-3"
      >
        <pre ref={block} className="w-fit p-5 text-[1rem] leading-[1.55] font-code">
          <code>
            {code.map(([piece, colour], index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a code sample keep their order
              <span key={index} style={styleOf(colour)}>
                {piece}
              </span>
            ))}
          </code>
        </pre>
      </section>
    </div>
  )
}

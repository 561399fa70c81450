import { useRef } from 'react'
import { CopyButton } from '../../design-system/components/copy-button/copy-button.tsx'
import type { Code } from '../ladle/plugin/highlight.ts'

/** Keywords are also bold, because in high contrast they have the same colour as other code. */
const styleOf = (colour: string) =>
  colour ? { color: `var(--code-${colour})`, fontWeight: colour === 'keyword' ? 700 : undefined } : undefined

interface CodeBlockProps {
  code: Code
  name: string
  /** The file extension, for the text of the page as Markdown. */
  language?: string
}

/** Code with a copy button. Long lines wrap, so that no part of them is hidden; only a long file scrolls. */
export function CodeBlock({ code, name, language = 'tsx' }: CodeBlockProps) {
  const block = useRef<HTMLPreElement>(null)
  const text = code.map(([piece]) => piece).join('')
  const isLong = text.split('\n').length > 80
  return (
    <div data-surface="inverse" className="my-4 overflow-clip rounded-panel">
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-border-subtle py-1 ps-5 pe-2">
        <p aria-hidden="true" className="text-small text-muted">
          {name}
        </p>
        <CopyButton text={text} what={name} source={block} className="ms-auto flex-row-reverse" />
      </div>
      <section
        {...(isLong && { 'aria-label': name, tabIndex: 0 })}
        className={isLong ? 'max-h-160 overflow-y-auto -outline-offset-3' : undefined}
      >
        <pre
          ref={block}
          dir="ltr"
          data-language={language}
          className="p-5 text-[1rem] leading-[1.55] font-code whitespace-pre-wrap wrap-anywhere"
        >
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

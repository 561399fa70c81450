import type { ReactNode } from 'react'

/** A word of this length fits a line of a 320 px window; a longer one, such as an address, may be broken. */
const longest = 16

/**
 * A label whose hyphenated words, such as “30-minute”, are not broken after the hyphen. CSS has no property for that:
 * an unbroken label is wider than its column at 320 px, and `text-wrap: balance` takes the break after the hyphen. A
 * hyphen of another kind would change the text that people search for and copy.
 */
export function wholeWords(label: ReactNode): ReactNode {
  if (typeof label !== 'string') return label
  const parts = label.split(/(\S+-\S+)/)
  const isWhole = (part: string, index: number) => index % 2 === 1 && part.length <= longest
  if (!parts.some(isWhole)) return label
  return (
    // One element, because a label in a flex container is one item.
    <span>
      {parts.map((part, index) =>
        isWhole(part, index) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a label have no other identity
          <span key={index} className="whitespace-nowrap">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  )
}

/** `translate` of a label: a browser's translator would change an e-mail address or a domain name. */
export const translateOf = (label: ReactNode) =>
  typeof label === 'string' && /^\S+@\S+$|^[\w-]+(\.[\w-]+)+$/.test(label) ? ('no' as const) : undefined

import type { LucideProps } from 'lucide-react'
import { createElement } from 'react'

interface Drawing {
  size: number
  node: [tag: string, attributes: Record<string, string>][]
}

/** True where something says what the icon means; React's own props are names without these. */
const speaks = (props: object) =>
  Object.entries(props).some(([name, value]) => /^(aria-|role$|title$)/.test(name) && value != null)

/**
 * What lucide-react makes of a drawing, in the markup that it writes: without its provider, its other builders and the
 * options that this site does not use.
 */
const createIcon = (drawing: Drawing | string, own?: Drawing['node']) => {
  // A drawing of one's own comes by name and node.
  const { size, node } = typeof drawing === 'string' ? { size: 24, node: own ?? [] } : drawing
  return ({ className = '', size: side = size, children, ...props }: LucideProps) =>
    createElement(
      'svg',
      {
        width: side,
        height: side,
        viewBox: `0 0 ${size} ${size}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide ${className}`.trim(),
        'aria-hidden': children || speaks(props) ? undefined : 'true',
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    )
}

export default createIcon

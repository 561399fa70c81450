import { cx } from 'class-variance-authority'
import { type ComponentProps, createElement, type FunctionComponent } from 'react'

// Not `lucide-react`: it makes a component of each drawing at run time, with sizes, colours and a context that are not used
// here. It made the parts of the design card 1.5 kB larger with Vite (gzip, 2026-11-24), and its modules run when they are
// loaded, which bundlers keep. Props that take an icon accept its components too.

/** The elements of a drawing on a grid of 24 by 24, as the package `lucide` exports them. */
export type IconNode = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
])[]

/** Draws all paths as one: an icon is then one element in place of up to twelve. */
function joinPaths(node: IconNode): IconNode {
  const isPath = ([tag, { d, ...others }]: IconNode[number]) =>
    tag === 'path' && d && !Object.keys(others).some((name) => name !== 'key')
  // `m` at the start of a path counts from the origin, inside a path from the point before it.
  const d = node.filter(isPath).map(([, { d }]) => String(d).replace(/^m/, 'M0 0m'))
  return d[1] ? [['path', { d: d.join('') }], ...node.filter((part) => !isPath(part))] : node
}

/**
 * Makes a component of a drawing of Lucide, or of one in its style, with thinner lines than Lucide's own. It is hidden from screen readers unless it has an
 * accessible name.
 *
 * @example const MailIcon = createIcon('mail', Mail) // import { Mail } from 'lucide'
 */
/* @__NO_SIDE_EFFECTS__ */
export function createIcon(
  name: string,
  node: IconNode,
): FunctionComponent<Omit<ComponentProps<'svg'>, 'children'>> {
  const ownClass = `lucide lucide-${name}`
  const drawing = joinPaths(node)
  return ({ className, ...rest }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 1.75,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: cx(ownClass, 'flex-none', className),
        'aria-hidden': rest['aria-label'] || rest['aria-labelledby'] ? undefined : true,
        ...rest,
      },
      ...drawing.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}

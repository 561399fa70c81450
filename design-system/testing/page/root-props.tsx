import { render } from '@testing-library/react'
import { Children, cloneElement, createRef, isValidElement, type ReactNode, type RefObject } from 'react'
import { describe, expect, it } from 'vitest'
import { freshPage } from './page.tsx'

interface Root {
  name: string
  /** The id and the class that are given to the component. */
  id: string
  ref: RefObject<Element | null>
}

/** The tree with a ref, an id, a class and a style on each component in it. HTML elements stay as they are. */
function withProps(tree: ReactNode, roots: Root[]): ReactNode {
  return Children.map(tree, (element) => {
    if (!isValidElement<{ children?: ReactNode }>(element)) return element
    const { type } = element
    const root = { id: `given-${roots.length}`, ref: createRef<Element>() }
    const nextProps = typeof type === 'function' && { ...root, className: root.id, style: { order: 7 } }
    if (typeof type === 'function') roots.push({ ...root, name: type.name })
    const { children } = element.props
    // Text stays text: a component may require that.
    const nested = typeof children === 'object' && { children: withProps(children, roots) }
    return cloneElement(element, { ...nextProps, ...nested })
  })
}

const slotOf = (name: string) => name.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase()

/**
 * Tests that every component in the tree passes its ref, class, style and other props to its root element, which has
 * the name of the component as `data-slot`.
 *
 * @example testRootProps(<TagList label="Subjects"><Tag>Mathematics</Tag></TagList>)
 */
export function testRootProps(tree: ReactNode) {
  const roots: Root[] = []
  const page = withProps(tree, roots)

  describe('root element', () => {
    freshPage()

    it(`has the ref, class, style and other props of ${roots.map(({ name }) => name).join(', ')}`, () => {
      const plain = render(tree)
      const ownClasses = (name: string) =>
        [...document.querySelectorAll(`[data-slot=${slotOf(name)}]`)].map(({ classList }) => [...classList])
      const classesByRoot = new Map(roots.map(({ name }) => [name, ownClasses(name)]))
      plain.unmount()
      render(page)
      expect(roots).not.toEqual([])
      for (const { name, id, ref } of roots) {
        const root = document.getElementById(id)
        expect(root, name).toHaveAttribute('data-slot', slotOf(name))
        expect(root, name).toHaveClass(id)
        const isKept = classesByRoot
          .get(name)!
          .some((classes) => classes.every((one) => root?.classList.contains(one)))
        expect(isKept, `own classes of ${name} beside the given one`).toBe(true)
        expect(root, name).toHaveStyle({ order: '7' })
        expect(ref.current, name).toBe(root)
        expect(document.querySelectorAll(`#${id}`), name).toHaveLength(1)
      }
    })
  })
}

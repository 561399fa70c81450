'use client'

import { type Ref, useId, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react'

interface Item {
  id: string
  /** What the container has to know of the item. */
  label?: string | undefined
}

/** The items of a container, wherever they are in its children, also inside components and fragments. */
export interface Items {
  /** In the order of the document. During the first rendering: the items rendered so far. */
  list: () => readonly Item[]
  /** The elements of the mounted items, in the order of the document. */
  elements: () => HTMLElement[]
  render: (item: Item) => void
  mount: (id: string, element: HTMLElement) => () => void
  sort: () => void
}

const listed = (items: readonly Item[]) => items.map(({ id, label }) => `${id} ${label}`).join()

const byDocument = ([, a]: [string, HTMLElement], [, b]: [string, HTMLElement]) =>
  a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1

/**
 * Numbers the items of a container. An item registers while it is rendered: a server renders once and in order, so the
 * numbers in its HTML are right. After the first mount the order in the document decides.
 */
export function useItems(): Items {
  const [rendered] = useState(() => new Map<string, Item>())
  const [elements] = useState(() => new Map<string, HTMLElement>())
  const [order, setOrder] = useState<readonly Item[]>()
  /** False before its items are unmounted with it, or hidden by an Activity, which keeps the elements in the page. */
  const isMounted = useRef(false)

  const register = useMemo(() => {
    const sort = () => {
      const sorted = [...elements].sort(byDocument).map(([id]) => rendered.get(id) ?? { id })
      setOrder((now) => (now && listed(now) === listed(sorted) ? now : sorted))
    }
    return {
      sort,
      elements: () => [...elements].sort(byDocument).map(([, element]) => element),
      render: (item: Item) => void rendered.set(item.id, item),
      mount(id: string, element: HTMLElement) {
        elements.set(id, element)
        return () => {
          elements.delete(id)
          if (isMounted.current) sort()
        }
      },
    }
  }, [elements, rendered])
  useLayoutEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  useLayoutEffect(register.sort)

  return useMemo(
    () => ({ ...register, list: () => order ?? [...rendered.values()] }),
    [order, rendered, register],
  )
}

/** For items outside a container. */
export const noItems: Items = {
  list: () => [],
  elements: () => [],
  render() {},
  mount: () => () => {},
  sort() {},
}

/** Registers an item. Returns its id, the ref of its element, and its number, counted from 0. */
export function useItem<E extends HTMLElement>(items: Items, ref: Ref<E> | undefined, label?: string) {
  const id = useId()
  const element = useRef<E>(null)
  items.render({ id, label })
  useImperativeHandle(ref, () => element.current!, [])
  const { mount, sort } = items
  useLayoutEffect(() => mount(id, element.current!), [mount, id])
  useLayoutEffect(sort)
  const index = items.list().findIndex((item) => item.id === id)
  return { id, ref: element, index: Math.max(0, index) }
}

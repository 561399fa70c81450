'use client'

import { type RefObject, useLayoutEffect, useState } from 'react'

const controls = 'a[href], button, input, select, textarea, label, summary, iframe, video'

/** Pixels between the box and a control, and between the box and the edge of the window. */
const gap = 1
const margin = 16

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right + gap &&
  one.right > other.left - gap &&
  one.top < other.bottom + gap &&
  one.bottom > other.top - gap

/** Whether the box covers a visible control of the page. Parts of a picture are no controls. */
const coversControl = (box: Element) =>
  [...document.querySelectorAll(controls)].some(
    (control) =>
      !box.contains(control) &&
      !control.closest('[role=img], [aria-hidden=true]') &&
      getComputedStyle(control).visibility === 'visible' &&
      overlap(control.getBoundingClientRect(), box.getBoundingClientRect()),
  )

/**
 * Moves a box that is `absolute start-0 top-0` to the bottom of the window, at the start. Where it would cover a control,
 * `data-compact` is set, with which it must be as small as possible. Returns whether it covers no control then. It moves
 * when a layout change brings a control below it, and when the width of the window or its own size changes. A box that
 * is `fixed` has its place already, and is compact.
 */
export function useFreePlace(box: RefObject<HTMLElement | null>, isShown: boolean) {
  const [placed, setPlaced] = useState(false)
  useLayoutEffect(() => {
    if (!isShown) return
    let isPlaced = false
    let size = ''
    const sizeOf = ({ width, height }: DOMRect) => `${width} x ${height}`
    const moveToCorner = (element: HTMLElement, compact: boolean) => {
      element.toggleAttribute('data-compact', compact)
      element.style.translate = 'none'
      const { position, direction } = getComputedStyle(element)
      if (position === 'fixed') return compact
      const { clientWidth, clientHeight } = document.documentElement
      const { left, top, width, height } = element.getBoundingClientRect()
      const x = direction === 'rtl' ? clientWidth - width - margin : margin
      element.style.translate = `${x - left}px ${clientHeight - height - margin - top}px`
      return !coversControl(element)
    }
    const update = () => {
      const element = box.current
      if (!element) return
      const previousBox = element.getBoundingClientRect()
      const isInside = previousBox.left >= 0 && previousBox.right <= document.documentElement.clientWidth
      if (isPlaced && isInside && sizeOf(previousBox) === size && !coversControl(element)) return
      isPlaced = [false, true].some((compact) => moveToCorner(element, compact))
      size = sizeOf(element.getBoundingClientRect())
      setPlaced(isPlaced)
    }
    const updateIfUnplaced = () => isPlaced || update()
    let width = innerWidth
    // A phone changes the height while the visitor scrolls; the width changes when it is turned.
    const onResize = () => {
      if (innerWidth !== width) isPlaced = false
      width = innerWidth
      update()
    }
    const observer = window.ResizeObserver && new ResizeObserver(update)
    observer?.observe(document.body)
    if (box.current) observer?.observe(box.current)
    addEventListener('resize', onResize)
    addEventListener('scroll', updateIfUnplaced, { passive: true })
    update()
    return () => {
      observer?.disconnect()
      removeEventListener('resize', onResize)
      removeEventListener('scroll', updateIfUnplaced)
    }
  }, [box, isShown])
  return placed
}

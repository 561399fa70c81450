'use client'

import { type RefObject, useLayoutEffect, useState } from 'react'

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

const controls = 'a[href], button, input, select, textarea, label, summary, iframe, video'
const text = 'h1, h2, h3, p'

/** Pixels between the box and a control, and between the box and the edge of the window. */
const [gap, margin] = [1, 16]

const overlap = (one: Box, other: Box) =>
  one.left < other.right + gap &&
  one.right > other.left - gap &&
  one.top < other.bottom + gap &&
  one.bottom > other.top - gap

/** The boxes of all visible elements of the page that match, except parts of a picture and parts of `own`. */
const boxesOf = (selector: string, own: Element) =>
  [...document.querySelectorAll(selector)]
    .filter((element) => !own.contains(element) && !element.closest('[role=img], [aria-hidden=true]'))
    .filter((element) => getComputedStyle(element).visibility === 'visible')
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1)

/** The lowest place in the window that is free of `taken`, at the start before the end. */
function findPlace({ width, height }: DOMRect, taken: Box[], isRtl: boolean) {
  const { clientWidth, clientHeight } = document.documentElement
  const [farLeft, farTop] = [clientWidth - width - margin, clientHeight - height - margin]
  const corners = isRtl ? [farLeft, margin] : [margin, farLeft]
  const lefts = [...corners, ...taken.map(({ right }) => right + gap)]
  const tops = [farTop, ...taken.map(({ top }) => top - height - gap)].sort((one, other) => other - one)
  for (const top of tops.filter((top) => top >= margin && top <= farTop))
    for (const left of lefts.filter((left) => left >= margin && left <= farLeft)) {
      const place = { left, top, right: left + width, bottom: top + height }
      if (!taken.some((other) => overlap(place, other))) return place
    }
}

/**
 * Moves a box that is `absolute start-0 top-0` to a place in the window where it covers no control, and no text if
 * that is possible. Before it covers text, `data-compact` is set, with which it must be as small as possible. Returns whether
 * there is a place. The box moves when a layout change brings a control below it, and when the width of the window or its
 * own size changes.
 */
export function useFreePlace(box: RefObject<HTMLElement | null>, shown: boolean) {
  const [placed, setPlaced] = useState(false)
  useLayoutEffect(() => {
    if (!shown) return
    let isPlaced = false
    let size = ''
    const sizeOf = ({ width, height }: DOMRect) => `${width} x ${height}`
    const update = () => {
      const element = box.current
      if (!element) return
      const buttons = boxesOf(controls, element)
      const before = element.getBoundingClientRect()
      const isInside = before.left >= 0 && before.right <= document.documentElement.clientWidth
      if (isPlaced && isInside && sizeOf(before) === size && !buttons.some((other) => overlap(before, other)))
        return
      const all = [...buttons, ...boxesOf(text, element)]
      const isRtl = getComputedStyle(element).direction === 'rtl'
      isPlaced = [
        { compact: false, taken: all },
        { compact: true, taken: all },
        { compact: true, taken: buttons },
      ].some(({ compact, taken }) => {
        element.toggleAttribute('data-compact', compact)
        element.style.translate = 'none'
        const from = element.getBoundingClientRect()
        const place = findPlace(from, taken, isRtl)
        if (place) element.style.translate = `${place.left - from.left}px ${place.top - from.top}px`
        return place
      })
      size = sizeOf(element.getBoundingClientRect())
      setPlaced(isPlaced)
    }
    const updateIfUnplaced = () => isPlaced || update()
    let width = innerWidth
    // A phone changes the height while somebody scrolls; the width changes when it is turned.
    const onResize = () => {
      if (innerWidth !== width) isPlaced = false
      width = innerWidth
      update()
    }
    const observer = new ResizeObserver(update)
    observer.observe(document.body)
    if (box.current) observer.observe(box.current)
    addEventListener('resize', onResize)
    addEventListener('scroll', updateIfUnplaced, { passive: true })
    update()
    return () => {
      observer.disconnect()
      removeEventListener('resize', onResize)
      removeEventListener('scroll', updateIfUnplaced)
    }
  }, [box, shown])
  return placed
}

import { type DragEvent, type MouseEvent, type PointerEvent, useRef } from 'react'
import { dragged, type Place, type Row } from './carousel.place.ts'
import { stepOf } from './use-slides.ts'

/** Minimum movement of a drag, in pixels. Smaller movements are unintended. */
const slop = 8
/** Controls in which a drag has another meaning: it selects text or moves a thumb. */
const own = 'input, textarea, select, [contenteditable], [draggable=true]'

interface Slides {
  place: Place
  row: Row
  drag: (by: number) => void
  release: (by: number) => void
}

/** Moves the slides by touch, pen or mouse drag. Vertical panning stays with the browser. */
export function useSwipe({ place, row, drag, release }: Slides, begun: () => void) {
  const press = useRef<{ x: number; step: number; by?: number }>(undefined)
  const clicks = useRef(true)

  const end = (event: PointerEvent<HTMLElement>) => {
    const { by } = press.current ?? {}
    press.current = undefined
    if (by === undefined) return
    event.currentTarget.style.removeProperty('--drag')
    release(event.type === 'pointerup' ? by : 0)
    setTimeout(() => {
      clicks.current = true
    })
  }

  return {
    onPointerDown({ currentTarget, target, isPrimary, button, clientX }: PointerEvent<HTMLElement>) {
      if (!isPrimary || button !== 0 || (target as Element).closest(own)) return
      const step = stepOf(currentTarget)
      // Moving forward drags against the reading direction.
      press.current = {
        x: clientX,
        step: getComputedStyle(currentTarget).direction === 'rtl' ? step : -step,
      }
    },
    onPointerMove({ currentTarget, pointerId, isPrimary, clientX }: PointerEvent<HTMLElement>) {
      const from = press.current
      if (!from || !isPrimary) return
      const way = clientX - from.x
      if (from.by === undefined) {
        if (Math.abs(way) < slop) return
        currentTarget.setPointerCapture(pointerId)
        getSelection()?.removeAllRanges()
        clicks.current = false
        begun()
      }
      from.by = dragged(way / from.step, place, row)
      currentTarget.style.setProperty('--drag', `${from.by}`)
      drag(from.by)
    },
    onPointerUp: end,
    onPointerCancel: end,
    // The end of a drag must not click the link under the pointer.
    onClickCapture(event: MouseEvent) {
      if (clicks.current) return
      event.preventDefault()
      event.stopPropagation()
    },
    // Prevents the native drag and drop of links and pictures.
    onDragStart: (event: DragEvent) => press.current && event.preventDefault(),
  }
}

/** Logos too: half a logo looks like a mistake. */
const controls =
  'a[href], button, input, select, textarea, label, summary, iframe, video, [data-slot=logo-carousel-item]'

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
 * `data-compact` is set, with which it must be as small as possible. Reports whether it covers no control then. It moves
 * when a layout change brings a control below it, and when the width of the window or its own size changes. A box that
 * is `fixed` has its place already, and is compact.
 *
 * @returns Stops it.
 */
export function keepInFreePlace(box: HTMLElement, onChange: (isPlaced: boolean) => void): () => void {
  let isPlaced = false
  let size = ''
  const sizeOf = ({ width, height }: DOMRect) => `${width} x ${height}`
  const moveToCorner = (compact: boolean) => {
    box.toggleAttribute('data-compact', compact)
    box.style.translate = 'none'
    const { position, direction } = getComputedStyle(box)
    if (position === 'fixed') return compact
    const { clientWidth, clientHeight } = document.documentElement
    const { left, top, width, height } = box.getBoundingClientRect()
    const x = direction === 'rtl' ? clientWidth - width - margin : margin
    box.style.translate = `${x - left}px ${clientHeight - height - margin - top}px`
    return !coversControl(box)
  }
  const update = () => {
    const before = box.getBoundingClientRect()
    const isInside = before.left >= 0 && before.right <= document.documentElement.clientWidth
    if (isPlaced && isInside && sizeOf(before) === size && !coversControl(box)) return
    isPlaced = moveToCorner(false) || moveToCorner(true)
    size = sizeOf(box.getBoundingClientRect())
    onChange(isPlaced)
  }
  let width = innerWidth
  // A phone changes the height while the visitor scrolls; the width changes when it is turned.
  const onResize = () => {
    if (innerWidth !== width) isPlaced = false
    width = innerWidth
    update()
  }
  const ended = new AbortController()
  const options = { passive: true, signal: ended.signal }
  const observer = window.ResizeObserver && new ResizeObserver(update)
  observer?.observe(document.body)
  observer?.observe(box)
  addEventListener('resize', onResize, options)
  addEventListener('scroll', () => isPlaced || update(), options)
  update()
  return () => {
    observer?.disconnect()
    ended.abort()
  }
}

/** Logos too: half a logo looks like a mistake. */
const controls =
  'a[href], button, input, select, textarea, label, summary, iframe, video, [role=img], [data-slot=logo-carousel-item]'

/** Pixels between the box and a control, between the box and the edge of the window, and between two places tried. */
const gap = 8
const margin = 16
const step = 16

/** The boxes of what must stay visible: the controls of the page. Parts of a picture are no controls, but it is not covered. */
const takenPlaces = (box: Element) =>
  Array.from(document.querySelectorAll(controls))
    .filter(
      (control) =>
        !box.contains(control) &&
        (control.matches('[role=img]') || !control.closest('[role=img], [aria-hidden=true]')) &&
        getComputedStyle(control).visibility === 'visible',
    )
    .map((control) => control.getBoundingClientRect())

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

const overlap = (one: Box, other: DOMRect) =>
  one.left < other.right + gap &&
  one.left + one.width > other.left - gap &&
  one.top < other.bottom + gap &&
  one.top + one.height > other.top - gap

const isFree = (place: Box, taken: readonly DOMRect[]) => !taken.some((other) => overlap(place, other))

/**
 * Moves a box that is `absolute start-0 top-0` to the bottom of the window, at the start. Where it would cover a control or
 * a picture, `data-compact` is set, with which it must be as small as possible; where it still would, it takes the first
 * free place of the window's lower half. Reports whether it covers nothing then. It moves when a layout change brings a
 * control below it, and when the width of the window or its own size changes. A box that is `fixed` has its place already,
 * and is compact.
 *
 * @returns Stops it.
 */
export function keepInFreePlace(box: HTMLElement, onChange: (isPlaced: boolean) => void): () => void {
  let isPlaced = false
  let size = ''
  const sizeOf = ({ width, height }: DOMRect) => `${width} x ${height}`
  const move = (compact: boolean, isAnywhere: boolean) => {
    box.toggleAttribute('data-compact', compact)
    box.style.translate = 'none'
    const { position, direction } = getComputedStyle(box)
    if (position === 'fixed') return compact
    const { clientWidth, clientHeight } = document.documentElement
    const { left, top, width, height } = box.getBoundingClientRect()
    const lowest = clientHeight - height - margin
    const most = clientWidth - width - 2 * margin
    const taken = takenPlaces(box)
    for (let y = lowest; y >= (isAnywhere ? clientHeight / 2 : lowest); y -= step)
      for (let along = 0; along <= (isAnywhere ? most : 0); along += step) {
        const x = margin + (direction === 'rtl' ? most - along : along)
        box.style.translate = `${x - left}px ${y - top}px`
        if (isFree({ left: x, top: y, width, height }, taken)) return true
      }
    return false
  }
  const update = () => {
    const before = box.getBoundingClientRect()
    const isInside = before.left >= 0 && before.right <= document.documentElement.clientWidth
    if (isPlaced && isInside && sizeOf(before) === size && isFree(before, takenPlaces(box))) return
    isPlaced = move(false, false) || move(true, false) || move(false, true) || move(true, true)
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

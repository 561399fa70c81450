/** The number of slides and how they are shown. */
export interface Row {
  /** Number of slides. */
  count: number
  /** How many slides are visible at once. */
  perView: number
  /** The first slide follows the last. False for a single slide. */
  loop: boolean
}

/** The position of the row. Slides are counted from 0; in a loop the count continues beyond both ends. */
export interface Place {
  /** The first visible slide, or the one that will be first after the current move. */
  slide: number
  /** The slide at the start of the layout. Slides before it are placed after the last slide. */
  layoutStart: number
  phase: 'rest' | 'drag' | 'move'
}

export const start: Place = { slide: 0, layoutStart: 0, phase: 'rest' }

/** The remainder of a division, never negative. */
const remainder = (value: number, count: number) => ((value % count) + count) % count

/** The number of the first slide in view, counted from 0. */
export const firstInView = ({ slide }: Place, { count }: Row) => (count ? remainder(slide, count) : 0)

/** How many sets of slides are rendered. A loop needs one more slide than is visible, or it could not move. */
export const setCount = ({ count, perView, loop }: Row) => (loop ? Math.ceil((perView + 1) / count) : 1)

/** The last position of a row that does not loop. */
export const lastPosition = ({ count, perView, loop }: Row) =>
  loop ? Infinity : Math.max(0, count - perView)

const clamp = (slide: number, row: Row) =>
  row.loop ? slide : Math.min(Math.max(slide, 0), lastPosition(row))

/** By how many places a slide is moved behind its position in the markup, so that the layout starts at `layoutStart`. */
export const slideOffset = (index: number, { layoutStart }: Place, { count }: Row) =>
  Math.ceil((layoutStart - index) / count) * count

/** Whether a slide of a set (0: the slides, 1 and more: copies) is out of view when the row is at rest. */
export const isOutOfView = (index: number, set: number, { slide }: Place, { count, perView }: Row) =>
  remainder(index - slide, count) + set * count >= perView

/** Starts to move by a number of slides, forward or back. */
export function move(place: Place, steps: number, row: Row): Place {
  const slide = clamp(place.slide + steps, row)
  if (slide === place.slide) return place
  // The slides that leave the view stay in place during the move, so the layout starts as late as the rendered sets allow.
  const reach = slide + row.perView - row.count * setCount(row)
  const layoutStart = steps < 0 ? Math.min(place.layoutStart, slide) : Math.max(place.layoutStart, reach)
  return { slide, layoutStart, phase: 'move' }
}

/** The distance that a drag of `by` slides may cover without leaving the row. */
export const dragged = (by: number, { slide }: Place, row: Row) => clamp(slide + by, row) - slide

/** Follows a drag. `by` is in slides and positive when the row moves forward. */
export function drag(place: Place, by: number, row: Row): Place {
  const layoutStart = row.loop ? Math.floor(place.slide + by) : 0
  return place.phase === 'drag' && place.layoutStart === layoutStart
    ? place
    : { slide: place.slide, layoutStart, phase: 'drag' }
}

/** A drag of less than a fifth of a slide does not change the slide. */
const dragThreshold = 0.2

/** Starts to move from the position where the drag ended. */
export function release(place: Place, by: number, row: Row): Place {
  const slide = clamp(place.slide + Math.sign(by) * Math.max(0, Math.ceil(Math.abs(by) - dragThreshold)), row)
  return { slide, layoutStart: row.loop ? Math.floor(Math.min(place.slide + by, slide)) : 0, phase: 'move' }
}

/** Ends a move. In a loop the count starts again from 0, so that it stays exact in a page that is open for days. */
export function settle(place: Place, row: Row): Place {
  const slide = row.loop ? remainder(place.slide, row.count) : clamp(place.slide, row)
  if (place.phase === 'rest' && place.slide === slide) return place
  return { slide, layoutStart: row.loop ? slide : 0, phase: 'rest' }
}

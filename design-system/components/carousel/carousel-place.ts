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
  /** The first visible slide, or the one that the row is moving to. */
  at: number
  /** The first slide of the layout. Slides before it are placed after the last slide. */
  anchor: number
  phase: 'rest' | 'drag' | 'move'
}

export const start: Place = { at: 0, anchor: 0, phase: 'rest' }

/** The remainder, never negative. */
const wrap = (value: number, count: number) => ((value % count) + count) % count

/** How many sets of slides are rendered. A loop needs one more slide than is visible, or it could not move. */
export const setsIn = ({ count, perView, loop }: Row) => (loop ? Math.ceil((perView + 1) / count) : 1)

/** The last position of a row that does not loop. */
export const endOf = ({ count, perView, loop }: Row) => (loop ? Infinity : Math.max(0, count - perView))

const within = (at: number, row: Row) => (row.loop ? at : Math.min(Math.max(at, 0), endOf(row)))

/** By how many places a slide is moved behind its position in the markup, so that the row continues from the anchor. */
export const slideOffset = (index: number, { anchor }: Place, { count }: Row) =>
  Math.ceil((anchor - index) / count) * count + 0

/** Whether a slide of a set (0: the slides, 1 and more: copies) is out of view when the row is at rest. */
export const isAway = (index: number, set: number, { at }: Place, { count, perView }: Row) =>
  wrap(index - at, count) + set * count >= perView

/** Starts to move by a number of slides, forward or back. */
export function move(place: Place, steps: number, row: Row): Place {
  const at = within(place.at + steps, row)
  if (at === place.at) return place
  // Back to the first slide that the rendered sets still cover: slides that leave the view stay in place until the move
  // has ended.
  const reach = at + row.perView - row.count * setsIn(row)
  const anchor = steps < 0 ? Math.min(place.anchor, at) : Math.max(place.anchor, reach)
  return { at, anchor, phase: 'move' }
}

/** The distance that a drag of `by` slides may cover without leaving the row. */
export const dragged = (by: number, { at }: Place, row: Row) => within(at + by, row) - at

/** Follows a drag. `by` is in slides and positive when the row moves forward. */
export function drag(place: Place, by: number, row: Row): Place {
  const anchor = row.loop ? Math.floor(place.at + by) : 0
  return place.phase === 'drag' && place.anchor === anchor ? place : { at: place.at, anchor, phase: 'drag' }
}

/** A drag of less than a fifth of a slide does not change the slide. */
const dragThreshold = 0.2

/** Starts to move from the position where the drag ended. */
export function release(place: Place, by: number, row: Row): Place {
  const at = within(place.at + Math.sign(by) * Math.max(0, Math.ceil(Math.abs(by) - dragThreshold)), row)
  return { at, anchor: row.loop ? Math.floor(Math.min(place.at + by, at)) : 0, phase: 'move' }
}

/** Ends a move. In a loop the count starts again from 0, so that it stays exact in a page that is open for days. */
export function settle(place: Place, row: Row): Place {
  const at = row.loop ? wrap(place.at, row.count) : within(place.at, row)
  if (place.phase === 'rest' && place.at === at) return place
  return { at, anchor: row.loop ? at : 0, phase: 'rest' }
}

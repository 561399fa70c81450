/** What the row of slides is made of. */
export interface Row {
  count: number
  /** How many slides fit side by side. */
  perView: number
  /** After the last comes the first. Not for a single slide. */
  loop: boolean
}

/** Where the row stands. Slides are counted from 0; in a loop the counting goes on beyond both ends. */
export interface Place {
  /** The first slide in view, or the one that the row is on its way to. */
  at: number
  /** The row is laid out from this slide on. What would stand before it stands behind the last. */
  anchor: number
  phase: 'rest' | 'drag' | 'move'
}

export const start: Place = { at: 0, anchor: 0, phase: 'rest' }

/** The remainder, never below zero. */
const wrap = (value: number, count: number) => ((value % count) + count) % count

/** How often the slides stand in a row: in a loop there is always one more than fits, or it could not move. */
export const setsIn = ({ count, perView, loop }: Row) => (loop ? Math.ceil((perView + 1) / count) : 1)

/** The last place that a row with two ends can come to. */
export const endOf = ({ count, perView, loop }: Row) => (loop ? Infinity : Math.max(0, count - perView))

const within = (at: number, row: Row) => (row.loop ? at : Math.min(Math.max(at, 0), endOf(row)))

/** How many places further than in the markup a slide stands, so that the row goes on from the anchor. */
export const carried = (index: number, { anchor }: Place, { count }: Row) =>
  Math.ceil((anchor - index) / count) * count + 0

/** True where a slide of the given set (0: the slides themselves) is out of view once the row has come to rest. */
export const isAway = (index: number, set: number, { at }: Place, { count, perView }: Row) =>
  wrap(index - at, count) + set * count >= perView

/** Sets out for a place some slides on, or back. */
export function move(place: Place, steps: number, row: Row): Place {
  const at = within(place.at + steps, row)
  if (at === place.at) return place
  // As far back as the slides reach: what is leaving stays in the row until the move is over.
  const reach = at + row.perView - row.count * setsIn(row)
  const anchor = steps < 0 ? Math.min(place.anchor, at) : Math.max(place.anchor, reach)
  return { at, anchor, phase: 'move' }
}

/** How far a drag of so many slides can really go. */
export const dragged = (by: number, { at }: Place, row: Row) => within(at + by, row) - at

/** Follows the finger; `by` is in slides, forward above zero. */
export function drag(place: Place, by: number, row: Row): Place {
  const anchor = row.loop ? Math.floor(place.at + by) : 0
  return place.phase === 'drag' && place.anchor === anchor ? place : { at: place.at, anchor, phase: 'drag' }
}

/** A fifth of a slide is meant; less is a slip of the finger. */
const meant = 0.2

/** Sets out from where the finger let go. */
export function release(place: Place, by: number, row: Row): Place {
  const at = within(place.at + Math.sign(by) * Math.max(0, Math.ceil(Math.abs(by) - meant)), row)
  return { at, anchor: row.loop ? Math.floor(Math.min(place.at + by, at)) : 0, phase: 'move' }
}

/** Comes to rest. In a loop the counting begins anew, so that a page left open for days still counts exactly. */
export function settle(place: Place, row: Row): Place {
  const at = row.loop ? wrap(place.at, row.count) : within(place.at, row)
  if (place.phase === 'rest' && place.at === at) return place
  return { at, anchor: row.loop ? at : 0, phase: 'rest' }
}

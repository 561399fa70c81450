import { describe, expect, it } from 'vitest'
import {
  drag,
  dragged,
  endOf,
  isAway,
  move,
  type Place,
  type Row,
  release,
  setsIn,
  settle,
  slideOffset,
  start,
} from './carousel-place.ts'

const four: Row = { count: 4, perView: 4, loop: true }
const six: Row = { count: 6, perView: 4, loop: true }
const ends: Row = { count: 6, perView: 4, loop: false }

/** The position of every slide and copy: place in the row -> slide. */
const laidOut = (place: Place, row: Row) =>
  new Map(
    Array.from({ length: setsIn(row) * row.count }, (_, element) => {
      const index = element % row.count
      return [element + slideOffset(index, place, row), index] as const
    }),
  )

/** The slides shown from `from` across one viewport. A gap is undefined. */
const seen = (place: Place, row: Row, from = place.at) => {
  const places = laidOut(place, row)
  return Array.from({ length: Math.ceil(row.perView + (from % 1 ? 1 : 0)) }, (_, slot) =>
    places.get(Math.floor(from) + slot),
  )
}
const inView = (place: Place, row: Row) =>
  Array.from({ length: row.count }, (_, index) => index).filter((index) => !isAway(index, 0, place, row))

describe('a loop', () => {
  it.each([
    [4, 4, 2],
    [4, 1, 1],
    [4, 3, 1],
    [2, 4, 3],
    [6, 4, 1],
  ])('%i slides, %i visible at once, are rendered %i times', (count, perView, sets) => {
    expect(setsIn({ count, perView, loop: true })).toBe(sets)
  })

  it('has no gap while it moves forward, and after it', () => {
    for (const row of [four, six, { ...six, perView: 1 }, { count: 2, perView: 4, loop: true }]) {
      let place = start
      for (let step = 0; step < 9; step++) {
        const next = move(place, 1, row)
        expect(seen(next, row, place.at), 'as it sets out').not.toContain(undefined)
        expect(seen(next, row), 'as it arrives').not.toContain(undefined)
        place = settle(next, row)
        expect(seen(place, row)[0]).toBe((step + 1) % row.count)
      }
    }
  })

  it('has no gap while it moves back, and after it', () => {
    for (const row of [four, six, { ...six, perView: 1 }, { count: 2, perView: 4, loop: true }]) {
      let place = start
      for (let step = 1; step < 9; step++) {
        const next = move(place, -1, row)
        expect(seen(next, row, place.at), 'as it sets out').not.toContain(undefined)
        expect(seen(next, row), 'as it arrives').not.toContain(undefined)
        place = settle(next, row)
        expect(seen(place, row)[0]).toBe((row.count * 9 - step) % row.count)
      }
    }
  })

  it('has no gap after quick presses during a move', () => {
    for (const steps of [
      [1, 1, 1, 1, 1, 1, 1],
      [-1, -1, -1, -1, -1],
      [1, -1, -1, 1, 1],
    ]) {
      let place = start
      for (const step of steps) {
        place = move(place, step, six)
        expect(seen(place, six)).not.toContain(undefined)
      }
    }
  })

  it('shows the same slides when a move ends', () => {
    const moved = move({ at: 5, anchor: 5, phase: 'rest' }, 1, six)
    expect(moved.at).toBe(6)
    expect(settle(moved, six)).toEqual({ at: 0, anchor: 0, phase: 'rest' })
    expect(seen(settle(moved, six), six)).toEqual(seen(moved, six))
    expect(settle(move(start, -1, six), six)).toEqual({ at: 5, anchor: 5, phase: 'rest' })
  })

  it('exposes only the visible slides, and all of them if all fit', () => {
    expect(inView(start, six)).toEqual([0, 1, 2, 3])
    expect(inView({ at: 4, anchor: 4, phase: 'rest' }, six)).toEqual([0, 1, 4, 5])
    for (const at of [0, 1, 2, 3])
      expect(inView({ at, anchor: at, phase: 'rest' }, four)).toEqual([0, 1, 2, 3])
    expect(isAway(0, 1, start, four)).toBe(true)
    expect(isAway(0, 1, start, { count: 2, perView: 4, loop: true }), 'a copy that fills the view').toBe(
      false,
    )
  })

  it('follows a drag of any length without a gap', () => {
    for (const by of [0.3, 1.7, 4.2, -0.3, -1.7, -7.5]) {
      expect(dragged(by, start, six)).toBe(by)
      const place = drag(start, by, six)
      expect(seen(place, six, start.at + by), `${by}`).not.toContain(undefined)
      const after = release(place, by, six)
      expect(seen(after, six, start.at + by), `${by} let go`).not.toContain(undefined)
      expect(seen(after, six), `${by} arrived`).not.toContain(undefined)
    }
  })

  it('returns the same object if nothing changes', () => {
    const place = drag(start, 0.3, six)
    expect(drag(place, 0.4, six)).toBe(place)
    expect(drag(place, 1.1, six)).not.toBe(place)
    expect(settle(start, six)).toBe(start)
  })
})

it.each([
  [0.1, 0],
  [0.3, 1],
  [1.1, 1],
  [1.3, 2],
  [-0.1, 0],
  [-0.3, -1],
  [-2.1, -2],
])('a drag by %f slides moves by %i', (by, steps) => {
  expect(release(start, by, six).at + 0).toBe(steps)
})

describe('a row with two ends', () => {
  it('stops at both ends', () => {
    expect(endOf(ends)).toBe(2)
    expect(move(start, -1, ends)).toBe(start)
    expect(move(start, 9, ends)).toMatchObject({ at: 2, anchor: 0 })
    expect(move({ at: 2, anchor: 0, phase: 'rest' }, 1, ends)).toMatchObject({ at: 2, phase: 'rest' })
    expect(dragged(-1, start, ends)).toBe(0)
    expect(dragged(5, start, ends)).toBe(2)
  })

  it('moves no slide to the other end', () => {
    for (const place of [move(start, 2, ends), drag(start, 1.5, ends), release(start, 1.5, ends)])
      expect([0, 1, 2, 3, 4, 5].map((index) => slideOffset(index, place, ends))).toEqual([0, 0, 0, 0, 0, 0])
    expect(inView({ at: 2, anchor: 0, phase: 'rest' }, ends)).toEqual([2, 3, 4, 5])
  })

  it('moves back into the row when more slides fit than before', () => {
    const narrow = { ...ends, perView: 1 }
    const last = settle(move(start, 9, narrow), narrow)
    expect(last.at).toBe(5)
    expect(settle(last, ends)).toMatchObject({ at: 2, anchor: 0 })
  })
})

it('an empty row does not move', () => {
  const none: Row = { count: 0, perView: 4, loop: false }
  expect(settle(move(start, 1, none), none)).toBe(start)
})

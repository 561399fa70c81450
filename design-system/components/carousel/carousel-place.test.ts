import { describe, expect, it } from 'vitest'
import {
  drag,
  dragged,
  isOutOfView,
  lastPosition,
  move,
  type Place,
  type Row,
  release,
  setCount,
  settle,
  slideOffset,
  start,
} from './carousel-place.ts'

const four: Row = { count: 4, perView: 4, loop: true }
const six: Row = { count: 6, perView: 4, loop: true }
const notLooping: Row = { count: 6, perView: 4, loop: false }

/** Every slide and copy by its position in the row. */
const laidOut = (place: Place, row: Row) =>
  new Map(
    Array.from({ length: setCount(row) * row.count }, (_, element) => {
      const index = element % row.count
      return [element + slideOffset(index, place, row), index] as const
    }),
  )

/** The slides shown from `from` across one viewport. A gap is undefined. */
const seen = (place: Place, row: Row, from = place.slide) => {
  const places = laidOut(place, row)
  return Array.from({ length: Math.ceil(row.perView + (from % 1 ? 1 : 0)) }, (_, slot) =>
    places.get(Math.floor(from) + slot),
  )
}
const inView = (place: Place, row: Row) =>
  Array.from({ length: row.count }, (_, index) => index).filter((index) => !isOutOfView(index, 0, place, row))

describe('a loop', () => {
  it.each([
    [4, 4, 2],
    [4, 1, 1],
    [4, 3, 1],
    [2, 4, 3],
    [6, 4, 1],
  ])('%i slides, %i visible at once, are rendered %i times', (count, perView, sets) => {
    expect(setCount({ count, perView, loop: true })).toBe(sets)
  })

  it.each([1, -1])('has no gap during and after a move by %i', (by) => {
    for (const row of [four, six, { ...six, perView: 1 }, { count: 2, perView: 4, loop: true }]) {
      let place = start
      for (let step = 1; step < 10; step++) {
        const next = move(place, by, row)
        expect(seen(next, row, place.slide), 'when the move begins').not.toContain(undefined)
        expect(seen(next, row), 'when the move ends').not.toContain(undefined)
        place = settle(next, row)
        expect(seen(place, row)[0]).toBe((row.count * 9 + by * step) % row.count)
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
    const moved = move({ slide: 5, layoutStart: 5, phase: 'rest' }, 1, six)
    expect(moved.slide).toBe(6)
    expect(settle(moved, six)).toEqual({ slide: 0, layoutStart: 0, phase: 'rest' })
    expect(seen(settle(moved, six), six)).toEqual(seen(moved, six))
    expect(settle(move(start, -1, six), six)).toEqual({ slide: 5, layoutStart: 5, phase: 'rest' })
  })

  it('exposes only the visible slides, and all of them if all fit', () => {
    expect(inView(start, six)).toEqual([0, 1, 2, 3])
    expect(inView({ slide: 4, layoutStart: 4, phase: 'rest' }, six)).toEqual([0, 1, 4, 5])
    for (const slide of [0, 1, 2, 3])
      expect(inView({ slide, layoutStart: slide, phase: 'rest' }, four)).toEqual([0, 1, 2, 3])
    expect(isOutOfView(0, 1, start, four)).toBe(true)
    expect(isOutOfView(0, 1, start, { count: 2, perView: 4, loop: true }), 'a copy that fills the view').toBe(
      false,
    )
  })

  it('follows a drag of any length without a gap', () => {
    for (const by of [0.3, 1.7, 4.2, -0.3, -1.7, -7.5]) {
      expect(dragged(by, start, six)).toBe(by)
      const place = drag(start, by, six)
      expect(seen(place, six, start.slide + by), `${by}`).not.toContain(undefined)
      const after = release(place, by, six)
      expect(seen(after, six, start.slide + by), `${by} released`).not.toContain(undefined)
      expect(seen(after, six), `${by} ended`).not.toContain(undefined)
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
  // `+ 0` turns -0 into 0, which `toBe` distinguishes.
  expect(release(start, by, six).slide + 0).toBe(steps)
})

describe('a row that does not loop', () => {
  it('stops at both ends', () => {
    expect(lastPosition(notLooping)).toBe(2)
    expect(move(start, -1, notLooping)).toBe(start)
    expect(move(start, 9, notLooping)).toMatchObject({ slide: 2, layoutStart: 0 })
    expect(move({ slide: 2, layoutStart: 0, phase: 'rest' }, 1, notLooping)).toMatchObject({
      slide: 2,
      phase: 'rest',
    })
    expect(dragged(-1, start, notLooping)).toBe(0)
    expect(dragged(5, start, notLooping)).toBe(2)
  })

  it('moves no slide to the other end', () => {
    for (const place of [
      move(start, 2, notLooping),
      drag(start, 1.5, notLooping),
      release(start, 1.5, notLooping),
    ])
      expect([0, 1, 2, 3, 4, 5].every((index) => slideOffset(index, place, notLooping) === 0)).toBe(true)
    expect(inView({ slide: 2, layoutStart: 0, phase: 'rest' }, notLooping)).toEqual([2, 3, 4, 5])
  })

  it('moves back into the row when more slides fit than before', () => {
    const narrow = { ...notLooping, perView: 1 }
    const last = settle(move(start, 9, narrow), narrow)
    expect(last.slide).toBe(5)
    expect(settle(last, notLooping)).toMatchObject({ slide: 2, layoutStart: 0 })
  })
})

it('an empty row does not move', () => {
  const none: Row = { count: 0, perView: 4, loop: false }
  expect(settle(move(start, 1, none), none)).toBe(start)
})

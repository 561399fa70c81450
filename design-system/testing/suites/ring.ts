import { expect } from 'vitest'
import { atTheEnds, pastDisabled, rightToLeft } from '../demands.ts'
import { brief } from './ids.ts'
import { type KeyTest, once } from './once.ts'
import { type } from './press.ts'

type TabKey = 'Tab' | 'Shift+Tab'

/** How far the ring of tab stops is walked. */
const most = 80

/** Presses a Tab key until it comes to a stop. The browser's own interface may take a turn. */
async function toNextStop(key: TabKey) {
  for (let step = 0; step < 4; step++) {
    await type(key)
    const stop = document.activeElement
    if (stop && stop !== document.body) return stop as HTMLElement
  }
  throw new Error(`${key} leads nowhere.`)
}

/** Presses a Tab key from stop to stop until one comes again. */
async function ring(key: TabKey) {
  const stops: HTMLElement[] = []
  while (stops.length < most) {
    const stop = await toNextStop(key)
    if (stops.includes(stop)) return stops
    stops.push(stop)
  }
  throw new Error(`${key} does not come round after ${most} presses.`)
}

/** The same stops, the first of the page first. */
const inOrder = (stops: HTMLElement[]) =>
  [...stops].sort((a, b) => (a.compareDocumentPosition(b) === Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))

/** As the owner of the page would: what leads somewhere loses its place. */
function disable(stop: HTMLElement) {
  if ('disabled' in stop) stop.disabled = true
  else stop.removeAttribute('href')
}

/** Each stop once, both ways, and none outside. */
async function bothWays(dialog: Element) {
  const there = await ring('Tab')
  const back = await ring('Shift+Tab')
  for (const stop of [...there, ...back]) expect(dialog.contains(stop), brief(stop)).toBe(true)
  expect(back).toEqual([...there.slice(1).reverse(), there[0]].slice(0, there.length))
  return there
}

/**
 * Both Tab keys of what holds the focus, with what their rows say of the ends, of right to left and of what is
 * disabled. `open` draws it, with the focus inside. For `testKeys`.
 */
export function ringKeys(open: () => Promise<Element>) {
  const walk = (key: TabKey) =>
    once(async () => {
      const dialog = await open()
      const stops = await ring(key)
      expect(stops.filter((stop) => !dialog.contains(stop))).toEqual([])
      expect(document.activeElement, 'the first comes after the last').toBe(stops[0])
    })
  const ends = once(async () => {
    await open()
    const order = inOrder(await ring('Tab'))
    const [first, last] = [order[0]!, order.at(-1)!]
    last.focus()
    expect(await toNextStop('Tab'), 'the first comes after the last').toBe(first)
    expect(await toNextStop('Shift+Tab'), 'the last comes before the first').toBe(last)
    first.focus()
    for (const stop of order.slice(1)) disable(stop)
    for (const key of ['Tab', 'Shift+Tab'] as const)
      expect(await toNextStop(key), `${key} where there is one stop`).toBe(first)
  })
  const turned = once(async () => {
    document.documentElement.dir = 'rtl'
    try {
      const stops = await bothWays(await open())
      const order = inOrder(stops)
      const from = order.indexOf(stops[0]!)
      expect(stops, 'as it is read').toEqual([...order.slice(from), ...order.slice(0, from)])
    } finally {
      document.documentElement.dir = ''
    }
  })
  const past = once(async () => {
    const dialog = await open()
    const order = inOrder(await ring('Tab'))
    expect(order.length, 'stops, one of which is to be disabled').toBeGreaterThan(1)
    order[0]!.focus()
    disable(order.at(-1)!)
    expect(inOrder(await bothWays(dialog))).toEqual(order.slice(0, -1))
  })

  const both = (name: string, test: KeyTest) => ({ [`Tab, ${name}`]: test, [`Shift+Tab, ${name}`]: test })
  return {
    Tab: walk('Tab'),
    'Shift+Tab': walk('Shift+Tab'),
    ...both(atTheEnds, ends),
    ...both(rightToLeft, turned),
    ...both(pastDisabled, past),
  } as Record<string, KeyTest>
}

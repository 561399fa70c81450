import { expect } from 'vitest'
import { atTheEnds, type KeyTest, once, pastDisabled, rightToLeft } from '../keys.ts'
import { brief } from '../page/exposed.ts'
import { type } from '../page/press.ts'

type TabKey = 'Tab' | 'Shift+Tab'

/** Maximum number of tab stops in a focus trap. */
const most = 80

/** Presses a Tab key until an element has focus. Focus may pass through the browser's own interface. */
async function toNextStop(key: TabKey) {
  for (let step = 0; step < 4; step++) {
    await type(key)
    const stop = document.activeElement
    if (stop && stop !== document.body) return stop as HTMLElement
  }
  throw new Error(`${key} reached no tab stop.`)
}

/** Presses a Tab key until a tab stop repeats. Returns the tab stops. */
async function tabSequence(key: TabKey) {
  const stops: HTMLElement[] = []
  while (stops.length < most) {
    const stop = await toNextStop(key)
    if (stops.includes(stop)) return stops
    stops.push(stop)
  }
  throw new Error(`${key} did not return to the first tab stop after ${most} presses.`)
}

/** The tab stops in document order. */
const inOrder = (stops: HTMLElement[]) =>
  [...stops].sort((a, b) => (a.compareDocumentPosition(b) === Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))

/** Disables a control, or removes the address of a link. */
function disable(stop: HTMLElement) {
  if ('disabled' in stop) stop.disabled = true
  else stop.removeAttribute('href')
}

/** Checks that both directions visit each tab stop once and none outside the dialog. */
async function bothWays(dialog: Element) {
  const there = await tabSequence('Tab')
  const back = await tabSequence('Shift+Tab')
  for (const stop of [...there, ...back]) expect(dialog.contains(stop), brief(stop)).toBe(true)
  expect(back).toEqual([...there.slice(1).reverse(), there[0]].slice(0, there.length))
  return there
}

/**
 * Tests of the focus trap for `testKeys`: Tab and Shift+Tab, at the ends, in right-to-left text and with disabled
 * controls. `open` renders the element with focus inside it.
 */
export function focusTrapKeys(open: () => Promise<Element>) {
  const walk = (key: TabKey) =>
    once(async () => {
      const dialog = await open()
      const stops = await tabSequence(key)
      expect(stops.filter((stop) => !dialog.contains(stop))).toEqual([])
      expect(document.activeElement, 'Tab moves from the last to the first').toBe(stops[0])
    })
  const ends = once(async () => {
    await open()
    const order = inOrder(await tabSequence('Tab'))
    const first = order[0]!
    const last = order.at(-1)!
    last.focus()
    expect(await toNextStop('Tab'), 'Tab moves from the last to the first').toBe(first)
    expect(await toNextStop('Shift+Tab'), 'Shift+Tab moves from the first to the last').toBe(last)
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
      expect(stops, 'in reading order').toEqual([...order.slice(from), ...order.slice(0, from)])
    } finally {
      document.documentElement.dir = ''
    }
  })
  const past = once(async () => {
    const dialog = await open()
    const order = inOrder(await tabSequence('Tab'))
    expect(order.length, 'more than one tab stop, because one will be disabled').toBeGreaterThan(1)
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

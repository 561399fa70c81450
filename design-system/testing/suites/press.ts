import { cdp, server, userEvent } from 'vitest/browser'
import { frames } from './page.tsx'

/** How people press things. A behaviour that one of them cannot reach is none. */
export const ways = ['mouse', 'touch', 'keyboard'] as const
export type Way = (typeof ways)[number]

/** Presses what it is given, in the way of the test that has got it. */
export type Press = (target: Element) => Promise<void>

/**
 * Presses an element as somebody with a mouse, a finger or a keyboard does.
 *
 * @example await press(screen.getByRole('button', { name: 'Save' }), 'touch')
 */
export async function press(target: Element, way: Way) {
  if (way === 'keyboard') {
    ;(target as HTMLElement).focus()
    if (document.activeElement === target) await type('Enter')
    return
  }
  target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  await atRest(target)
  // A link that breaks over two lines has nothing of itself in the middle of both.
  const { left, top, width, height } = target.getClientRects()[0] ?? target.getBoundingClientRect()
  return pressAt(left + width / 2, top + height / 2, way)
}

/** A press by mouse, as most tests need it. */
export const click = (target: Element) => press(target, 'mouse')

/** Where it lies once it has stopped moving. */
async function atRest(element: Element) {
  let last = element.getBoundingClientRect()
  for (;;) {
    await new Promise(requestAnimationFrame)
    const now = element.getBoundingClientRect()
    if (now.left === last.left && now.top === last.top) return now
    last = now
  }
}

/** Presses a point of the window, whatever lies there. */
export async function pressAt(x: number, y: number, way: 'mouse' | 'touch') {
  if (!real()) return madeUp(x, y, ['pointerdown', 'pointerup', 'click'], way)
  if (way === 'touch') return tap(x, y)
  // The browser answers in the order in which it is asked.
  await Promise.all([mouse('mouseMoved', x, y), mouse('mousePressed', x, y), mouse('mouseReleased', x, y)])
}

/** One key, named as in a contract: 'Enter', 'Space', 'Shift+Tab'. */
export async function type(key: string) {
  const [last = '', ...held] = key.split('+').reverse()
  const down = held.map((name) => `{${name}>}`).join('')
  const up = held.map((name) => `{/${name}}`).join('')
  await userEvent.keyboard(`${down}${last === 'Space' ? ' ' : `{${last}}`}${up}`)
}

/** Chromium takes a real finger and a real mouse; other browsers get the events that theirs would send. */
const real = () => server.browser === 'chromium' && server.provider === 'playwright'

/** A point of the window as the browser counts it. */
function onScreen(x: number, y: number) {
  // The tests run in a frame, which Vitest shrinks where the window is smaller than the viewport asked for.
  const frame = window.frameElement as HTMLElement
  const box = frame.getBoundingClientRect()
  const scale = box.width / frame.offsetWidth
  return { x: box.left + x * scale, y: box.top + y * scale }
}

const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
  cdp().send('Input.dispatchTouchEvent', { type, touchPoints })

const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', x: number, y: number) =>
  cdp().send('Input.dispatchMouseEvent', { type, button: 'left', clickCount: 1, ...onScreen(x, y) })

/** Resolves with the next click, or when one would have come. */
async function clicked(press: () => Promise<unknown>) {
  const over = new AbortController()
  const click = new Promise((resolve) =>
    window.addEventListener('click', resolve, { capture: true, once: true, signal: over.signal }),
  )
  await press()
  await Promise.race([click, frames(12)])
  over.abort()
}

/** A finger comes down. Chromium confirms it 100 ms after the page has got it: by then it may have gone on. */
async function fingerDown(x: number, y: number) {
  const arrived = new Promise((resolve) =>
    window.addEventListener('pointerdown', resolve, { capture: true, once: true }),
  )
  const confirmed = touch('touchStart', onScreen(x, y))
  await Promise.race([confirmed, arrived])
  return { confirmed }
}

async function tap(x: number, y: number) {
  await clicked(async () => {
    const { confirmed } = await fingerDown(x, y)
    await touch('touchEnd')
    await confirmed
  })
}

/**
 * Draws an element sideways, by mouse or with a finger, as far as one says: below zero to the left.
 *
 * @example await swipe(screen.getByRole('listitem'), 150, 'touch')
 */
export async function swipe(target: Element, distance: number, way: 'mouse' | 'touch') {
  const { left, top, width, height } = await atRest(target)
  const [x, y] = [left + width / 2, top + height / 2]
  const steps = [0.2, 0.4, 0.6, 0.8, 1].map((part) => x + distance * part)
  if (!real()) {
    madeUp(x, y, ['pointerdown'], way)
    for (const step of steps) madeUp(step, y, ['pointermove'], way, target)
    return madeUp(x + distance, y, ['pointerup'], way, target)
  }
  if (way === 'touch') {
    const { confirmed } = await fingerDown(x, y)
    for (const step of steps) await touch('touchMove', onScreen(step, y))
    // A finger that lifts while it moves flings, and Chromium takes no tap until a fling is over.
    for (let still = 0; still < 8; still++) {
      await new Promise(requestAnimationFrame)
      await touch('touchMove', onScreen(x + distance + (still % 2), y))
    }
    await touch('touchEnd')
    return void (await confirmed)
  }
  await mouse('mouseMoved', x, y)
  await mouse('mousePressed', x, y)
  for (const step of steps) await mouse('mouseMoved', step, y)
  await mouse('mouseReleased', x + distance, y)
}

function madeUp(x: number, y: number, events: string[], pointerType: string, over?: Element) {
  const target = over ?? document.elementFromPoint(x, y)
  const init = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y, pointerId: 1 }
  for (const name of events)
    target?.dispatchEvent(new PointerEvent(name, { ...init, pointerType, isPrimary: true }))
}

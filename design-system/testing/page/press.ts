import { cdp, server, userEvent } from 'vitest/browser'
import { frames } from './page.tsx'

/** The ways to press a control. Each behaviour has to work with all of them. */
export const ways = ['mouse', 'touch', 'keyboard'] as const
export type Way = (typeof ways)[number]

/** Presses an element in the way that the test is run for. */
export type Press = (target: Element) => Promise<void>

/**
 * Presses an element by mouse, touch or keyboard.
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
  // The centre of a link that wraps onto two lines can be outside the link, so the first line box is used.
  const { left, top, width, height } = target.getClientRects()[0] ?? target.getBoundingClientRect()
  return pressAt(left + width / 2, top + height / 2, way)
}

/** A mouse click. */
export const click = (target: Element) => press(target, 'mouse')

/**
 * Whether something is opening or closing. Its first frame may come late on a busy machine, so a position that is equal
 * in two frames is not final while this is true.
 */
const heightsChange = () =>
  document
    .getAnimations()
    .some(
      ({ effect, playState }) =>
        playState === 'running' &&
        effect instanceof KeyframeEffect &&
        effect.getKeyframes().some((frame) => 'gridTemplateRows' in frame || 'height' in frame),
    )

/** The position of an element once it has stopped moving. */
async function atRest(element: Element) {
  let last = element.getBoundingClientRect()
  for (;;) {
    await new Promise(requestAnimationFrame)
    const now = element.getBoundingClientRect()
    if (now.left === last.left && now.top === last.top && !heightsChange()) return now
    last = now
  }
}

/** Presses a point of the window, whatever element is there. */
export async function pressAt(x: number, y: number, way: 'mouse' | 'touch') {
  if (!real()) return dispatchSynthetic(x, y, ['pointerdown', 'pointerup', 'click'], way)
  if (way === 'touch') return tap(x, y)
  // One after another: commands that are sent together reach the browser in any order, a release before its press.
  await mouse('mouseMoved', x, y)
  await mouse('mousePressed', x, y)
  await mouse('mouseReleased', x, y)
}

/** Presses one key, named as in a contract: 'Enter', 'Space', 'Shift+Tab'. */
export async function type(key: string) {
  const [last = '', ...modifiers] = key.split('+').reverse()
  const down = modifiers.map((name) => `{${name}>}`).join('')
  const up = modifiers.map((name) => `{/${name}}`).join('')
  await userEvent.keyboard(`${down}${last === 'Space' ? ' ' : `{${last}}`}${up}`)
}

/** Chromium gets real input through the DevTools protocol. Other browsers get synthetic events. */
const real = () => server.browser === 'chromium' && server.provider === 'playwright'

/** Converts a point of the test frame to a point of the browser window. */
function onScreen(x: number, y: number) {
  // Vitest runs tests in an iframe and scales it down if the window is smaller than the requested viewport.
  const frame = window.frameElement as HTMLElement
  const box = frame.getBoundingClientRect()
  const scale = box.width / frame.offsetWidth
  return { x: box.left + x * scale, y: box.top + y * scale }
}

const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
  cdp().send('Input.dispatchTouchEvent', { type, touchPoints })

/** One event of the mouse, at a point of the window. */
export const mouse = (
  type: 'mouseMoved' | 'mousePressed' | 'mouseReleased',
  x: number,
  y: number,
  button: 'left' | 'right' = 'left',
): Promise<unknown> =>
  cdp().send('Input.dispatchMouseEvent', { type, button, clickCount: 1, ...onScreen(x, y) })

/** Turns the mouse wheel over an element. A positive distance is downwards. */
export async function turnWheel(target: Element, distance: number) {
  const { left, top, width, height } = await atRest(target)
  const point = onScreen(left + width / 2, top + height / 2)
  const turned = new Promise((resolve) => target.addEventListener('wheel', resolve, { once: true }))
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseWheel', deltaX: 0, deltaY: distance, ...point })
  await turned
}

/** Resolves with the next click event, or after the time in which it would have been dispatched. */
async function clicked(press: () => Promise<unknown>) {
  const over = new AbortController()
  const click = new Promise((resolve) =>
    window.addEventListener('click', resolve, { capture: true, once: true, signal: over.signal }),
  )
  await press()
  await Promise.race([click, frames(12)])
  over.abort()
}

/** Starts a touch. Chromium confirms it 100 ms after the page has received it, so this waits for pointerdown. */
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
 * Drags an element horizontally by mouse or touch. A negative distance is to the left.
 *
 * @example await swipe(screen.getByRole('listitem'), 150, 'touch')
 */
export async function swipe(target: Element, distance: number, way: 'mouse' | 'touch') {
  const { left, top, width, height } = await atRest(target)
  const x = left + width / 2
  const y = top + height / 2
  const steps = [0.2, 0.4, 0.6, 0.8, 1].map((part) => x + distance * part)
  if (!real()) {
    dispatchSynthetic(x, y, ['pointerdown'], way)
    for (const step of steps) dispatchSynthetic(step, y, ['pointermove'], way, target)
    return dispatchSynthetic(x + distance, y, ['pointerup'], way, target)
  }
  if (way === 'touch') {
    const { confirmed } = await fingerDown(x, y)
    for (const step of steps) await touch('touchMove', onScreen(step, y))
    // A touch that ends while moving starts a fling, and Chromium accepts no tap until the fling has ended.
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

function dispatchSynthetic(x: number, y: number, events: string[], pointerType: string, over?: Element) {
  const target = over ?? document.elementFromPoint(x, y)
  const init = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y, pointerId: 1 }
  for (const name of events)
    target?.dispatchEvent(new PointerEvent(name, { ...init, pointerType, isPrimary: true }))
}

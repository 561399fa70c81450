import { cdp, server, userEvent } from 'vitest/browser'

/** How people press things. A behaviour that one of them cannot reach is none. */
export const ways = ['mouse', 'touch', 'keyboard'] as const
export type Way = (typeof ways)[number]

/**
 * Presses an element as somebody with a mouse, a finger or a keyboard does.
 *
 * @example await press(screen.getByRole('button', { name: 'Save' }), 'touch')
 */
export async function press(target: Element, way: Way) {
  if (way === 'mouse') return userEvent.click(target)
  if (way === 'keyboard') {
    ;(target as HTMLElement).focus()
    return type('Enter')
  }
  target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  const { left, top, width, height } = await atRest(target)
  return pressAt(left + width / 2, top + height / 2, 'touch')
}

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
  if (way === 'touch') return tap(x, y)
  const { left, top } = document.documentElement.getBoundingClientRect()
  await userEvent.click(document.documentElement, { position: { x: x - left, y: y - top }, force: true })
}

/** One key, named as in a contract: 'Enter', 'Space', 'Shift+Tab'. */
export async function type(key: string) {
  const [last = '', ...held] = key.split('+').reverse()
  const down = held.map((name) => `{${name}>}`).join('')
  const up = held.map((name) => `{/${name}}`).join('')
  await userEvent.keyboard(`${down}${last === 'Space' ? ' ' : `{${last}}`}${up}`)
}

/** A finger. Chromium takes a real one; other browsers get the events that theirs would send. */
async function tap(x: number, y: number) {
  if (server.browser !== 'chromium' || server.provider !== 'playwright') return madeUpTap(x, y)
  // The tests run in a frame, which Vitest shrinks where the window is smaller than the viewport asked for.
  const frame = window.frameElement as HTMLElement
  const box = frame.getBoundingClientRect()
  const scale = box.width / frame.offsetWidth
  const touchPoints = [{ x: box.left + x * scale, y: box.top + y * scale }]
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

function madeUpTap(x: number, y: number) {
  const target = document.elementFromPoint(x, y)
  const init = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y }
  for (const name of ['pointerdown', 'pointerup', 'click'])
    target?.dispatchEvent(new PointerEvent(name, { ...init, pointerType: 'touch', isPrimary: true }))
}

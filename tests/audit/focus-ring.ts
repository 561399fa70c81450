import type { CDPSession, Page } from '@playwright/test'
import { PNG } from 'pngjs'
import type { Finding } from '../../design-system/testing/audit/finding.ts'
import type { AuditPage } from '../../design-system/testing/audit/page/rules.ts'
import { contrast, type Triple } from '../../design-system/tokens/colour.ts'
import { sessionOf } from './enter'
import type { Entry } from './findings/exceptions'

declare const audit: AuditPage

/** The distance around a control within which its focus ring is searched, in CSS pixels. */
const margin = 10

/** WCAG 2.4.13 (AAA): a focus ring is at least as large as a 2 px line around the control, with a contrast of 3:1. */
const thickness = 2
const least = 3

const colourAt = ({ data }: PNG, at: number): Triple => [
  data[at]! / 255,
  data[at + 1]! / 255,
  data[at + 2]! / 255,
]

/** How many pixels change by the contrast that a focus ring needs. */
function changedPixels(before: PNG, after: PNG) {
  let changed = 0
  for (let at = 0; at < before.data.length; at += 4) {
    if (before.data.readUInt32BE(at) === after.data.readUInt32BE(at)) continue
    if (contrast(colourAt(before, at), colourAt(after, at)) >= least) changed++
  }
  return changed
}

interface Clip {
  x: number
  y: number
  width: number
  height: number
}

/** Uses CDP, because a screenshot by Playwright takes several frames longer. */
async function screenshot(browser: CDPSession, clip: Clip, scroll: { x: number; y: number }) {
  const { data } = await browser.send('Page.captureScreenshot', {
    // In coordinates of the document.
    clip: { ...clip, x: clip.x + scroll.x, y: clip.y + scroll.y, scale: 1 },
    optimizeForSpeed: true,
  })
  return PNG.sync.read(Buffer.from(data, 'base64'))
}

/** The part of the window that contains a control and its focus ring. */
function frame(box: DOMRect, window: { width: number; height: number }): Clip | undefined {
  const x = Math.max(0, Math.floor(box.left - margin))
  const y = Math.max(0, Math.floor(box.top - margin))
  const right = Math.min(window.width, Math.ceil(box.right + margin))
  const bottom = Math.min(window.height, Math.ceil(box.bottom + margin))
  return right > x && bottom > y ? { x, y, width: right - x, height: bottom - y } : undefined
}

/**
 * Checks WCAG 2.4.7 and 2.4.13 by pixels: a screenshot of each control with the focus is compared with one
 * without. `checked` holds the appearances that were already checked in this display mode; new ones are added to it.
 * `onlyColours`: the size of each ring was checked in another display mode, so rings of the same colours look the same.
 */
export async function invisibleFocus(
  page: Page,
  checked: { has(appearance: string): boolean; add(appearance: string): unknown },
  exceptions: readonly Entry[],
  onlyColours = false,
): Promise<Finding[]> {
  const appearances = await page.evaluate((only) => audit.appearances(only), onlyColours)
  if (appearances.every((appearance) => checked.has(appearance))) return []
  const found: Finding[] = []
  const window = page.viewportSize()!
  const browser = await sessionOf(page)
  // The browser draws focus rings only for keyboard users.
  await page.keyboard.press('Shift')
  for (const [index, appearance] of appearances.entries()) {
    if (checked.has(appearance)) continue
    const measured = await measureFocusRing(page, browser, index, window)
    // It cannot be focused here or is outside the window; another story shows it.
    if (!measured) continue
    checked.add(appearance)
    if (measured.changed >= measured.required) continue
    const message = `${measured.changed} pixels change by ${least}:1 when it is focused; a focus ring around it needs ${measured.required}.`
    found.push(
      await page.evaluate((options) => audit.focusRingFault(options), { index, message, exceptions }),
    )
  }
  return found
}

/** The factor 0.75 allows for rounded corners, whose edge is shorter than the box's. */
const pixelsAround = (edge: number) => Math.round(edge * thickness * 0.75)

/**
 * How many pixels change when a control is focused, and how many must change. The browser scrolls a focused control only
 * to the edge of the window, which may cut off the ring. Such a ring is measured again in the middle of the window, if the
 * part that the window shows is there: a ring that another element covers is reported, and so is one that a scroll
 * container cuts off. Measured again too if the control has moved between the two screenshots, with the last of
 * `attempts` as the result.
 */
async function measureFocusRing(
  page: Page,
  browser: CDPSession,
  index: number,
  window: { width: number; height: number },
  inMiddle = false,
  attempts = 3,
): Promise<{ changed: number; required: number } | undefined> {
  const focus = () => page.evaluate((options) => audit.focus(options), { index, margin, inMiddle })
  const stop = await focus()
  const clip = stop && frame(stop.box, window)
  if (!clip) return
  const after = await screenshot(browser, clip, stop.scroll)
  await page.evaluate(() => audit.blur())
  const changed = changedPixels(await screenshot(browser, clip, stop.scroll), after)
  // The minimum of 1 makes an element larger than the window show its focus somewhere in it.
  const required = Math.max(1, pixelsAround(stop.edge))
  if (changed >= required) return { changed, required }
  const again = await focus()
  await page.evaluate(() => audit.blur())
  // Compared by the position in the document, because scroll anchoring changes the scroll position.
  const at = ({ box, scroll }: typeof stop) => `${box.left + scroll.x} ${box.top + scroll.y}`
  if (attempts > 1 && again && at(again) !== at(stop))
    return measureFocusRing(page, browser, index, window, inMiddle, attempts - 1)
  const isCutOff = stop.wholeEdge > 0 && stop.wholeEdge < stop.edge && changed >= pixelsAround(stop.wholeEdge)
  return isCutOff && !inMiddle ? measureFocusRing(page, browser, index, window, true) : { changed, required }
}

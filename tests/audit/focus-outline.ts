import type { CDPSession, Page } from '@playwright/test'
import { PNG } from 'pngjs'
import { contrast, type Triple } from '../../design-system/tokens/colour.ts'
import type { Entry } from './findings/exceptions'
import type { Finding } from './findings/finding'
import type { AuditPage } from './page/main'
import { sessionOf } from './session'

declare const audit: AuditPage

/** The distance around a control within which its focus ring is searched, in CSS pixels. */
const around = 10

/** WCAG 2.4.13 (AAA): a focus ring is at least as large as a 2 px line around the control, with a contrast of 3:1. */
const thickness = 2
const least = 3

const colourAt = ({ data }: PNG, at: number): Triple => [
  data[at]! / 255,
  data[at + 1]! / 255,
  data[at + 2]! / 255,
]

/** How many pixels change by the contrast that a focus ring needs. */
export function changedPixels(before: PNG, after: PNG) {
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

/** Through CDP: a screenshot through Playwright takes several frames longer. */
async function picture(browser: CDPSession, clip: Clip, scroll: { x: number; y: number }) {
  const { data } = await browser.send('Page.captureScreenshot', {
    // In document coordinates, not in those of the window.
    clip: { ...clip, x: clip.x + scroll.x, y: clip.y + scroll.y, scale: 1 },
    optimizeForSpeed: true,
  })
  return PNG.sync.read(Buffer.from(data, 'base64'))
}

/** The part of the window that contains a control and its focus ring. */
function frame(box: DOMRect, window: { width: number; height: number }): Clip | undefined {
  const x = Math.max(0, Math.floor(box.left - around))
  const y = Math.max(0, Math.floor(box.top - around))
  const right = Math.min(window.width, Math.ceil(box.right + around))
  const bottom = Math.min(window.height, Math.ceil(box.bottom + around))
  return right > x && bottom > y ? { x, y, width: right - x, height: bottom - y } : undefined
}

/**
 * Checks WCAG 2.4.7 and 2.4.13 by pixels: every control is photographed with and without the focus. `seen` holds the
 * appearances that were already checked in this display mode, and new ones are added to it.
 */
export async function invisibleFocus(
  page: Page,
  seen: Set<string>,
  exceptions: readonly Entry[],
): Promise<Finding[]> {
  const likenesses = await page.evaluate(() => audit.likenesses())
  if (likenesses.every((like) => seen.has(like))) return []
  const found: Finding[] = []
  const window = page.viewportSize()!
  const browser = await sessionOf(page)
  // The browser draws focus rings only for keyboard users.
  await page.keyboard.press('Shift')
  for (const [index, like] of likenesses.entries()) {
    if (seen.has(like)) continue
    const stop = await page.evaluate((which) => audit.focus(which), index)
    const clip = stop && frame(stop.box, window)
    // Checked in another story, where it can be focused and is in the window.
    if (!clip) continue
    seen.add(like)
    const after = await picture(browser, clip, stop.scroll)
    await page.evaluate(() => audit.blur())
    const changed = changedPixels(await picture(browser, clip, stop.scroll), after)
    // The factor 0.75 allows for rounded corners, whose edge is shorter than that of the box. The minimum of 1 makes an
    // element larger than the window show its focus somewhere in it.
    const wanted = Math.max(1, Math.round(stop.edge * thickness * 0.75))
    if (changed >= wanted) continue
    const message = `${changed} pixels change by ${least}:1 when it is focused; a focus ring around it needs ${wanted}.`
    found.push(await page.evaluate((options) => audit.ringFault(options), { index, message, exceptions }))
  }
  return found
}

import type { CDPSession, Page } from '@playwright/test'
import { PNG } from 'pngjs'
import { contrast, type Triple } from '../../design-system/tokens/colour.ts'
import type { Finding } from './finding'
import type { Entry } from './ledger'
import type { AuditPage } from './page/main'
import { sessionOf } from './session'

declare const audit: AuditPage

/** Room around a control within which its ring is looked for, in CSS pixels. */
const around = 10

/** WCAG 2.4.13 (AAA): a ring is at least as large as a line of 2 px around the control, at 3:1. */
const thickness = 2
const least = 3

const colourAt = ({ data }: PNG, at: number): Triple => [
  data[at]! / 255,
  data[at + 1]! / 255,
  data[at + 2]! / 255,
]

/** How many pixels differ by the contrast that a ring needs. */
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

/** Straight from the browser: a picture through Playwright costs several frames more. */
async function picture(browser: CDPSession, clip: Clip, scroll: { x: number; y: number }) {
  const { data } = await browser.send('Page.captureScreenshot', {
    // In the coordinates of the document, not of the window.
    clip: { ...clip, x: clip.x + scroll.x, y: clip.y + scroll.y, scale: 1 },
    optimizeForSpeed: true,
  })
  return PNG.sync.read(Buffer.from(data, 'base64'))
}

/** The part of the window that a control and its ring take. */
function frame(box: DOMRect, window: { width: number; height: number }): Clip | undefined {
  const x = Math.max(0, Math.floor(box.left - around))
  const y = Math.max(0, Math.floor(box.top - around))
  const right = Math.min(window.width, Math.ceil(box.right + around))
  const bottom = Math.min(window.height, Math.ceil(box.bottom + around))
  return right > x && bottom > y ? { x, y, width: right - x, height: bottom - y } : undefined
}

/**
 * WCAG 2.4.7 and 2.4.13 by the pixels: every control is photographed with the focus and without. `seen` holds the
 * likenesses that were looked at in this cell, and is added to.
 */
export async function invisibleFocus(
  page: Page,
  seen: Set<string>,
  ledger: readonly Entry[],
): Promise<Finding[]> {
  const likenesses = await page.evaluate(() => audit.likenesses())
  const fresh = likenesses.flatMap((like, index) => {
    if (seen.has(like)) return []
    seen.add(like)
    return [index]
  })
  if (!fresh.length) return []
  const found: Finding[] = []
  const window = page.viewportSize()!
  const browser = await sessionOf(page)
  // The browser draws the ring for who uses the keyboard.
  await page.keyboard.press('Shift')
  for (const index of fresh) {
    const stop = await page.evaluate((which) => audit.focus(which), index)
    const clip = stop && frame(stop.box, window)
    if (!clip) continue
    const after = await picture(browser, clip, stop.scroll)
    await page.evaluate(() => audit.blur())
    const changed = changedPixels(await picture(browser, clip, stop.scroll), after)
    // What is round has a shorter edge than its box.
    // What is larger than the window on every side still has to show it somewhere.
    const wanted = Math.max(1, Math.round(stop.edge * thickness * 0.75))
    if (changed >= wanted) continue
    const message = `${changed} pixels change by ${least}:1 as it gets the focus; a ring around it needs ${wanted}.`
    found.push(await page.evaluate((options) => audit.ringFault(options), { index, message, ledger }))
  }
  return found
}

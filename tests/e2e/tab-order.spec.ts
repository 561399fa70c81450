import type { Page } from '@playwright/test'
import { pages } from '../../site/content/pages'
import { expect, hydrateIslands, test } from './support/test'

test.use({ reducedMotion: 'reduce' })

declare global {
  interface Window {
    /** Each element that had the focus, once, in order. */
    stops?: Element[]
  }
}

/** In the page: the number and name of the focused element, and whether it can be seen; null if none has the focus. */
const describeStop = () => {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return null
  window.stops ??= []
  const stops = window.stops
  if (!stops.includes(element)) stops.push(element)
  const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ')
  const isSeen = (part?: HTMLElement | null) => {
    if (!part?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    const { left, top, right, bottom } = part.getBoundingClientRect()
    const hit = document.elementFromPoint(
      (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
      (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
    )
    return hit !== null && (part.contains(hit) || hit.contains(part))
  }
  // A visually hidden checkbox or radio button is seen by its label.
  const label = (element as HTMLInputElement).labels?.[0]
  const note = isSeen(element) || isSeen(label) ? '' : ', which is covered or out of the window'
  return `${stops.indexOf(element)}: <${element.localName}> "${name.slice(0, 50)}"${note}`
}

/** In the page: the stops that come before their predecessor in the document, and the tab stops that were not reached. */
const findFaults = () => {
  const stops = window.stops ?? []
  const reachable = 'a[href], button, input, select, textarea, summary, [tabindex], iframe'
  // Tab reaches only the checked radio button of a group, and a tab list passes the focus to one of its tabs.
  const isSkipped = (element: HTMLElement) =>
    element.tabIndex < 0 ||
    element.matches(':disabled, [type=hidden], [role=tablist], [inert] *') ||
    !element.checkVisibility({ visibilityProperty: true }) ||
    (element instanceof HTMLInputElement &&
      element.type === 'radio' &&
      !element.checked &&
      document.querySelector(`input[type=radio][name="${CSS.escape(element.name)}"]:checked`) !== null)
  const follows = (element: Element, index: number) =>
    index === 0 ||
    Boolean(stops[index - 1]!.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
  const named = (elements: Element[]) =>
    elements.map((element) => `<${element.localName}> "${element.textContent?.trim()}"`)
  return {
    misplaced: named(stops.filter((element, index) => !follows(element, index))),
    unreached: named(
      [...document.querySelectorAll<HTMLElement>(reachable)].filter(
        (element) => !isSkipped(element) && !stops.includes(element),
      ),
    ),
  }
}

/** Presses a key until the focus leaves the page. Returns the stops. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab') {
  const stops: string[] = []
  while (stops.length < 200) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(describeStop)
    if (stop === null) return stops
    stops.push(stop)
  }
  throw new Error(`${key} does not leave the page: ${stops.slice(-10).join('; ')}`)
}

async function checkTabOrder(page: Page, path: string) {
  test.setTimeout(120_000)
  await page.goto(path)
  await hydrateIslands(page)
  await page.evaluate(() => scrollTo(0, 0))
  // Start Free in the header of the home page is there only while the hero is out of the window.
  const isSteady = (stop: string) => path !== '/' || !stop.includes('"Start Free"')

  const forward = await walk(page, 'Tab')
  expect(forward.filter((stop) => stop.includes('which is covered'))).toEqual([])
  expect(forward[0]).toContain('Skip to main content')
  expect(forward.length, 'stops').toBeGreaterThan(20)
  const { misplaced, unreached } = await page.evaluate(findFaults)
  expect([...misplaced, ...unreached.filter(isSteady)]).toEqual([])
  const backward = await walk(page, 'Shift+Tab')
  expect(backward.filter(isSteady)).toEqual(forward.filter(isSteady).reverse())

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main, footer')?.localName)).toBe('main')
}

test('the check reports a wrong order, a covered stop and an unreached one @full', async ({ page }) => {
  await page.setContent(`<!doctype html>
    <button>Second</button>
    <button tabindex="1">First</button>
    <a href="#c" style="position: absolute; top: 90px">Covered</a>
    <p style="position: absolute; top: 80px; width: 20em; height: 4em; background: white">Something over it</p>
    <a href="#d" onfocus="document.querySelector('[href]').focus()">Gives it away</a>`)
  await expect(walk(page, 'Tab')).rejects.toThrow(/does not leave the page: .*"Covered", which is covered/)
  expect(await page.evaluate(findFaults)).toEqual({
    misplaced: ['<button> "Second"'],
    unreached: ['<a> "Gives it away"'],
  })
})

for (const { path, canonical } of pages) {
  // The seven addresses of the guide show one page (`navigation.spec.ts`).
  if (canonical && canonical !== path) continue
  // Every page has the same shell: one inner page is enough for the quick tier.
  const tier = path === '/' || path === '/contact' ? '' : ' @full'
  for (const [width, widthTier] of [
    [1280, tier],
    [390, ' @full'],
  ] as const)
    test(`Tab and Shift+Tab reach every control of ${path} at ${width} px${widthTier}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await checkTabOrder(page, path)
    })
}

import type { Page } from '@playwright/test'
import { popupKey } from '../../site/browser/storage-keys'
import { pages } from '../../site/content/pages'
import { installTabOrder, type TabOrder } from './support/tab-order'
import { expect, hydrateIslands, test } from './support/test'

declare const tabOrder: TabOrder

test.use({ reducedMotion: 'reduce' })

/** Opens a page with every section hydrated, with the parts that load at the first key, and without the popup. */
async function arrive(page: Page, path: string) {
  await page.addInitScript((key) => sessionStorage.setItem(key, '1'), popupKey)
  await page.addInitScript(installTabOrder)
  await page.goto(path)
  await hydrateIslands(page)
  await page.evaluate(() => scrollTo(0, 0))
}

const startFree = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Start Free' })

/** Presses a key several times. Between the presses the page checks each stop itself. */
async function press(page: Page, key: 'Tab' | 'Shift+Tab', times: number) {
  for (let count = 0; count < times; count++) await page.keyboard.press(key)
}

/** Presses Tab from the top until the focus leaves the page. Returns the number of stops. */
async function pressTabToEnd(page: Page) {
  await press(page, 'Tab', await page.evaluate(() => tabOrder.unreached().length))
  for (let more = 0; more < 10; more++) {
    await press(page, 'Tab', 1)
    if (await page.evaluate(() => tabOrder.ended)) return page.evaluate(() => tabOrder.stops.length)
  }
  throw new Error('Tab does not leave the page')
}

/** Presses Shift+Tab, which must reach the same stops in reverse order. */
async function pressShiftTab(page: Page, count: number) {
  const header = await page.evaluate(() => {
    tabOrder.ended = false
    tabOrder.reverse()
    return tabOrder.stops.findIndex((stop) => stop.closest('main'))
  })
  await press(page, 'Shift+Tab', count - header)
  // On the home page the header has no Start Free as soon as the browser has reported that the hero is visible again.
  if (new URL(page.url()).pathname === '/') await expect(startFree(page)).toBeHidden()
  await press(page, 'Shift+Tab', header)
}

const faults = (page: Page) => page.evaluate(() => tabOrder.faults)

/** The stops that are missing in the browser's accessibility tree, or have no name there. */
async function withoutName(page: Page) {
  const browser = await page.context().newCDPSession(page)
  const { nodes } = await browser.send('Accessibility.getFullAXTree')
  const tree = new Map(nodes.map((node) => [node.backendDOMNodeId, node]))
  const { result } = await browser.send('Runtime.evaluate', { expression: 'tabOrder.stops' })
  const { result: stops } = await browser.send('Runtime.getProperties', {
    objectId: result.objectId!,
    ownProperties: true,
  })
  const faults: string[] = []
  for (const { name: index, value } of stops) {
    if (!value?.objectId || !/^\d+$/.test(index)) continue
    const { node } = await browser.send('DOM.describeNode', { objectId: value.objectId })
    const exposed = tree.get(node.backendNodeId)
    if (!exposed || exposed.ignored)
      faults.push(`stop ${index}, ${node.localName}, is not in the accessibility tree`)
    else if (!exposed.name?.value?.trim()) faults.push(`stop ${index}, ${node.localName}, has no name`)
  }
  await browser.detach()
  return faults
}

/**
 * Operates the visible controls by keyboard: each disclosure with Enter and Space, each tab list with the arrow keys.
 */
async function operate(page: Page) {
  const main = page.getByRole('main')
  const opens = main.locator('button[aria-expanded]')
  for (let index = 0; index < Math.min(3, await opens.count()); index++) {
    const control = opens.nth(index)
    const before = await control.getAttribute('aria-expanded')
    await control.press('Enter')
    await expect(control, 'Enter').not.toHaveAttribute('aria-expanded', before!)
    await control.press('Space')
    await expect(control, 'Space').toHaveAttribute('aria-expanded', before!)
  }
  for (const summary of await main.locator('summary:visible').all()) {
    const open = () => summary.evaluate((element) => (element.parentElement as HTMLDetailsElement).open)
    const before = await open()
    await summary.press('Enter')
    expect(await open(), 'summary by Enter').toBe(!before)
    await summary.press('Space')
    expect(await open(), 'summary by Space').toBe(before)
  }
  for (const list of await main.getByRole('tablist').all()) {
    const tabs = list.getByRole('tab')
    const across = (await list.getAttribute('aria-orientation')) !== 'vertical'
    await tabs.first().focus()
    await page.keyboard.press(across ? 'ArrowRight' : 'ArrowDown')
    await expect(tabs.nth(1)).toBeFocused()
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
    await expect(main.getByRole('tabpanel', { name: await tabs.nth(1).innerText() })).toBeVisible()
    await page.keyboard.press('End')
    await expect(tabs.last()).toBeFocused()
    await page.keyboard.press(across ? 'ArrowRight' : 'ArrowDown')
    await expect(tabs.first(), 'wraps from last to first').toBeFocused()
  }
}

async function checkKeyboard(page: Page, path: string) {
  test.setTimeout(120_000)
  await arrive(page, path)
  const count = await pressTabToEnd(page)
  expect(await faults(page)).toEqual([])
  expect(count, 'stops').toBeGreaterThan(20)
  // Start Free in the header of the home page appears once the hero has left, when the focus is already past it.
  const isLater = (name: string) => path === '/' && name.includes('"Start Free"')
  const unreached = await page.evaluate(() => tabOrder.unreached())
  expect(unreached.filter((name) => !isLater(name))).toEqual([])
  expect(await page.evaluate(() => tabOrder.nameOf(tabOrder.stops[0]!))).toContain('Skip to main content')
  expect(await withoutName(page)).toEqual([])
  await pressShiftTab(page, count)
  expect(await faults(page)).toEqual([])

  // Back at the top: the skip link works, and the next stop is inside the main content.
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main, footer')?.localName)).toBe('main')
  await operate(page)
}

test('the keyboard check reports each kind of fault @full', async ({ page }) => {
  await page.setContent(`<!doctype html>
    <a href="#a">Skip to main content</a>
    <button aria-label="Second, and first in the markup" tabindex="2">2</button>
    <button tabindex="1">First</button>
    <a href="#b" style="opacity: 0">Not drawn</a>
    <a href="#c" style="position: absolute; inset: 90px auto auto 0">Covered</a>
    <p style="position: absolute; inset: 80px auto auto 0; width: 20em; height: 4em; margin: 0; background: white">Something over it</p>
    <a href="#d" style="outline: none">No ring</a>
    <button></button>
    <a href="#e" onfocus="this.previousElementSibling.previousElementSibling.focus()">Gives it away</a>`)
  await page.evaluate(installTabOrder)
  await expect(pressTabToEnd(page)).rejects.toThrow('Tab does not leave the page')
  const found = (await faults(page)).join('\n')
  for (const fault of [
    /"Skip.+ is reached after .+"Second/,
    /"Not drawn" is not visible/,
    /"Covered" is covered/,
  ])
    expect(found).toMatch(fault)
  expect(found).toMatch(/"No ring" has no focus ring/)
  expect(found).toMatch(/"No ring" is reached a second time: a focus trap/)
  expect(await page.evaluate(() => tabOrder.unreached())).toEqual(['<a> "Gives it away" is never reached'])
  expect(await withoutName(page)).toContainEqual(expect.stringMatching(/button, has no name/))
})

for (const { path, canonical } of pages) {
  // The seven addresses of the guide show one page, which `links.spec.ts` tests.
  if (canonical && canonical !== path) continue
  // Every page has the same shell: one inner page is enough for the quick tier.
  const tier = path === '/' || path === '/contact' ? '' : ' @full'
  test(`Tab and Shift+Tab reach every control of ${path}${tier}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await checkKeyboard(page, path)
  })

  test(`Tab and Shift+Tab reach every control of ${path} at 390 px @full`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await checkKeyboard(page, path)
    const menu = page.getByRole('button', { name: 'Menu' })
    await menu.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('link', { name: 'Reviews' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(menu).toBeFocused()
  })
}

import type { Page } from '@playwright/test'

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[]
}

/**
 * Records layout shifts without user input, from the moment the page and its font have loaded; `npm run bench` measures
 * how much text moves when the font arrives.
 */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
    const named = (node?: Node) =>
      node instanceof Element
        ? `<${node.localName} ${node.getAttribute('data-slot') ?? ''}> ${node.textContent?.slice(0, 40)}`
        : (node?.textContent?.slice(0, 40) ?? 'gone')
    const observer = new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        for (const { node, previousRect, currentRect } of hadRecentInput ? [] : sources)
          shifts.push(`${value.toFixed(4)}: ${named(node)}: ${box(previousRect)} to ${box(currentRect)}`)
    })
    addEventListener('load', async () => {
      await document.fonts.ready
      // The text moves only in the frame that shows the font.
      for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame)
      observer.observe({ type: 'layout-shift' })
    })
  })
}

/** The shifts: how much of the window moved, which element, and from where to where. */
export const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)

import { expect, test } from '@playwright/test'
import { invisibleFocus } from './focus-outline'
import { found, lookFor, own, show } from './measurements.fixture'
import { button, large, measurements } from './measurements.markup'
import { layoutRules } from './page/found'

// Tests the measurements on markup that is known to be wrong and on a corrected version: a measurement that finds
// nothing would let every audit pass.

for (const [rule, { wrong, right }] of Object.entries(measurements))
  test(`${rule} is found where it occurs, and nowhere else`, async ({ page }) => {
    for (const [what, body] of Object.entries(wrong))
      expect.soft(await found(page, body), what).toEqual([rule])
    for (const [what, body] of Object.entries(right)) expect.soft(await found(page, body), what).toEqual([])
  })

test('every measurement has sample markup', () => {
  expect(Object.keys(measurements)).toEqual([...layoutRules, 'covered'])
})

test('animation is allowed without reduced motion', async ({ page }) => {
  await show(page, measurements.motion!.wrong['an infinite animation']!)
  expect(own(await lookFor(page, { moves: true }))).toEqual([])
})

test('a focus ring is measured by its pixels', async ({ page }) => {
  const ring = async (style: string, before = '') => {
    // The button is dark, so that a screenshot of the wrong place would look like a focus ring.
    await show(
      page,
      `<style>button:focus-visible { ${style} }</style>${before}${button(`${large}; background: #000; color: #fff; border: 0`)}`,
    )
    return (await invisibleFocus(page, new Set(), [])).map(({ element }) => element)
  }
  const far = '<div style="height: 3000px"></div>'
  for (const before of ['', far]) {
    expect.soft(await ring('outline: 3px solid #000', before), 'a ring').toEqual([])
    expect.soft(await ring('outline: none', before), 'no ring').toEqual(['<button>Go'])
    expect.soft(await ring('outline: 3px solid #ccc', before), 'too pale').toEqual(['<button>Go'])
    expect.soft(await ring('outline: 1px solid #000', before), 'too thin').toEqual(['<button>Go'])
  }
})

test('for an element larger than the window, the part of its edge in the window counts', async ({ page }) => {
  const { width } = page.viewportSize()!
  const ring = async (style: string, box: string) => {
    await show(
      page,
      `<style>section:focus-visible { ${style} }</style><section tabindex="0" style="${box}">Words</section>`,
    )
    return invisibleFocus(page, new Set(), [])
  }
  const tall = 'margin: 20px; height: 3000px'
  const everywhere = `position: absolute; inset: -50px auto auto -50px; width: ${width + 100}px; height: 3000px`
  expect.soft(await ring('outline: 3px solid #000', tall), 'a ring on three sides').toEqual([])
  expect.soft(await ring('outline: 1px solid #000', tall), 'too thin').toHaveLength(1)
  expect.soft(await ring('outline: none', tall), 'none').toHaveLength(1)
  expect.soft(await ring('outline: 3px solid #000', everywhere), 'no edge in the window').toHaveLength(1)
})

test('controls of the same appearance are photographed once, others each', async ({ page }) => {
  await show(
    page,
    `<style>:focus-visible { outline: none }</style>${button(large).repeat(3)}<a href="#there" style="${large}">A link</a>`,
  )
  const seen = new Set<string>()
  expect(await invisibleFocus(page, seen, [])).toHaveLength(2)
  expect(await invisibleFocus(page, seen, [])).toEqual([])
})

import { expect, test } from '@playwright/test'
import { found, lookFor, own, show } from './measurements.fixture'
import { button, large, measurements } from './measurements.markup'
import { layoutRules } from './page/found'
import { invisibleFocus } from './ring'

// The measurements themselves, on markup that is known to be wrong, and on the same mended: one that had gone blind
// would leave the whole matrix green.

for (const [rule, { wrong, right }] of Object.entries(measurements))
  test(`${rule} is seen where it is, and nowhere else`, async ({ page }) => {
    for (const [what, body] of Object.entries(wrong))
      expect.soft(await found(page, body), what).toEqual([rule])
    for (const [what, body] of Object.entries(right)) expect.soft(await found(page, body), what).toEqual([])
  })

test('no measurement is without its markup', () => {
  expect(Object.keys(measurements)).toEqual([...layoutRules, 'covered'])
})

test('motion is no fault where nobody has asked for less', async ({ page }) => {
  await show(page, measurements.motion!.wrong['what goes on']!)
  expect(own(await lookFor(page, { moves: true }))).toEqual([])
})

test('the ring of the focus is told by its pixels', async ({ page }) => {
  const ring = async (style: string, before = '') => {
    // Dark, so that a picture of another place would look like a ring.
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

test('controls that look alike are photographed once, others each', async ({ page }) => {
  await show(
    page,
    `<style>:focus-visible { outline: none }</style>${button(large).repeat(3)}<a href="#there" style="${large}">A link</a>`,
  )
  const seen = new Set<string>()
  expect(await invisibleFocus(page, seen, [])).toHaveLength(2)
  expect(await invisibleFocus(page, seen, [])).toEqual([])
})

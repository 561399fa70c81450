import { expect, test } from '@playwright/test'
import { layoutRules } from '../../design-system/testing/audit/page/found.ts'
import { invisibleFocus } from './focus-ring'
import { auditWith, found, own, show } from './measurements.fixture'
import { button, large, measurements } from './measurements.markup'

// Tests the measurements on markup that is known to be wrong and on a corrected version: a measurement that finds
// nothing would let every audit pass.

for (const [rule, { wrong, right }] of Object.entries(measurements))
  test(`the rule ${rule} reports wrong markup, and does not report correct markup`, async ({ page }) => {
    for (const [what, body] of Object.entries(wrong))
      expect.soft(await found(page, body), what).toEqual([rule])
    for (const [what, body] of Object.entries(right)) expect.soft(await found(page, body), what).toEqual([])
  })

test('every measurement has sample markup', () => {
  expect(Object.keys(measurements)).toEqual([...layoutRules, 'covered'])
})

test('animation is allowed without reduced motion', async ({ page }) => {
  await show(page, measurements.motion!.wrong['an infinite animation']!)
  expect(own(await auditWith(page, { motion: true }))).toEqual([])
})

test('a focus ring is measured by its pixels', async ({ page }) => {
  const faultsOf = async (style: string, before = '') => {
    // The button is dark, so that a screenshot of the wrong place would look like a focus ring.
    await show(
      page,
      `<style>button:focus-visible { ${style} }</style>${before}${button(`${large}; background: #000; color: #fff; border: 0`)}`,
    )
    return (await invisibleFocus(page, new Set(), [])).map(({ element }) => element)
  }
  const far = '<div style="height: 3000px"></div>'
  for (const before of ['', far]) {
    expect.soft(await faultsOf('outline: 3px solid #000', before), 'a ring').toEqual([])
    expect.soft(await faultsOf('outline: none', before), 'no ring').toEqual(['<button>Go'])
    expect.soft(await faultsOf('outline: 3px solid #ccc', before), 'too pale').toEqual(['<button>Go'])
    expect.soft(await faultsOf('outline: 1px solid #000', before), 'too thin').toEqual(['<button>Go'])
  }
})

test('a control that moves between the two screenshots is measured again', async ({ page }) => {
  const grows = '<div id="late"></div>'
  const far = '<div style="height: 3000px"></div>'
  const body = (style: string) =>
    `<style>button:focus-visible { ${style} }</style>${grows}${far}${button(large)}`
  for (const [style, faults] of [
    ['outline: 3px solid #000', 0],
    ['outline: none', 1],
  ] as const) {
    await show(page, body(style))
    await page.evaluate(() => {
      const late = document.querySelector<HTMLElement>('#late')!
      addEventListener('focusin', () => requestAnimationFrame(() => (late.style.height = '700px')), {
        once: true,
      })
    })
    expect.soft(await invisibleFocus(page, new Set(), []), style).toHaveLength(faults)
  }
})

test('for an element larger than the window, the part of its edge in the window counts', async ({ page }) => {
  const { width } = page.viewportSize()!
  const faultsOf = async (style: string, box: string) => {
    await show(
      page,
      `<style>section:focus-visible { ${style} }</style><section tabindex="0" style="${box}">Words</section>`,
    )
    return invisibleFocus(page, new Set(), [])
  }
  const tall = 'margin: 20px; height: 3000px'
  const everywhere = `position: absolute; inset: -50px auto auto -50px; width: ${width + 100}px; height: 3000px`
  expect.soft(await faultsOf('outline: 3px solid #000', tall), 'a ring on three sides').toEqual([])
  expect.soft(await faultsOf('outline: 1px solid #000', tall), 'too thin').toHaveLength(1)
  expect.soft(await faultsOf('outline: none', tall), 'none').toHaveLength(1)
  expect.soft(await faultsOf('outline: 3px solid #000', everywhere), 'no edge in the window').toHaveLength(1)
})

test('a control at the edge of the window, which cuts off its ring, is measured in the middle', async ({
  page,
}) => {
  const { height } = page.viewportSize()!
  // The browser does not scroll to a control that is wholly in the window.
  const faultsOf = async (style: string) => {
    await show(
      page,
      `<style>section:focus-visible { ${style} }</style><div style="height: 3000px"></div>
      <section tabindex="0" style="position: absolute; inset: ${height - 48}px auto auto 20px; width: 300px; height: 48px">Words</section>`,
    )
    return invisibleFocus(page, new Set(), [])
  }
  expect.soft(await faultsOf('outline: 2px solid #000'), 'a ring').toEqual([])
  expect.soft(await faultsOf('outline: 1px solid #000'), 'too thin').toHaveLength(1)
})

test('a focus ring that something covers where the browser shows the control is reported', async ({
  page,
}) => {
  const { height } = page.viewportSize()!
  const faultsOf = async (top: number, bar: string, style = '') => {
    await show(
      page,
      `<style>section:focus-visible { outline: 2px solid #000 } ${style}</style><div style="height: 3000px"></div>
      <section tabindex="0" style="position: absolute; inset: ${top}px auto auto 20px; width: 300px; height: 48px">Words</section>
      <div style="position: fixed; inset: auto 0 0; height: 80px; background: #fff; ${bar}"></div>`,
    )
    return invisibleFocus(page, new Set(), [])
  }
  const above = height - 200
  expect.soft(await faultsOf(above, ''), 'nothing').toEqual([])
  expect.soft(await faultsOf(above, `bottom: ${height - above - 100}px`), 'a part of it').toHaveLength(1)
  const atEdge = height - 48
  expect.soft(await faultsOf(atEdge, ''), 'all of it, at the edge of the window').toHaveLength(1)
  expect.soft(await faultsOf(atEdge, 'bottom: 30px'), 'a part of it there').toHaveLength(1)
  const padded = 'html { scroll-padding-bottom: 100px }'
  expect.soft(await faultsOf(atEdge, '', padded), 'a bar with scroll-padding').toEqual([])
})

test('a focus ring that a scroll container cuts off is reported', async ({ page }) => {
  const faultsOf = async (style: string) => {
    // The browser does not scroll to a control that is wholly in its container.
    await show(
      page,
      `<style>section:focus-visible { outline: 2px solid #000 } ${style}</style>
      <div style="position: absolute; inset: 200px auto auto 20px; width: 320px; height: 100px; overflow: auto">
        <section tabindex="0" style="margin: 52px 10px 500px; height: 48px">Words</section></div>`,
    )
    return (await invisibleFocus(page, new Set(), [])).map(({ element }) => element.slice(0, 8))
  }
  expect.soft(await faultsOf(''), 'one side').toEqual(['<section'])
  expect.soft(await faultsOf('section:focus-visible { outline-offset: -2px }'), 'a ring inside').toEqual([])
})

test('a control that moves each time is measured with its last result', async ({ page }) => {
  await show(page, `<style>button:focus-visible { outline: none }</style><p id="late"></p>${button(large)}`)
  await page.evaluate(() => {
    const late = document.querySelector<HTMLElement>('#late')!
    let height = 0
    addEventListener('focusin', () => {
      height += 60
      late.style.height = `${height}px`
    })
  })
  expect(await invisibleFocus(page, new Set(), [])).toHaveLength(1)
})

test('only one of several controls that look the same is measured', async ({ page }) => {
  await show(
    page,
    `<style>:focus-visible { outline: none }</style>${button(large).repeat(3)}<a href="#there" style="${large}">A link</a>`,
  )
  const checked = new Set<string>()
  expect(await invisibleFocus(page, checked, [])).toHaveLength(2)
  expect(await invisibleFocus(page, checked, [])).toEqual([])
})

test('where only colours differ, one of several focus rings with the same colours is measured', async ({
  page,
}) => {
  const faultsOf = async (style: string) => {
    await show(
      page,
      `<style>:focus-visible { outline: 3px solid #ccc } ${style}</style>${button(large, 'class="one"')}${button(large, 'class="two"')}`,
    )
    return (await invisibleFocus(page, new Set(), [], true)).length
  }
  expect(await faultsOf('')).toBe(1)
  expect(await faultsOf('.two { outline-offset: 2px }')).toBe(2)
  expect(await faultsOf('.two { background: #eee }'), 'another background').toBe(2)
  expect(await faultsOf('.two:focus-visible { outline-color: #000 }'), 'a visible ring').toBe(1)
  expect(await faultsOf(':focus-visible { outline: none }'), 'rings that are not outlines').toBe(2)
})

import { expect, test } from '@playwright/test'
import { layoutRules } from '../../design-system/testing/audit/page/criteria.ts'
import { invisibleFocus } from './focus-ring'
import { auditWith, button, found, large, measurements, own, show } from './measurements.fixture'

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

const far = '<div style="height: 3000px"></div>'
const section = (box: string) => `<section tabindex="0" style="${box}">Words</section>`
const placed = (top: number) =>
  section(`position: absolute; inset: ${top}px auto auto 20px; width: 300px; height: 48px`)
const ring = (outline: string) => `:focus-visible { outline: ${outline} }`
const thick = ring('3px solid #000')
const thin = ring('1px solid #000')
const none = ring('none')
// It is dark, so that a screenshot of the wrong place would look like a focus ring.
const dark = button(`${large}; background: #000; color: #fff; border: 0`)

type Case = [what: string, style: string, body: string, faults: number]

/** Focus rings in a window of this size, and how many of them are reported. */
const rings: Record<string, (window: { width: number; height: number }) => Case[]> = {
  'a focus ring is measured by its pixels': () =>
    ['', far].flatMap((before): Case[] => [
      ['a ring', thick, before + dark, 0],
      ['no ring', none, before + dark, 1],
      ['too pale', ring('3px solid #ccc'), before + dark, 1],
      ['too thin', thin, before + dark, 1],
    ]),
  'for an element larger than the window, the part of its edge in the window counts': ({ width }) => {
    const tall = section('margin: 20px; height: 3000px')
    const everywhere = `position: absolute; inset: -50px auto auto -50px; width: ${width + 100}px; height: 3000px`
    return [
      ['a ring on three sides', thick, tall, 0],
      ['too thin', thin, tall, 1],
      ['none', none, tall, 1],
      ['no edge in the window', thick, section(everywhere), 1],
    ]
  },
  // The browser does not scroll to a control that is wholly in the window.
  'a control at the edge of the window, which cuts off its ring, is measured in the middle': ({ height }) => [
    ['a ring', ring('2px solid #000'), far + placed(height - 48), 0],
    ['too thin', thin, far + placed(height - 48), 1],
  ],
  'a focus ring that something covers where the browser shows the control is reported': ({ height }) => {
    const above = height - 200
    const atEdge = height - 48
    const body = (top: number, bar = '') =>
      `${far}${placed(top)}<div style="position: fixed; inset: auto 0 0; height: 80px; background: #fff; ${bar}"></div>`
    const style = ring('2px solid #000')
    return [
      ['nothing', style, body(above), 0],
      ['a part of it', style, body(above, `bottom: ${height - above - 100}px`), 1],
      ['all of it, at the edge of the window', style, body(atEdge), 1],
      ['a part of it there', style, body(atEdge, 'bottom: 30px'), 1],
      ['a bar with scroll-padding', `${style} html { scroll-padding-bottom: 100px }`, body(atEdge), 0],
    ]
  },
  // The browser does not scroll to a control that is wholly in its container.
  'a focus ring that a scroll container cuts off is reported': () => {
    const body = `<div style="position: absolute; inset: 200px auto auto 20px; width: 320px; height: 100px; overflow: auto">
      ${section('margin: 52px 10px 500px; height: 48px')}</div>`
    return [
      ['one side', `section${ring('2px solid #000')}`, body, 1],
      ['a ring inside', `section:focus-visible { outline: 2px solid #000; outline-offset: -2px }`, body, 0],
    ]
  },
}

for (const [title, casesIn] of Object.entries(rings))
  test(title, async ({ page }) => {
    for (const [what, style, body, faults] of casesIn(page.viewportSize()!)) {
      await show(page, `<style>${style}</style>${body}`)
      expect.soft(await invisibleFocus(page, new Set(), []), what).toHaveLength(faults)
    }
  })

test('a control that moves between the two screenshots is measured again', async ({ page }) => {
  for (const [style, faults] of [
    [thick, 0],
    [none, 1],
  ] as const) {
    await show(page, `<style>${style}</style><div id="late"></div>${far}${button(large)}`)
    await page.evaluate(() => {
      const late = document.querySelector<HTMLElement>('#late')!
      addEventListener('focusin', () => requestAnimationFrame(() => (late.style.height = '700px')), {
        once: true,
      })
    })
    expect.soft(await invisibleFocus(page, new Set(), []), style).toHaveLength(faults)
  }
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

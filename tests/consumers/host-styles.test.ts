import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { CDPSession } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { compileCss } from '../../design-system/build/styles.ts'
import { Site } from './browser.ts'

const app = join(inject('home'), 'apps/hosts')
const read = (path: string) => readFile(join(app, path), 'utf8')
const { resolve } = createRequire(join(app, 'main.tsx'))
const sheetOf = (name: string) => readFile(resolve(`@kaksha/design-system/${name}`), 'utf8')
const fonts = /@font-face\s*\{[^}]*\}/g

let site: Site
/** A forced state lasts as long as the session that forced it. */
let session: Promise<CDPSession>
beforeAll(async () => {
  site = await Site.open('hosts')
  session = site.page.context().newCDPSession(site.page)
  await site.page.getByText(/^Ready, \d+$/).waitFor({ state: 'attached' })
}, 120_000)
afterAll(() => site?.close())

type Styles = Record<string, Record<string, string>>

/**
 * The computed styles of every kind of element that a component renders, under these style sheets. Sizes and positions are left out: they follow from the styles.
 */
const stylesUnder = (...sheets: string[]): Promise<Styles> =>
  site.page.evaluate(
    (texts) => {
      for (const old of document.querySelectorAll('head > style, link[rel=stylesheet]')) old.remove()
      for (const text of texts)
        document.head.append(Object.assign(document.createElement('style'), { textContent: text }))
      const positions =
        /^--|^(inset|top|left|right|bottom|width|height|grid-template-|perspective-|transform-)|(inline|block)-size$/
      const styles: Styles = {}
      for (const element of document.querySelectorAll('#root [class*="kds:"]')) {
        const slot = element.closest('[data-slot]')?.getAttribute('data-slot')
        const name = `${slot} ${element.localName} ${element.getAttribute('class')}`
        if (styles[name]) continue
        const computed = getComputedStyle(element)
        const properties = [...computed].filter((property) => !positions.test(property))
        styles[name] = Object.fromEntries(
          properties.map((property) => [property, computed.getPropertyValue(property)]),
        )
      }
      return styles
    },
    sheets.map((text) => text.replace(fonts, '')),
  )

/** Sets the states of every element of the package, also of those that cannot have the focus now. */
async function forceStates(states: string[]) {
  const cdp = await session
  await cdp.send('DOM.enable')
  await cdp.send('CSS.enable')
  const { root } = await cdp.send('DOM.getDocument')
  const selector = '#root [class*="kds:"]'
  const { nodeIds } = await cdp.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  expect(nodeIds.length).toBeGreaterThan(200)
  for (const nodeId of nodeIds)
    await cdp.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: states })
}

const differences = (one: Styles, other: Styles) =>
  Object.entries(one).flatMap(([name, styles]) =>
    Object.entries(styles)
      .filter(([property, value]) => other[name]?.[property] !== value)
      .map(([property, value]) => `${name}: ${property}: ${value} -> ${other[name]?.[property]}`),
  )

/** What the app itself passes to the components, and what has no style. */
const withoutClass = [
  'container form',
  'container p',
  'container ul',
  'field input',
  'video-transcript p',
  'table tbody',
  'table td',
  'table th',
  'table thead',
  'table tr',
  'native-video source',
  'native-video track',
  'select option',
]

it('every element of a component has a class of the package, by which the style sheets find it', async () => {
  const found = await site.page.evaluate(() =>
    [...document.querySelectorAll('#root [data-slot] :not([class*="kds:"], svg, svg *)')].map(
      (element) => `${element.closest('[data-slot]')!.getAttribute('data-slot')} ${element.localName}`,
    ),
  )
  expect([...new Set(found)].sort()).toEqual(withoutClass.sort())
})

describe.each([
  ['', []],
  [', focused', ['focus-visible']],
  [', hovered', ['hover']],
])('every export looks the same with and without the styles of a site%s', (_, states) => {
  let alone: Styles
  beforeAll(async () => {
    const own = await sheetOf('styles.css')
    const initial = states.length > 0 && (await stylesUnder(own))
    await forceStates(states)
    alone = await stylesUnder(own)
    expect(Object.keys(alone).length).toBeGreaterThan(200)
    // Without this, a run could compare elements that have no focus or pointer.
    expect(alone).not.toEqual(initial)
  }, 120_000)

  it.each([[], ['elements.css'], ['reset.css']])('styles.unlayered.css after %s', async (...hosts) => {
    const sheets = await Promise.all(hosts.map(read))
    const own = await sheetOf('styles.unlayered.css')
    expect(differences(alone, await stylesUnder(...sheets, own))).toEqual([])
  })

  it('Tailwind 4 with the preset, theme.css and components.css', async () => {
    const css = `@import "tailwindcss"; @import "@kaksha/design-system/theme.css";
      @import "@kaksha/design-system/components.css"; @config "../tailwind/tailwind.config.js";`
    expect(differences(alone, await stylesUnder(await compileCss(css, app)))).toEqual([])
  })
})

it('a class of a site in the layer of the components overrides the colours of a surface', async () => {
  const css = `@import "tailwindcss"; @import "@kaksha/design-system/theme.css";
    @import "@kaksha/design-system/components.css"; @config "../tailwind/tailwind.config.js";
    @layer components { .own { background: rgb(1, 2, 3); } }`
  await stylesUnder(await compileCss(css, app))
  const background = await site.page.evaluate(() => {
    const element = document.querySelector('#root [data-slot=site-footer][data-surface]')!
    element.classList.add('own')
    const { backgroundColor } = getComputedStyle(element)
    element.classList.remove('own')
    return backgroundColor
  })
  expect(background).toBe('rgb(1, 2, 3)')
})

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { CDPSession } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { compileCss } from '../../design-system/build/styles.ts'
import { Site, token } from './browser.ts'

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

const besideAnother = `@import "tailwindcss"; @import "@kaksha/design-system/tokens.css";
  @import "@kaksha/design-system/components.css"; @config "../tailwind/tailwind.config.js";`

/** What follows from the sizes of a page, and custom properties. */
const positions =
  '^--|^(inset|top|left|right|bottom|width|height|grid-template-|perspective-|transform-)|(inline|block)-size$'

type Styles = Record<string, Record<string, string>>

/**
 * The computed styles of every kind of element that a component renders, under these style sheets. Sizes and positions are left out: they follow from the styles.
 */
const stylesUnder = (...sheets: string[]): Promise<Styles> =>
  site.page.evaluate(
    ([positions, ...texts]) => {
      for (const old of document.querySelectorAll('head > style, link[rel=stylesheet]')) old.remove()
      for (const text of texts)
        document.head.append(Object.assign(document.createElement('style'), { textContent: text }))
      const styles: Styles = {}
      for (const element of document.querySelectorAll('#root [class*="kds:"]')) {
        const slot = element.closest('[data-slot]')?.getAttribute('data-slot')
        const name = `${slot} ${element.localName} ${element.getAttribute('class')}`
        if (styles[name]) continue
        const computed = getComputedStyle(element)
        const properties = [...computed].filter((property) => !property.match(positions))
        styles[name] = Object.fromEntries(
          properties.map((property) => [property, computed.getPropertyValue(property)]),
        )
      }
      return styles
    },
    [positions, ...sheets.map((text) => text.replace(fonts, ''))] as const,
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

  it('Tailwind 4 with tokens.css and components.css, beside another library', async () => {
    const changed = differences(alone, await stylesUnder(await compileCss(besideAnother, app)))
    // FeatureCard inherits it from the list around it, which is the site's own.
    expect(changed.filter((style) => !style.includes('list-style-type'))).toEqual([])
  })
})

describe('a host that has its own looks, with tokens.css and components.css', () => {
  const setRoot = (theme: string) =>
    site.page.evaluate((name) => {
      document.documentElement.className = name
    }, theme)
  afterAll(async () => {
    await site.page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await setRoot('')
  })

  it.each([
    ['light', ''],
    ['dark', ''],
    ['dark', 'light'],
    ['light', 'dark'],
  ] as const)(
    'keeps its elements as they are on a %s device, with the class “%s”',
    async (colorScheme, theme) => {
      await site.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await setRoot(theme)
      const looks = (css: string) =>
        site.page.evaluate(
          ([positions, text]) => {
            for (const old of document.querySelectorAll('head > style, link[rel=stylesheet]')) old.remove()
            document.head.append(Object.assign(document.createElement('style'), { textContent: text }))
            const host = document.createElement('div')
            host.innerHTML = `<h1>h1</h1><h2>h2</h2><h6>h6</h6><p>p</p><a href="#a">a</a><ul><li>li</li></ul>
          <ol><li>li</li></ol><dl><dt>dt</dt><dd>dd</dd></dl><button>button</button><input><textarea></textarea>
          <select><option>option</select><input type="checkbox"><label>label</label><table><caption>caption</caption>
          <tr><th>th<td>td</table><details open><summary>summary</summary></details><hr><code>code</code>
          <svg class="lucide animate-spin" style="animation: x 2s infinite; transition: all 1s"></svg>
          <blockquote>quote</blockquote><fieldset><legend>legend</legend></fieldset><dialog open>dialog</dialog>`
            document.body.append(host)
            const elements = [document.documentElement, document.body, ...host.querySelectorAll('*')]
            const styles = elements.map((element) => {
              if (element instanceof HTMLElement) element.focus()
              const computed = getComputedStyle(element)
              const names = [...computed].filter((name) => !name.match(positions))
              return [
                element.localName,
                ...names.map((name) => `${name}: ${computed.getPropertyValue(name)}`),
              ]
            })
            host.remove()
            return styles
          },
          [positions, css.replace(fonts, '')] as const,
        )
      const before = await looks(await compileCss('@import "tailwindcss";', app))
      const after = await looks(await compileCss(besideAnother, app))
      expect(before.length).toBeGreaterThan(25)
      const changed = before.flatMap(([element, ...styles], index) =>
        styles.filter((style) => !after[index]!.includes(style)).map((style) => `${element} ${style}`),
      )
      expect(changed).toEqual([])
      const card = site.page.locator('#root [data-slot=card]').first()
      const isDark = (theme || colorScheme) === 'dark'
      expect(await card.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
        token(isDark ? 'dark' : 'light', 'page', 'surface'),
      )
    },
  )
})

it('shows closed answers and panels of the package on paper, and no hidden element of a host', async () => {
  await stylesUnder(await compileCss(besideAnother, app))
  const hidden = () =>
    site.page.evaluate(() => {
      const host = document.createElement('div')
      host.innerHTML = '<div data-slot="tabs-content" hidden>Of the host</div>'
      document.body.append(host)
      const panels = document.querySelectorAll('[data-slot=accordion-content], [data-slot=tabs-content]')
      const texts = [...panels].filter((panel) => panel.getBoundingClientRect().height === 0)
      host.remove()
      return texts.map((panel) => panel.textContent)
    })
  expect((await hidden()).length).toBeGreaterThan(1)
  await site.page.emulateMedia({ media: 'print' })
  expect(await hidden()).toEqual(['Of the host'])
  await site.page.emulateMedia({ media: null })
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

import { afterEach, beforeEach, expect, it } from 'vitest'
import { emulateMedia } from '../../testing/page/page.tsx'
import { type Surface, themes } from '../themes'
import tokenSheet from '../tokens.gen.css?inline'
import { createTheme } from './create-theme'
import { colourGroups, themeCss } from './theme-css'

const page = createTheme({ accent: '#ffc24b' }).tokens
// Only the page has another text on dark surfaces in the dark theme: it must not reach the other brands.
const pageTokens = { ...page, dark: { ...page.dark, inverse: { ...page.dark?.inverse, text: '#fffffe' } } }

const brands = {
  page: { tokens: pageTokens, css: themeCss(pageTokens) },
  shop: createTheme({ accent: '#7c3aed', radius: 8, font: 'serif', brand: 'shop' }),
  club: createTheme({ accent: '#16a34a', paper: '#eef6ff', brand: 'club' }),
}

beforeEach(() => {
  // The sheet of the page comes last, where it would win if the order decided.
  const sheets = [tokenSheet, brands.club.css, brands.shop.css, brands.page.css]
    .map((css) => `<style>${css}</style>`)
    .join('')
  document.body.innerHTML = `${sheets}
    <div id="page-page"><div id="page-inverse" data-surface="inverse"></div></div>
    <div id="shop-page" data-brand="shop">
      <div id="shop-inverse" data-surface="inverse"></div>
      <div id="club-page" data-brand="club">
        <div id="club-paper" data-surface="paper"><div data-brand="shop"><div id="shop-accent" data-surface="accent"></div></div></div>
      </div>
    </div>
    <section id="club-inverse-strong" data-brand="club" data-surface="inverse-strong"></section>`
})
afterEach(() => {
  delete document.documentElement.dataset.theme
  delete document.documentElement.dataset.mode
  document.body.replaceChildren()
})

it.each(themes)('has the colours of the nearest brand on every surface, in the theme %s', (theme) => {
  document.documentElement.dataset.theme = theme
  const places = [...document.querySelectorAll('[id]')]
  expect(places).toHaveLength(8)
  for (const place of places) {
    const [brand = '', surface = ''] = place.id.split(/-(.*)/)
    const groups = colourGroups(brands[brand as keyof typeof brands].tokens)[theme]
    const style = getComputedStyle(place)
    const wanted = { ...groups.root, ...groups[surface as Surface] }
    const seen = Object.fromEntries(
      Object.keys(wanted).map((name) => [name, style.getPropertyValue(`--ds-${name}`).trim()]),
    )
    expect(seen, place.id).toEqual(wanted)
  }
})

it.each(['light', 'dark'] as const)(
  'follows the selector of a host alone, also on a device that prefers %s',
  async (device) => {
    const { tokens, css } = createTheme({ accent: '#7c3aed', darkSelector: '[data-mode="night"]' })
    document.body.innerHTML = `<style>${tokenSheet}${css}</style><div id="inverse" data-surface="inverse"></div>`
    await emulateMedia('prefers-color-scheme', device)
    const colours = colourGroups(tokens)
    for (const theme of ['light', 'dark', 'light'] as const) {
      document.documentElement.dataset.mode = theme === 'dark' ? 'night' : 'day'
      for (const [element, surface] of [
        [document.documentElement, 'page'],
        [document.getElementById('inverse')!, 'inverse'],
      ] as const)
        for (const [name, value] of Object.entries(colours[theme][surface]!))
          expect(getComputedStyle(element).getPropertyValue(`--ds-${name}`).trim(), `${theme} ${name}`).toBe(
            value,
          )
    }
  },
)

it('has its own corners, font and background', () => {
  const shop = getComputedStyle(document.getElementById('shop-page')!)
  expect(shop.getPropertyValue('--ds-radius-control')).toBe('8px')
  expect(shop.fontFamily).toBe('serif')
  expect(shop.backgroundColor).not.toBe(
    getComputedStyle(document.getElementById('club-page')!).backgroundColor,
  )
})

import tokens from '@kaksha/design-system/tokens.plain.json'
import { brand } from '../content/brand'

/** The colour of the browser's toolbar: the background of the page, in each theme. */
export const themeColours = {
  light: tokens.light.page.bg.$value,
  dark: tokens.dark.page.bg.$value,
}

/**
 * How a phone shows the site on its home screen. `browser`, because visitors need the address bar to move around the
 * site: it is not an application, and it does not offer to be installed.
 */
export const webManifest = (): string =>
  JSON.stringify({
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: brand.summary,
    lang: 'en-IN',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: themeColours.light,
    background_color: themeColours.light,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })

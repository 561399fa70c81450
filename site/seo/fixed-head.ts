import tokens from '@kaksha/design-system/tokens.plain.json'
import type { Organization, WithContext } from 'schema-dts'
import { brand } from '../content/brand'
import { absolute } from './sitemap'
import { jsonFor, organizationId } from './structured-data'

/** The organisation behind the site. It is on every page, so it contains only what every page shows. */
export const organization: WithContext<Organization> = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  '@id': organizationId,
  name: brand.name,
  url: absolute('/'),
  logo: absolute('/icon-512.png'),
  email: brand.email,
  address: { '@type': 'PostalAddress', addressLocality: brand.city, addressCountry: brand.countryCode },
  sameAs: brand.socials.map((social) => social.href),
}

/** The colour of the browser's toolbar: the background of the page, in each theme. */
const themeColours = {
  light: tokens.light.page.bg.$value,
  dark: tokens.dark.page.bg.$value,
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const tag = (name: string, attributes: Record<string, string>) =>
  `<${name} ${Object.entries(attributes)
    .map(([attribute, value]) => `${attribute}="${escaped(value)}"`)
    .join(' ')}/>`

/** Size in pixels of every social card: what the networks require to show it large. */
const cardSize = { width: 1200, height: 630 }

/**
 * The part of the head that is the same on every page. The prerenderer writes it: it does not change during navigation,
 * so no script has to contain it.
 *
 * Two icons need no link, because they are requested by name: /favicon.ico by browsers that draw no SVG there,
 * /apple-touch-icon.png by iOS.
 */
export const fixedHead = (): string =>
  [
    tag('meta', { property: 'og:type', content: 'website' }),
    tag('meta', { property: 'og:site_name', content: brand.name }),
    tag('meta', { property: 'og:locale', content: 'en_IN' }),
    tag('meta', { property: 'og:image:width', content: `${cardSize.width}` }),
    tag('meta', { property: 'og:image:height', content: `${cardSize.height}` }),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    ...Object.entries(themeColours).map(([scheme, content]) =>
      tag('meta', { name: 'theme-color', media: `(prefers-color-scheme:${scheme})`, content }),
    ),
    tag('link', { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' }),
    tag('link', { rel: 'manifest', href: '/site.webmanifest' }),
    `<script type="application/ld+json">${jsonFor(organization)}</script>`,
  ].join('')

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

import { hashOf, type Inline } from '../../server/csp/csp'

/** The parts of one finished page. */
interface PageParts {
  /** The document as the router rendered it. */
  html: string
  css: string
  /** The address of the whole style sheet, if `css` is only a part of it. */
  styles: string
  /** Styles for pages without JavaScript: older browsers support only the `noscript` element, not the media feature. */
  noScript: string
  /** The inline script, as built. */
  script: string
  entry: string
  /** The address of the controls around the page. */
  controls: string
  chunks: string[]
}

const fontPreload = (css: string) => {
  const font = css.match(/url\(["']?(\/assets\/[^"')]+\.woff2)/)?.[1]
  return font ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}"/>` : ''
}

/** React renders hidden="until-found" as hidden="" (facebook/react#24740); find-in-page needs the value. */
export const withUntilFound = (html: string) =>
  html.replaceAll(/<[^>]*data-until-found[^>]*>/g, (tag) => tag.replace('hidden=""', 'hidden="until-found"'))

/**
 * The next page is fetched when its link is approached. Chromium alone does it, and not where data is saved:
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
const speculation = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: ['/v1/*', '/design-system/*', '/sandbox/*'] } }],
      },
      eagerness: 'moderate',
    },
  ],
})

/** Adds the style and the inline script to the head. */
export function finish({ html, css, styles, noScript, script, entry, controls, chunks }: PageParts): string {
  const head = [
    `<script data-entry="${entry}" data-controls="${controls}" data-chunks="${chunks.join(' ')}" data-styles="${styles}">${script}</script>`,
    fontPreload(css),
    `<style>${css}</style>`,
    `<noscript><style>${noScript}</style></noscript>`,
    `<script type="speculationrules">${speculation}</script>`,
  ].join('')
  return withUntilFound(html).replace('</head>', () => `${head}</head>`)
}

/** Structured data is in a script element, but browsers do not run it. */
const isCode = (attributes: string) => !/\btype="application\/ld\+json"/.test(attributes)

/** The inline scripts and styles of a finished page. A browser hashes the exact bytes between the tags. */
export const inlineOf = (html: string): Inline => ({
  scripts: [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes = '']) => isCode(attributes))
    .map(([, , code = '']) => hashOf(code)),
  styles: [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => hashOf(css)),
})

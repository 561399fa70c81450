/** What one page is made of. */
export interface PageParts {
  /** The document as the router rendered it. */
  html: string
  css: string
  /** Where the whole stylesheet is, when `css` is a part of it. */
  styles: string
  /** The inline script, as built. */
  loader: string
  entry: string
  chunks: string[]
}

const fontPreload = (css: string) => {
  const font = css.match(/url\(["']?(\/assets\/[^"')]+\.woff2)/)?.[1]
  return font ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}"/>` : ''
}

/**
 * Without JavaScript nothing can be opened, so everything is open; what only a script can do is not offered.
 * In the first layer, because the reset hides `[hidden]` with !important, and of those the first layer wins.
 */
const noScript = `<noscript><style>@layer theme{[data-slot=accordion-content][hidden],[data-slot=tabs-content][hidden],[data-noscript=show]{display:block!important;content-visibility:visible!important}[data-noscript=hide]{display:none!important}[data-noscript=wrap]{flex-wrap:wrap}}</style></noscript>`

/** Puts style and loader into the head, and restores what React cannot write. */
export function finish({ html, css, styles, loader, entry, chunks }: PageParts): string {
  const head = [
    `<script data-entry="${entry}" data-chunks="${chunks.join(' ')}" data-styles="${styles}">${loader}</script>`,
    fontPreload(css),
    `<style>${css}</style>`,
    noScript,
  ].join('')
  return (
    html
      .replace('</head>', () => `${head}</head>`)
      // The application is asked for by the loader, late; the router's own module scripts would come at once.
      .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
      // Within HTML a drawing needs no namespace; React does not look whether it is there.
      .replaceAll(' xmlns="http://www.w3.org/2000/svg"', '')
      // React writes hidden="until-found" as hidden="" (facebook/react#24740): find-in-page needs the value.
      .replaceAll(/<[^>]*data-until-found[^>]*>/g, (tag) => tag.replace('hidden=""', 'hidden="until-found"'))
  )
}

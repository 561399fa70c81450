/** What one page is made of. */
export interface PageParts {
  /** The document as the router rendered it. */
  html: string
  css: string
  /** Where the whole stylesheet is, when `css` is a part of it. */
  styles: string
  /** What holds where no script runs: older browsers know only the element for it, not the media feature. */
  noScript: string
  /** The inline script, as built. */
  loader: string
  entry: string
  chunks: string[]
}

const fontPreload = (css: string) => {
  const font = css.match(/url\(["']?(\/assets\/[^"')]+\.woff2)/)?.[1]
  return font ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}"/>` : ''
}

/** React writes hidden="until-found" as hidden="" (facebook/react#24740): find-in-page needs the value. */
export const withUntilFound = (html: string) =>
  html.replaceAll(/<[^>]*data-until-found[^>]*>/g, (tag) => tag.replace('hidden=""', 'hidden="until-found"'))

/** Puts style and loader into the head, and restores what React cannot write. */
export function finish({ html, css, styles, noScript, loader, entry, chunks }: PageParts): string {
  const head = [
    `<script data-entry="${entry}" data-chunks="${chunks.join(' ')}" data-styles="${styles}">${loader}</script>`,
    fontPreload(css),
    `<style>${css}</style>`,
    `<noscript><style>${noScript}</style></noscript>`,
  ].join('')
  return (
    withUntilFound(html)
      .replace('</head>', () => `${head}</head>`)
      // All that this script of the router's does is to take itself away.
      .replace('<script>document.currentScript.remove();/*$tsr-stream-boundary*/</script>', '')
      // The application is asked for by the loader, late; the router's own module scripts would come at once.
      .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
      // Within HTML a drawing needs no namespace; React does not look whether it is there.
      .replaceAll(' xmlns="http://www.w3.org/2000/svg"', '')
  )
}

import { readFileSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import { createLogger } from 'vite'
import { root } from './component-pages.mjs'
import { documentation } from './plugin/plugin.ts'

const favicon = `data:image/svg+xml,${encodeURIComponent(readFileSync(`${root}site/public/favicon.svg`, 'utf8'))}`

/** The pages as text have the commands and all code. */
const noScript =
  '<noscript><p>These pages need JavaScript. <a href="/design-system/llms.txt">Read them as text</a>: <a href="/design-system/foundations/brands.md">Brands</a>, for example, has the command that makes a theme.</p></noscript>'

/** Sets language, icon and title of Ladle's HTML page, and removes Ladle's own. */
const page = {
  name: 'page',
  transformIndexHtml: {
    order: 'pre' as const,
    handler: (html: string) =>
      html
        .replace('lang="en-US"', 'lang="en-IN"')
        .replace(/<link\s+rel="(mask-icon|apple-touch-icon|manifest)"[^>]*>\s*/g, '')
        .replace(/<link rel="icon"[^>]*>/, `<link rel="icon" href="${favicon}" />`)
        .replace(/<meta\s+name="(description|theme-color)"[^>]*>\s*/g, '')
        .replace(/<title>[^<]*<\/title>/, '<title>Design system</title>')
        .replace('<body>', `<body>\n${noScript}`),
  },
}

/** Hides a warning about vite-tsconfig-paths. Ladle adds this plugin and has no option to remove it. */
const customLogger = createLogger('warn')
for (const name of ['warn', 'warnOnce'] as const) {
  const log = customLogger[name]
  customLogger[name] = (message, options) => {
    if (!message.includes('vite-tsconfig-paths')) log(message, options)
  }
}

/** A separate configuration. Ladle adds the React plugin itself, and the site's would add the router plugin. */
export default {
  customLogger,
  plugins: [tailwindcss(), documentation(), page],
  resolve: { dedupe: ['react', 'react-dom'] },
}

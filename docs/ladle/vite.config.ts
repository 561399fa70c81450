import { readFileSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import { createLogger } from 'vite'
import { root } from './plugin/folders.ts'
import { documentation } from './plugin/plugin.ts'

const favicon = `data:image/svg+xml,${encodeURIComponent(readFileSync(`${root}site/public/favicon.svg`, 'utf8'))}`

/** Stories need a script. The pages are documents, which docs/text writes. */
const noScript =
  '<noscript><p>Stories need JavaScript. <a href="/design-system/">The pages of the documentation</a> do not, and <a href="/design-system/llms.txt">they are also texts</a>.</p></noscript>'

/** Sets language, icon and title of Ladle's document, and removes Ladle's own. */
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
  // As in the site's build: on a busy machine it is slow without a reason in a plugin.
  build: { rollupOptions: { checks: { bundlerTimings: false } } },
  plugins: [tailwindcss(), documentation(), page],
  resolve: { dedupe: ['react', 'react-dom'] },
}

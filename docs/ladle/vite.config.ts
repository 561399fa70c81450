import { readFileSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import { createLogger } from 'vite'
import { documentation } from './plugin.ts'
import { root } from './rooms.mjs'

const favicon = `data:image/svg+xml,${encodeURIComponent(readFileSync(`${root}site/public/favicon.svg`, 'utf8'))}`

/** Ladle's page is one more page of this house: its language, its mark, and none of Ladle's. */
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
        .replace(/<title>[^<]*<\/title>/, '<title>Design system</title>'),
  },
}

/** A list of 200 files says nothing. Ladle adds a plugin that this Vite does without, which nobody here can take out. */
const customLogger = createLogger('warn')
for (const name of ['warn', 'warnOnce'] as const) {
  const log = customLogger[name]
  customLogger[name] = (message, options) => {
    if (!message.includes('vite-tsconfig-paths')) log(message, options)
  }
}

/** Ladle brings its own React plugin; the site's configuration would add the router. */
export default {
  customLogger,
  plugins: [tailwindcss(), documentation(), page],
  resolve: { dedupe: ['react', 'react-dom'] },
}

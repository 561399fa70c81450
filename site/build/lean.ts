import type { Plugin } from 'vite'

const routersLink = '\0routers-link'

/** What packages carry along for other sites: left out of the pages. */
export const lean: Plugin = {
  name: 'lean',
  apply: 'build',
  enforce: 'pre',
  // The prerender too: a component that needs what is missing stops the build.
  applyToEnvironment: ({ name }) => name === 'client' || name === 'prerender',
  resolveId(source, importer) {
    // What React has by itself since version 18.
    if (source === 'use-sync-external-store/shim/with-selector')
      return this.resolve('use-sync-external-store/with-selector', importer, { skipSelf: true })
    // Each route carries the router's own link (4 KB); ours are plain (docs/decisions/0001).
    if (source === './link.js' && importer?.includes('/@tanstack/react-router/')) return routersLink
    // The lock on scrolling behind a dialog writes a style element, which the policy of a page refuses.
    if (source === './singleton' && importer?.includes('/react-style-singleton/'))
      return this.resolve('/site/build/style-sheets.ts', importer, { skipSelf: true })
    // Icons bring builders for other frameworks (3 KB) to write an <svg>.
    if (source.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/'))
      return this.resolve('/site/build/icon.ts', importer, { skipSelf: true })
  },
  load(id) {
    if (id !== routersLink) return
    return `
      const missing = () => {
        throw new Error('The router’s own links are left out of the build: write <a href>.')
      }
      export { missing as Link, missing as createLink, missing as linkOptions, missing as useLinkProps }
    `
  },
}

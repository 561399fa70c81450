import type { Plugin } from 'vite'

const split = /\bimport\((['"])([^'"]+\?tsr-split=[^'"]+)\1\)/g
const path = /createFileRoute\((['"])([^'"]+)\1\)/

/**
 * Rewrites the source of a route so that its own script is loaded by `loadRoute`. Undefined if nothing was split off.
 */
export function throughLoad(code: string) {
  if (!code.includes('tsr-split')) return
  // A folder in parentheses groups routes and is not part of the address.
  const name = code.match(path)?.[2]?.replaceAll(/\/\([^/]+\)/g, '')
  if (!name || !code.match(split))
    throw new Error(
      '@tanstack/router-plugin splits routes in a form that site/build/route-parts.ts does not know.',
    )
  const loader = `import { loadRoute as __loadRoute } from '/site/browser/load-route'\n`
  return loader + code.replaceAll(split, (part) => `__loadRoute(${JSON.stringify(name)}, () => ${part})`)
}

/**
 * The router's plugin splits routes with plain dynamic imports. They have to use the same helper as every other dynamic
 * import (`browser/load.ts`), with its time-out, its error and its single reload. The plugin has no option for it, and the
 * reload of `lazyRouteComponent` shows the error page before it happens (TanStack/router#8377).
 */
export const routeParts: Plugin = {
  name: 'route-parts',
  enforce: 'pre',
  transform: (code, id) => (/\/site\/routes\/[^?]+\.tsx$/.test(id) ? throughLoad(code) : undefined),
}

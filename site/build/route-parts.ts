import type { Plugin } from 'vite'

const split = /\bimport\((['"])([^'"]+\?tsr-split=[^'"]+)\1\)/g
const path = /createFileRoute\((['"])([^'"]+)\1\)/

/** What a route's file becomes: its own script comes through `loadRoute`. Undefined where nothing was split off. */
export function throughLoad(code: string) {
  const name = code.match(path)?.[2]
  if (!name || !code.match(split)) return
  const loader = `import { loadRoute as __loadRoute } from '/site/services/load-route'\n`
  return loader + code.replaceAll(split, (part) => `__loadRoute(${JSON.stringify(name)}, () => ${part})`)
}

/**
 * The router's plugin splits routes with bare dynamic imports. Like every other one these go through the one helper
 * (`services/load.ts`): its time-out, its error, its one reload.
 */
export const routeParts: Plugin = {
  name: 'route-parts',
  enforce: 'pre',
  transform: (code, id) => (/\/site\/routes\/[^?]+\.tsx$/.test(id) ? throughLoad(code) : undefined),
}

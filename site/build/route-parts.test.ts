import { expect, it } from 'vitest'
import { throughLoad } from './route-parts'

const compiled = `const importer = () => import('./about.tsx?tsr-split=component');
import { lazyRouteComponent, createFileRoute } from '@tanstack/react-router';
export const Route = createFileRoute('/about')({ component: lazyRouteComponent(importer, 'component') });`

it('loads the split parts of a route through `loadRoute`, under the path of its page', () => {
  const code = throughLoad(compiled)
  expect(code).toContain(`() => __loadRoute("/about", () => import('./about.tsx?tsr-split=component'))`)
  expect(code).toContain(`import { loadRoute as __loadRoute } from '/site/browser/load-route'`)
})

it('names the page by its address, without the folder that groups its route', () => {
  const grouped = compiled.replace("'/about'", "'/(guides)/about'")
  expect(throughLoad(grouped)).toContain(`__loadRoute("/about", `)
})

it('rejects a split route in a form that it does not know', () => {
  expect(() => throughLoad(compiled.replace('import(', 'part('))).toThrow('router-plugin')
  expect(() => throughLoad(compiled.replaceAll('createFileRoute', 'createRoute'))).toThrow('router-plugin')
})

it('leaves other files, and routes without split parts, unchanged', () => {
  expect(throughLoad(`export const a = () => import('./b')`)).toBeUndefined()
  expect(throughLoad(`createFileRoute('/about')({})`)).toBeUndefined()
})

import { expect, it } from 'vitest'
import { throughLoad } from './route-parts'

const compiled = `const importer = () => import('./about.tsx?tsr-split=component');
import { lazyRouteComponent, createFileRoute } from '@tanstack/react-router';
export const Route = createFileRoute('/about')({ component: lazyRouteComponent(importer, 'component') });`

it('sends what the router has split off through the one helper, under the path of its page', () => {
  const code = throughLoad(compiled)
  expect(code).toContain(`() => __loadRoute("/about", () => import('./about.tsx?tsr-split=component'))`)
  expect(code).toContain(`import { loadRoute as __loadRoute } from '/site/services/load-route'`)
})

it('leaves alone what is no route, and a route from which nothing was split', () => {
  expect(throughLoad(`export const a = () => import('./b')`)).toBeUndefined()
  expect(throughLoad(`createFileRoute('/about')({})`)).toBeUndefined()
})

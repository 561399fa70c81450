// Serves the built sites without Next, each at a free port of the loopback address, and prints their addresses.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestListener } from '@react-router/node'
import sirv from 'sirv'

/** @typedef {import('node:http').RequestListener} RequestListener */

const apps = process.argv[2] ?? ''

/** @param {string} app @returns {Promise<RequestListener>} */
async function reactRouter(app) {
  const build = await import(pathToFileURL(join(apps, app, 'build/server/index.js')).href)
  const render = createRequestListener({ build })
  const assets = sirv(join(apps, app, 'build/client'))
  return (request, response) => assets(request, response, () => render(request, response))
}

/** @type {Record<string, RequestListener>} */
const sites = {
  astro: sirv(join(apps, 'astro/dist')),
  esbuild: sirv(join(apps, 'esbuild')),
  'react-router': await reactRouter('react-router'),
  'react-router-19.0': await reactRouter('react-router-19.0'),
  'tanstack-router': sirv(join(apps, 'tanstack-router/dist'), { single: true }),
  vite: sirv(join(apps, 'vite/dist')),
}

/** @type {Record<string, string>} */
const origins = {}
for (const [name, listener] of Object.entries(sites)) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  origins[name] = `http://127.0.0.1:${typeof address === 'object' && address?.port}`
}
console.log(JSON.stringify(origins))

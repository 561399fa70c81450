/** The sites of two other companies, a German shop and an Arabic library, each with Next and with Vite. */
import { once } from 'node:events'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { root } from '../../../site/build/steps.ts'
import { bin, node, openHome } from './programs.ts'

const source = join(root, 'tests/consumers/apps/shops')

/** The brands, as options of the command `theme`. */
const themes = {
  tea: ['--accent', '#a3263c', '--radius', '2', '--font', 'Georgia, "DejaVu Serif", serif'],
  library: ['--accent', '#5a3fc0', '--radius', '14', '--font', 'Tahoma, "Noto Sans Arabic", sans-serif'],
}

/** What each framework builds of the folder of the sites. Both import `storefront`. */
const parts = {
  next: { files: ['app', 'next.config.mjs'], packages: ['next'] },
  vite: { files: ['ar', 'de', 'src', 'prerender.mjs', 'vite.config.ts'], packages: ['vite'] },
}

export const shopFrameworks = Object.keys(parts) as (keyof typeof parts)[]

async function write(home: string, name: keyof typeof parts) {
  const app = join(home, 'apps', name)
  const { files, packages } = parts[name]
  const used = ['@kaksha/design-system', 'react', 'react-dom', ...packages]
  const dependencies = Object.fromEntries(used.map((used) => [used, '*']))
  await mkdir(app, { recursive: true })
  await writeFile(join(app, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }))
  for (const file of ['storefront', ...files])
    await cp(join(source, file), join(app, file), { recursive: true })
  const command = join(home, 'node_modules/@kaksha/design-system/commands.js')
  for (const [brand, options] of Object.entries(themes))
    await node(app, [command, 'theme', ...options, '--out', `storefront/${brand}.css`])
  return app
}

/** Builds the pages for the browser and for the server, and writes the HTML of the server into the built documents. */
async function buildWithVite(app: string) {
  const vite = bin('vite/bin/vite.js')
  await node(app, [vite, 'build'])
  await node(app, [vite, 'build', '--ssr', 'src/render.tsx', '--outDir', 'dist-server'])
  await node(app, ['prerender.mjs'])
}

/** Both sites with both frameworks, built and served: `/de` and `/ar` of each origin. */
export async function openShops(tarball: string) {
  const { home, close, serveNext } = await openHome(tarball)
  let server: Server | undefined
  const end = async () => {
    server?.closeAllConnections()
    server?.close()
    await close()
  }
  try {
    const [next, vite] = await Promise.all([write(home, 'next'), write(home, 'vite')])
    await Promise.all([node(next, [bin('next/dist/bin/next'), 'build']), buildWithVite(vite)])
    server = createServer(sirv(join(vite, 'dist'))).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    return {
      home,
      close: end,
      origins: { next: await serveNext(next), vite: `http://127.0.0.1:${port}` },
      /** The style sheet that the command has written. */
      theme: (brand: keyof typeof themes) => readFile(join(vite, `storefront/${brand}.css`), 'utf8'),
    }
  } catch (error) {
    await end()
    throw error
  }
}

/** Sites with a framework: built from the files of the install pages, and served. */
import { type ChildProcess, exec, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { codeBlocks } from '../../../docs/ladle/plugin/mdx.ts'
import { ensurePackages, root } from '../../../site/build/steps.ts'
import { freePort } from '../../free-port.ts'
import { documentOf } from '../browser.ts'
import { npm } from '../setup.ts'

export const folder = join(root, 'tests/consumers/frameworks')

const quiet = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', NO_UPDATE_NOTIFIER: '1' }
const env: NodeJS.ProcessEnv = {
  ...process.env,
  ...quiet,
  CI: '1',
  NODE_ENV: 'production',
  VITEST: undefined,
}

const bin = (path: string) => join(folder, 'node_modules', path)

function node(cwd: string, args: string[], signal?: AbortSignal) {
  return promisify(execFile)(process.execPath, args, { cwd, env, signal }).catch((error) => {
    throw new Error(`node ${args.join(' ')} failed in ${cwd}\n${error.stdout}${error.stderr}`)
  })
}

/** The packed package beside the frameworks, with React from their lock file. */
async function install(home: string, tarball: string) {
  await writeFile(
    join(home, 'package.json'),
    JSON.stringify({ private: true, dependencies: { '@kaksha/design-system': `file:${tarball}` } }),
  )
  npm(home, 'install', '--omit=peer', '--prefer-offline')
}

/** The first piece of output that the pattern matches. */
async function printed(child: ChildProcess, pattern: RegExp) {
  let output = ''
  child.stderr!.on('data', (data) => {
    output += data
  })
  for await (const data of child.stdout!) {
    output += data
    const found = output.match(pattern)
    if (found) return found[0]
  }
  throw new Error(`A server ended before it was ready.\n${output}`)
}

/** A folder with the packed package beside the frameworks. `close` ends its servers and removes it. */
export async function openHome(tarball: string) {
  await ensurePackages('Installing the frameworks of the consumers', 'tests/consumers/frameworks', 'next', [
    'install',
    '--no-save',
  ])
  await mkdir(join(folder, '.results'), { recursive: true })
  const home = await mkdtemp(join(folder, '.results/sites-'))
  const servers: ChildProcess[] = []
  /** Starts a server in Node. */
  const start = (args: readonly string[], cwd = home, NODE_ENV = 'production') => {
    const child = spawn(process.execPath, args, { cwd, env: { ...env, NODE_ENV }, stdio: 'pipe' })
    servers.push(child)
    return child
  }
  async function close() {
    for (const child of servers) {
      child.kill()
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    }
    await rm(home, { recursive: true, force: true, maxRetries: 3 })
  }
  /** Starts the server of a built Next site, and waits until it answers. */
  async function serveNext(app: string) {
    const port = await freePort()
    const next = start([bin('next/dist/bin/next'), 'start', app, '-H', '127.0.0.1', '-p', `${port}`])
    await printed(next, /Ready/)
    return `http://127.0.0.1:${port}`
  }
  try {
    await install(home, tarball)
    await writeFile(join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions: { jsx: 'react-jsx' } }))
    return { home, start, close, serveNext }
  } catch (error) {
    await close()
    throw error
  }
}

const shared = join(root, 'tests/consumers/apps/shared')

interface Build {
  packages: string[]
  /** Its document has this script. The other programs write the document themselves, or the guide has it. */
  script?: string
  /** The program that builds the site, which is called with `build`. Without it the site is built by the guide's command. */
  builder?: string
  /** The folder of its modules. */
  source: string
}

const builds = {
  next: { packages: ['next'], builder: 'next/dist/bin/next', source: 'app' },
  astro: { packages: ['astro', '@astrojs/react'], builder: 'astro/astro.js', source: 'src/components' },
  'react-router': {
    packages: ['react-router', '@react-router/dev', '@react-router/node', 'isbot', 'vite'],
    builder: '@react-router/dev/bin.js',
    source: 'app',
  },
  // Its plugin for routes in files is a package of this repository.
  'tanstack-router': {
    packages: ['@tanstack/react-router', '@tanstack/router-plugin', 'vite'],
    builder: 'vite/bin/vite.js',
    source: 'src',
    script: '/src/main.tsx',
  },
  // The guide's first page alone, without a router.
  vite: { packages: ['vite'], builder: 'vite/bin/vite.js', source: 'src', script: '/src/main.tsx' },
  esbuild: { packages: ['esbuild'], source: 'src' },
} satisfies Record<string, Build>

export const frameworks = Object.keys(builds) as (keyof typeof builds)[]

/** React Router again, with the oldest React that the package supports. Next has its own React. */
const oldest = 'react-router-19.0'

/** Sites with a page of every export, and one of 300 links. */
export const withEveryExport = ['next', 'react-router', oldest] as const

/** The files and commands on the install page of a framework. Vite has its own `index.html`. */
async function guideOf(name: keyof typeof builds) {
  const isShared = name === 'vite' || name === 'esbuild'
  const page = `docs/pages/guide/install-with-${isShared ? 'vite-or-esbuild' : name}.mdx`
  const blocks = codeBlocks(await readFile(join(root, page), 'utf8'))
  return {
    files: blocks.filter((block) => block.type !== 'sh' && !(name === 'vite' && block.name === 'index.html')),
    command: (of: string) => blocks.find((block) => block.name === of)!.code,
  }
}

/** The site of one framework: the files of the guide at the places that it shows, and a second page. */
async function write(home: string, name: keyof typeof builds) {
  const { packages, script, source }: Build = builds[name]
  const { files, command } = await guideOf(name)
  const app = join(home, 'apps', name)
  const own = join(root, 'tests/consumers/apps', name)
  if (existsSync(own)) await cp(own, app, { recursive: true })
  const used = ['@kaksha/design-system', 'react', 'react-dom', ...packages]
  const dependencies = Object.fromEntries(used.map((used) => [used, '*']))
  await mkdir(join(app, source), { recursive: true })
  await writeFile(join(app, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }))
  if (script) await writeFile(join(app, 'index.html'), documentOf(script))
  // A file of the guide never replaces one of the site.
  for (const { name: place, code } of files) {
    await mkdir(dirname(join(app, place)), { recursive: true })
    await writeFile(join(app, place), code, { flag: 'wx' })
  }
  for (const file of ['library.tsx', 'every.tsx', 'every-client.tsx'])
    await cp(join(shared, file), join(app, source, file))
  const [, theme = ''] = command('Make a theme').match(/design-system (.*)/) ?? []
  const args = theme.replaceAll('"', '').split(' ')
  await node(app, [join(home, 'node_modules/@kaksha/design-system/commands.js'), ...args])
}

/** The site with React Router and React 19.0. */
async function writeOldest(apps: string) {
  const app = join(apps, oldest)
  await cp(join(apps, 'react-router'), app, { recursive: true })
  await cp(join(root, 'tests/consumers/apps', oldest), app, { recursive: true })
  for (const name of ['react', 'react-dom', 'scheduler'])
    await cp(bin(`${name}-19.0`), join(app, 'node_modules', name), { recursive: true })
}

/** Builds all sites. The first failure ends the other builds. */
async function buildAll(apps: string) {
  const failed = new AbortController()
  const build = async (name: keyof typeof builds) => {
    const { builder }: Build = builds[name]
    const cwd = join(apps, name)
    const { signal } = failed
    if (builder) return node(cwd, [bin(builder), 'build'], signal)
    const { command } = await guideOf(name)
    return promisify(exec)(command('build.sh'), { cwd, env, signal })
  }
  // Next uses both cores by itself; the others take turns beside it.
  const [first, ...others] = frameworks
  const inTurns = async () => {
    for (const name of others) await build(name)
    await node(join(apps, oldest), [bin(builds['react-router'].builder!), 'build'], failed.signal)
  }
  const all = [build(first!), inTurns()]
  await Promise.all(all).catch((error) => {
    failed.abort()
    return Promise.allSettled(all).then(() => Promise.reject(error))
  })
}

/** All sites, built and served. */
export async function openSites(tarball: string) {
  const { home, start, close, serveNext } = await openHome(tarball)
  const apps = join(home, 'apps')
  try {
    await Promise.all(frameworks.map((name) => write(home, name)))
    await writeOldest(apps)
    await buildAll(apps)
    const rest = start([join(folder, 'serve.mjs'), apps])
    const [origins, next] = await Promise.all([printed(rest, /\{.*\}/), serveNext(join(apps, 'next'))])

    /** Starts the development server of a site, and waits for its first page. `output` is what it has printed. */
    async function develop(name: (typeof withEveryExport)[number]) {
      const port = await freePort()
      const origin = `http://127.0.0.1:${port}`
      const builder = bin(builds[name === oldest ? 'react-router' : name].builder!)
      const host = name === 'next' ? '-H' : '--host'
      const args = [builder, 'dev', host, '127.0.0.1', '--port', `${port}`]
      const child = start(args, join(apps, name), 'development')
      const output: string[] = []
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (text) => output.push(String(text)))
      const isReady = () =>
        fetch(`${origin}/every`).then(
          ({ ok }) => ok,
          () => false,
        )
      while (!(await isReady())) {
        if (child.exitCode !== null) throw new Error(`The server ended.\n${output.join('')}`)
        await setTimeout(250)
      }
      return { origin, output }
    }
    return { home, close, develop, origins: { next, ...JSON.parse(origins) } }
  } catch (error) {
    await close()
    throw error
  }
}

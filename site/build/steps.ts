// The builds, each done again only when its sources, the packages or its settings have changed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { lockFolder } from '../server/database/lock.ts'
import { StartError } from '../server/runtime/errors.ts'
import { loadEnvFile } from '../server/settings/env-file.ts'
import { newRelease, replaceFolder, switchRelease } from './release.ts'
import { stop } from './run.mjs'

export { ensurePackages, stop } from './run.mjs'

export const root = fileURLToPath(new URL('../../', import.meta.url))
const inRoot = (path: string) => join(root, path)

// The build reads the same settings as the server; a variable set in the shell overrides `.env`.
/** What the owner should know about `.env`. */
export const envWarnings = readEnv()
function readEnv() {
  try {
    return loadEnvFile(root)
  } catch (error) {
    return stop((error as Error).message)
  }
}

/** Runs a Node program in the root of the repository. It ends with this process. */
export const run = (args: string[], env: NodeJS.ProcessEnv = {}) =>
  new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })
    const end = () => void child.kill()
    process.once('exit', end)
    child.on('error', reject).on('exit', (code) => {
      process.off('exit', end)
      if (code === 0) resolve()
      else reject(new Error(`${args.join(' ')} failed`))
    })
  })

/** Prints what is being done and how long it took. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const startMs = performance.now()
  console.log(`${title} …`)
  const result = await work()
  console.log(`${title}: ${((performance.now() - startMs) / 1000).toFixed(1)} s`)
  return result
}

/** Which files are sources of the stories, which have accessibility texts and examples. */
export const storySources = /^(?!.*\.(test|fixture)\.\w+$)/
/** Which files are sources of the site. */
export const siteSources = /^(?!.*\.(test|fixture|stories|meta)\.\w+$)/

const outputs = /(^|[\\/])(node_modules|dist|\.results)([\\/]|$)/

/** Every file below the paths, without build outputs. */
async function filesIn(paths: string[], sources: RegExp) {
  const files: string[] = []
  for (const path of paths.filter((path) => existsSync(inRoot(path)))) {
    if (statSync(inRoot(path)).isFile()) files.push(path)
    else
      for (const entry of await readdir(inRoot(path), { recursive: true, withFileTypes: true }))
        if (entry.isFile()) files.push(join(entry.parentPath, entry.name).slice(root.length))
  }
  return files.filter((file) => !outputs.test(file) && sources.test(file)).sort()
}

/** A hash of the contents of the files and of the settings that the build reads. */
export async function fingerprint(paths: string[], sources = /^/): Promise<string> {
  const hash = createHash('sha256')
  for (const file of await filesIn(paths, sources)) hash.update(file).update(await readFile(inRoot(file)))
  for (const name of Object.keys(process.env).sort())
    if (name.startsWith('VITE_') || name === 'SITE_URL') hash.update(`${name}=${process.env[name]}`)
  return hash.digest('hex')
}

/** Longer than any build. */
const maxBuildMs = 15 * 60_000

/** Runs the work in one process at a time: two commands or test files may find the same output stale at once. */
async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const folder = inRoot(`node_modules/.cache/kaksha/locks/${name}`)
  await mkdir(folder, { recursive: true })
  const unlock = await waitForLock(folder)
  return work().finally(unlock)
}

async function waitForLock(folder: string): Promise<() => void> {
  const until = Date.now() + maxBuildMs
  for (;;) {
    try {
      return lockFolder(folder)
    } catch (error) {
      if (!(error instanceof StartError)) throw error
      if (Date.now() > until)
        throw new Error(`Another process has been building this for 15 minutes: end it, or delete ${folder}.`)
      await wait(200)
    }
  }
}

/** One output: the stamp holds the fingerprint of the sources from which it was made. */
interface Output {
  title: string
  stamp: string
  paths: string[]
  sources?: RegExp
  build: () => Promise<unknown>
}

const isFresh = async ({ stamp, paths, sources }: Output) =>
  (await fingerprint(paths, sources)) === (await readFile(inRoot(stamp), 'utf8').catch(() => ''))

/** Builds the output unless it is fresh. The stamp is written last, so an interrupted build is repeated. */
export async function ensureFresh(output: Output): Promise<boolean> {
  if (await isFresh(output)) return false
  const { title, stamp, paths, sources, build } = output
  return withLock(stamp.replaceAll('/', '-'), async () => {
    // Another process may have built it while this one waited.
    if (await isFresh(output)) return false
    // A source that changes during the build makes the next check stale.
    const before = await fingerprint(paths, sources)
    await step(title, build)
    await mkdir(dirname(inRoot(stamp)), { recursive: true })
    await writeFile(inRoot(stamp), before)
    return true
  })
}

const shared = ['package-lock.json', 'tailwind.config.ts', 'design-system']
const tsx = (file: string, env?: NodeJS.ProcessEnv) => run(['--import', 'tsx', file], env)

/** Builds the site and the server. Tests with other settings build into a separate folder, `SITE_DIST`. */
export async function buildSite(env: NodeJS.ProcessEnv = {}) {
  await run(['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'warn'], {
    NODE_ENV: 'production',
    // A test may be the first to need the site, and its build is then used by everything else, so it must not be built
    // in test mode.
    VITEST: undefined,
    ...env,
  })
  await tsx('site/build/prerender/prerender.ts', env)
}

export const ensureSite = () =>
  ensureFresh({
    title: 'Building the site',
    stamp: 'site/dist/.stamp',
    paths: [...shared, 'vite.config.ts', '.env', 'site'],
    sources: siteSources,
    build: async () => {
      const { id } = await newRelease(inRoot('site/dist'))
      await buildSite({ SITE_DIST: `site/dist/releases/${id}` })
      await switchRelease(inRoot('site/dist'), id)
    },
  })

const stories: Output = {
  title: 'Building the design system’s stories',
  stamp: 'docs/dist/.stamp',
  paths: [...shared, '.env', 'CHANGELOG.md', 'docs', 'site/content', 'site/seo'],
  sources: storySources,
  build: () =>
    replaceFolder(inRoot('docs/dist/ladle'), async (next) => {
      const env = { NODE_ENV: 'production', STORIES_DIST: relative(root, next) }
      await run(['node_modules/@ladle/react/lib/cli/cli.js', 'build', '--config', 'docs/ladle'], env)
      await tsx('docs/text/write.ts', env)
    }),
}
export const ensureStories = () => ensureFresh(stories)
export const areStoriesFresh = () => isFresh(stories)

/** The published package. */
export const ensurePackage = () =>
  ensureFresh({
    title: 'Building the package',
    stamp: 'design-system/dist/.stamp',
    paths: [...shared, 'tsconfig.json', 'LICENSE'],
    build: () => tsx('design-system/build/package.ts'),
  })

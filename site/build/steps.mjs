// Runs on a clean clone before anything is installed, so it imports only Node's own modules.
import { spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { newRelease, switchRelease } from './release.mjs'

export const root = fileURLToPath(new URL('../../', import.meta.url))
const at = (/** @type {string} */ path) => join(root, path)

// The build reads the same settings as the server; a variable set in the shell overrides `.env`.
if (existsSync(at('.env'))) process.loadEnvFile(at('.env'))

/** Ends the process with one line that says what to do. @param {string} message @returns {never} */
export function stop(message) {
  console.error(message)
  process.exit(1)
}

/** Runs a command in the root of the repository. On Windows npm is a script, which only a shell can start. */
export const run = (/** @type {string} */ command, /** @type {string[]} */ args, env = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, ...env },
    })
    const end = () => void child.kill()
    process.once('exit', end)
    child.on('error', reject)
    child.on('exit', (code) => {
      process.off('exit', end)
      if (code === 0) resolve(undefined)
      else reject(new Error(`${command} ${args.join(' ')} failed`))
    })
  })

/** Prints what is being done and how long it took. @template T @param {string} title @param {() => Promise<T>} work */
export async function step(title, work) {
  const start = performance.now()
  console.log(`${title} …`)
  const result = await work()
  console.log(`${title}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return result
}

/** Which files are sources of the stories, which have accessibility texts and examples. */
export const storySources = /^(?!.*\.(test|fixture)\.\w+$)/
/** Which files are sources of the site. */
export const siteSources = /^(?!.*\.(test|fixture|stories|meta)\.\w+$)/

/** Every file below the given paths, without build outputs. @param {string[]} places @param {RegExp} sources */
async function filesIn(places, sources) {
  const skipped = /(^|[\\/])(node_modules|dist|\.results|\.ladle-[^\\/]*)([\\/]|$)/
  const files = []
  for (const place of places) {
    if (!existsSync(at(place))) continue
    const entries = await readdir(at(place), {
      recursive: true,
      withFileTypes: true,
    }).catch(() => null)
    if (!entries) files.push(place)
    else
      for (const entry of entries) {
        const path = join(entry.parentPath ?? entry.path, entry.name)
        const name = path.slice(root.length)
        if (entry.isFile() && !skipped.test(name) && sources.test(name)) files.push(name)
      }
  }
  return files.sort()
}

/**
 * A hash of the contents of many files and of the settings that the build reads.
 * @param {string[]} places @param {RegExp} sources Which of the files count.
 */
export async function fingerprint(places, sources = /^/) {
  const hash = createHash('sha256')
  for (const file of await filesIn(places, sources)) hash.update(file).update(await readFile(at(file)))
  for (const name of Object.keys(process.env).sort())
    if (name.startsWith('VITE_') || name === 'SITE_URL') hash.update(`${name}=${process.env[name]}`)
  return hash.digest('hex')
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/** In milliseconds. */
const longestBuild = 15 * 60_000

/** In milliseconds. */
const longestTakeover = 10_000

/**
 * Removes a lock that was left behind. A second lock makes the check and the removal one step: otherwise a process that
 * found the same lock a moment later would remove the new lock of the first.
 * @param {string} turn
 */
async function removeStaleLock(turn) {
  const guard = `${turn}.takeover`
  const error = await writeFile(guard, '', { flag: 'wx' }).catch((error) => error)
  if (error) {
    // Its process was killed within the few milliseconds of a takeover.
    const since = await stat(guard).then(({ mtimeMs }) => mtimeMs, Date.now)
    if (Date.now() - since > longestTakeover) await rm(guard, { force: true })
    return wait(20)
  }
  try {
    if (await isStaleLock(turn)) await rm(turn, { force: true })
  } finally {
    await rm(guard, { force: true })
  }
}

/** @param {string} turn */
async function isStaleLock(turn) {
  const holder = Number.parseInt(await readFile(turn, 'utf8').catch(() => ''), 10)
  const since = await stat(turn).then(({ mtimeMs }) => mtimeMs, Date.now)
  // The process id may have been reused. No build takes this long, so an older lock is stale.
  return (holder > 0 && !isRunning(holder)) || Date.now() - since > longestBuild
}

/**
 * Runs the work under a lock, because two test files may find the same output stale at once. A lock left behind by a
 * killed process is taken over.
 * @template T @param {string} name @param {() => Promise<T>} work
 */
async function withLock(name, work) {
  const turn = at(`node_modules/.cache/kaksha/${name}`)
  const holder = `${process.pid} ${randomUUID()}`
  await mkdir(dirname(turn), { recursive: true })
  for (;;) {
    const error = await writeFile(turn, holder, { flag: 'wx' }).catch((error) => error)
    if (!error) break
    if (error.code !== 'EEXIST') throw error
    if (await isStaleLock(turn)) await removeStaleLock(turn)
    else await wait(200)
  }
  try {
    return await work()
  } finally {
    // After `longestBuild` another process may have taken it over.
    if ((await readFile(turn, 'utf8').catch(() => '')) === holder) await rm(turn, { force: true })
  }
}

/**
 * Whether the stored output was made from exactly this input.
 * @param {string} stamp @param {string[]} places @param {RegExp} [sources]
 */
const isFresh = async (stamp, places, sources) =>
  (await fingerprint(places, sources)) === (await readFile(at(stamp), 'utf8').catch(() => ''))

/**
 * Does the work unless its output was made from exactly this input. The stamp is written last, so interrupted work is
 * repeated.
 * @param {string} title @param {string} stamp @param {string[]} places @param {() => Promise<unknown>} work
 * @param {RegExp} [sources]
 */
export async function unlessFresh(title, stamp, places, work, sources) {
  if (await isFresh(stamp, places, sources)) return false
  return withLock(stamp.replaceAll('/', '-'), async () => {
    // Another process may have finished the work meanwhile. A source that changes during the work makes the next check
    // stale.
    const now = await fingerprint(places, sources)
    if (now === (await readFile(at(stamp), 'utf8').catch(() => ''))) return false
    await step(title, work)
    await mkdir(dirname(at(stamp)), { recursive: true })
    await writeFile(at(stamp), now)
    return true
  })
}

/**
 * Installs the packages of a folder's lock file if they are missing. npm writes its own copy of the lock file
 * last, so a missing copy means an unfinished installation.
 * @param {string} title @param {string} folder @param {string} name A package that must be there.
 * @param {string[]} command `npm ci` refuses a lock file that lacks an optional package for another system, which a
 * registry may not have; `npm install --no-save` does not, and leaves the lock file as it is.
 */
export async function ensurePackages(title, folder, name, command = ['ci']) {
  const [wanted, done, found] = await Promise.all(
    ['package-lock.json', 'node_modules/.package-lock.json', `node_modules/${name}`].map((file) =>
      stat(at(join(folder, file))).catch(() => null),
    ),
  )
  if (found && wanted && done && done.mtimeMs >= wanted.mtimeMs) return
  const args = [
    ...command,
    '--prefix',
    folder,
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  await step(title, () =>
    run('npm', args).catch(() =>
      stop(
        `The packages of ${folder}/package-lock.json could not be installed: see npm’s message above, and try again.`,
      ),
    ),
  )
}

/**
 * Installs the packages of the lock file, development dependencies included: the build needs them whatever NODE_ENV is.
 */
export async function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    stop(
      `Node ${process.versions.node} is too old: install Node 20.19, 22.12 or 24 (https://nodejs.org) and run the command again.`,
    )
  // A build tool is missing if the packages were installed for production only.
  await ensurePackages('Installing packages', '.', 'vite')
}

const node = process.execPath
const bin = (/** @type {string} */ name) => at(`node_modules/${name}`)
const shared = ['package-lock.json', 'tailwind.config.ts', 'design-system']

/** Builds the site and the server. Tests with other settings build into a separate folder, `SITE_DIST`. */
export async function buildSite(env = {}) {
  await run(node, [bin('vite/bin/vite.js'), 'build', '--app', '--logLevel', 'warn'], {
    NODE_ENV: 'production',
    // A test may be the first to need the site, and its build is then used by everything else, so it must not be built
    // in test mode.
    VITEST: undefined,
    ...env,
  })
  await run(node, ['--import', 'tsx', 'site/build/prerender/prerender.ts'], env)
}

/** Builds the site and the server if their sources have changed. */
export const ensureSite = () =>
  unlessFresh(
    'Building the site',
    'site/dist/.stamp',
    [...shared, 'vite.config.ts', '.env', 'site'],
    async () => {
      const { id } = await newRelease(at('site/dist'))
      await buildSite({ SITE_DIST: `site/dist/releases/${id}` })
      await switchRelease(at('site/dist'), id)
    },
    siteSources,
  )

const stories = { stamp: 'docs/dist/.stamp', places: [...shared, '.env', 'docs', 'site/content', 'site/seo'] }

/** Whether the stories are built and their sources have not changed since. */
export const areStoriesFresh = () => isFresh(stories.stamp, stories.places, storySources)

/** Builds the stories of the design system if their sources have changed. */
export const ensureStories = () =>
  unlessFresh(
    'Building the design system’s stories',
    stories.stamp,
    stories.places,
    async () => {
      await run(node, [bin('@ladle/react/lib/cli/cli.js'), 'build', '--config', 'docs/ladle'], {
        NODE_ENV: 'production',
      })
      await run(node, ['--import', 'tsx', 'docs/text/write.ts'])
    },
    storySources,
  )

/** Builds the published package if its sources have changed. */
export const ensurePackage = () =>
  unlessFresh(
    'Building the package',
    'design-system/dist/.stamp',
    [...shared, 'tsconfig.json', 'LICENSE'],
    () => run(node, ['--import', 'tsx', 'design-system/build/package.ts']),
  )

// `node site/build/run.mjs FILE [ARGUMENTS]`: installs what is missing, then runs a TypeScript file. Plain JavaScript,
// because on a clean clone it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Ends the process with one line that says what to do. @param {string} message @returns {never} */
export function stop(message) {
  console.error(message)
  process.exit(1)
}

/**
 * Says what a command does, for `--help`; refuses an argument that it would ignore.
 * @param {string} name @param {string} usage @param {string[]} known
 */
export function checkArguments(name, usage, known = []) {
  const args = process.argv.slice(2)
  if (args.some((word) => word === '--help' || word === '-h')) {
    console.log(`${name}: ${usage}`)
    process.exit(0)
  }
  const unknown = args.find((word) => !known.includes(word))
  if (unknown !== undefined) stop(`${name} takes no '${unknown}'. ${usage}`)
}

/**
 * Installs the packages of a folder's lock file if they are missing. npm writes its own copy of the lock file last, so a
 * missing copy means an unfinished installation. Development dependencies are included: the build needs them whatever
 * NODE_ENV is.
 * @param {string} title @param {string} folder @param {string} name A package that must be there.
 * @param {string[]} command `npm ci` refuses a lock file that lacks an optional package for another system, which a
 * registry may not have; `npm install --no-save` does not, and leaves the lock file as it is.
 */
export function ensurePackages(title, folder, name, command = ['ci']) {
  /** @param {string} file */
  const changedMs = (file) => statSync(join(root, folder, file), { throwIfNoEntry: false })?.mtimeMs
  const lock = changedMs('package-lock.json')
  const copy = changedMs('node_modules/.package-lock.json')
  const sample = changedMs(`node_modules/${name}`)
  if (sample && lock && copy && copy >= lock) return
  const startMs = performance.now()
  console.log(`${title} …`)
  const args = ['--prefix', folder, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  // On Windows npm is a script, which only a shell can start.
  const shell = process.platform === 'win32'
  const { status } = spawnSync('npm', [...command, ...args], { cwd: root, stdio: 'inherit', shell })
  if (status !== 0)
    stop(
      `The packages of ${folder}/package-lock.json could not be installed: see npm’s message above, and try again.`,
    )
  console.log(`${title}: ${((performance.now() - startMs) / 1000).toFixed(1)} s`)
}

export function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    stop(
      `Node ${process.versions.node} is too old: install Node 20.19, 22.12 or 24 (https://nodejs.org) and run the command again.`,
    )
  // A build tool is missing if the packages were installed for production only.
  ensurePackages('Installing packages', '.', 'vite')
}

/** @param {string} file */
async function runFile(file) {
  const { register } = await import('tsx/esm/api')
  register()
  // The file reads its arguments as if Node had started it.
  process.argv.splice(1, 2, file)
  await import(pathToFileURL(file).href)
}

const [, script, file = ''] = process.argv
if (script === fileURLToPath(import.meta.url)) {
  ensureInstalled()
  // Not awaited here: steps.ts imports this module, and two modules that wait for each other never run.
  runFile(resolve(file))
}

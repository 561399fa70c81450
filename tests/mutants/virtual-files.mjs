// Virtual files: readers of the working tree get mutated sources; the tree itself is never written.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The environment variable that passes the virtual files to Vitest's workers: JSON of `[path, text]` pairs. */
export const variable = 'MUTANTS_VIRTUAL_FILES'

/** @type {Map<string, string>} */
let virtual = new Map(JSON.parse(process.env[variable] ?? '[]'))
/** The modification times that readers see, because they compare times. @type {Map<string, number>} */
const changed = new Map()

/** @param {unknown} path */
const absolute = (path) => {
  if (path instanceof URL) return path.protocol === 'file:' ? fileURLToPath(path) : undefined
  return typeof path === 'string' ? resolve(path) : undefined
}
/** @param {unknown} path */
const textOf = (path) => (virtual.size ? virtual.get(absolute(path) ?? '') : undefined)

/** @param {string} text @param {any} options */
const as = (text, options) =>
  (typeof options === 'string' ? options : options?.encoding) ? text : Buffer.from(text)

const { readFileSync, readFile, statSync, stat } = fs
const { readFile: readPromise, stat: statPromise } = fs.promises

/** @template T @param {unknown} path @param {T} stats @returns {T} */
function dated(path, stats) {
  const time = changed.size ? changed.get(absolute(path) ?? '') : undefined
  if (time && stats) Object.assign(/** @type {any} */ (stats), { mtimeMs: time, mtime: new Date(time) })
  return stats
}

// biome-ignore format: one line each
Object.assign(fs, {
  readFileSync: (/** @type {any} */ path, /** @type {any} */ options) => {
    const text = textOf(path)
    return text === undefined ? readFileSync(path, options) : as(text, options)
  },
  readFile: (/** @type {any} */ path, /** @type {any[]} */ ...rest) => {
    const text = textOf(path)
    if (text === undefined) return /** @type {any} */ (readFile)(path, ...rest)
    process.nextTick(rest.at(-1), null, as(text, rest.length > 1 ? rest[0] : undefined))
  },
  statSync: (/** @type {any} */ path, /** @type {any} */ options) => dated(path, statSync(path, options)),
  stat: (/** @type {any} */ path, /** @type {any[]} */ ...rest) =>
    /** @type {any} */ (stat)(path, ...rest.slice(0, -1), (/** @type {any} */ error, /** @type {any} */ stats) =>
      rest.at(-1)(error, error ? stats : dated(path, stats))),
})
Object.assign(fs.promises, {
  readFile: async (/** @type {any} */ path, /** @type {any} */ options) => {
    const text = textOf(path)
    return text === undefined ? readPromise(path, options) : as(text, options)
  },
  stat: async (/** @type {any} */ path, /** @type {any} */ options) =>
    dated(path, await statPromise(path, options)),
})
syncBuiltinESMExports()

/**
 * From now on readers in this process, and in workers started after this, get these texts.
 * @param {Map<string, string>} files Absolute path and text.
 */
export function applyFiles(files) {
  const now = Date.now()
  for (const path of [...virtual.keys(), ...files.keys()]) changed.set(path, now)
  virtual = files
  process.env[variable] = JSON.stringify([...files])
}

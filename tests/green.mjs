// What `npm test` has found green on a commit need not be done again by `npm run test:full` on the very same one.
import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { root } from '../site/build/steps.mjs'

/** @typedef {{ tree: string, gates: { title: string, seconds: number }[] }} Green */

/** @param {string} cwd @param {string[]} args */
const git = (cwd, ...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** Names what is tested, by what and over what; nothing where a file differs from its commit, and so from its name. */
function treeAsItStands(cwd = root) {
  const commit = git(cwd, 'rev-parse', 'HEAD')
  const database = process.env.TEST_DATABASE_URL ? 'PostgreSQL' : 'PGlite'
  return commit && git(cwd, 'status', '--porcelain') === ''
    ? [commit, process.version, process.platform, database].join(' ')
    : undefined
}

/** Gates that were green on this tree, by title. @param {URL} file @returns {Promise<Map<string, number>>} */
export async function greenBefore(file, cwd = root) {
  const tree = treeAsItStands(cwd)
  /** @type {Green | null} */
  const green = JSON.parse(await readFile(file, 'utf8').catch(() => 'null'))
  const holds = tree !== undefined && green?.tree === tree
  return new Map(holds ? green.gates.map(({ title, seconds }) => [title, seconds]) : [])
}

/** @param {URL} file @param {{ title: string, seconds: number, ok: boolean }[]} gates */
export async function keepGreen(file, gates, cwd = root) {
  const tree = treeAsItStands(cwd)
  if (!tree) return
  const green = gates.filter(({ ok }) => ok).map(({ title, seconds }) => ({ title, seconds }))
  await writeFile(file, JSON.stringify({ tree, gates: green }))
}

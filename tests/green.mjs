// What `npm test` has found green on a commit need not be done again by `npm run test:full` on the very same one.
import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'

/** @typedef {{ tree: string, gates: { title: string, seconds: number }[] }} Green */

/** @param {string[]} args */
const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** Names what is tested, and by what; nothing where a file differs from its commit, and so from its name. */
export function treeAsItStands() {
  const commit = git('rev-parse', 'HEAD')
  return commit && git('status', '--porcelain') === ''
    ? `${commit} ${process.version} ${process.platform}`
    : undefined
}

/** Gates that were green on this tree, by title. @param {URL} file @returns {Promise<Map<string, number>>} */
export async function greenBefore(file) {
  const tree = treeAsItStands()
  /** @type {Green | null} */
  const green = JSON.parse(await readFile(file, 'utf8').catch(() => 'null'))
  const holds = tree !== undefined && green?.tree === tree
  return new Map(holds ? green.gates.map(({ title, seconds }) => [title, seconds]) : [])
}

/** @param {URL} file @param {{ title: string, seconds: number, ok: boolean }[]} gates */
export async function keepGreen(file, gates) {
  const tree = treeAsItStands()
  if (!tree) return
  const green = gates.filter(({ ok }) => ok).map(({ title, seconds }) => ({ title, seconds }))
  await writeFile(file, JSON.stringify({ tree, gates: green }))
}

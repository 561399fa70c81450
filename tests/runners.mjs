// Starts Vitest, Playwright and other tools of this repository, and reads their results.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '../site/build/steps.mjs'
import { playwrightResults, unhandledResults, vitestResults } from './reports.mjs'

/** @typedef {import('./reports.mjs').Result} Result */
/** @typedef {{ error?: string, results: Result[] }} Outcome */
/** @typedef {{ env?: Record<string, string>, log?: string }} Settings `log`: a file for the output, instead of the terminal. */

/** What a run leaves behind; emptied before the next. */
const folder = new URL('.results/', import.meta.url)

export async function emptyResults() {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  // A run that was killed leaves its databases in the temporary folder: 40 MB for each server.
  const day = 24 * 60 * 60_000
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith('kaksha-')) continue
    const path = join(tmpdir(), name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
    if (mtimeMs < Date.now() - day) await rm(path, { recursive: true, force: true })
  }
}

// A signal ends Node without the event `exit`, at which the tools are stopped: they would go on beside the next run.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.once(signal, () => process.exit(1))

/** @param {string} name */
export const resultFile = (name) => new URL(name, folder)

/** @param {string[]} args @param {Settings} [settings] @returns {Promise<string | undefined>} What went wrong. */
async function execute(args, { env = {}, log } = {}) {
  const file = log === undefined ? undefined : await open(log, 'a')
  const output = file?.fd ?? 'inherit'
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['inherit', output, output],
    env: { ...process.env, ...env },
  })
  const end = () => void child.kill()
  process.once('exit', end)
  const [code, signal] = await once(child, 'exit')
  process.off('exit', end)
  await file?.close()
  return code === 0 ? undefined : `${args[0]?.replace(root, '')} ended with ${signal ?? code}`
}

/** Runs a script of this repository. @param {string} script @param {string[]} [args] @returns {Promise<Outcome>} */
export const runScript = async (script, args = []) => ({
  error: await execute([root + script, ...args]),
  results: [],
})

/**
 * Runs a tool in parallel with other work: prints its output in one piece when it has failed.
 * @param {string} script Below node_modules.
 * @param {string[]} args
 * @returns {Promise<Outcome>}
 */
export async function runCheck(script, args) {
  const child = spawn(process.execPath, [`${root}node_modules/${script}`, ...args], { cwd: root })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data))
  const [code] = await once(child, 'close')
  return { error: code === 0 ? undefined : `${output}\n${script} failed`, results: [] }
}

/**
 * @param {string} name Of its report.
 * @param {string[]} args
 * @param {Settings} [settings]
 * @returns {Promise<Outcome>}
 */
export async function runVitest(name, args, settings) {
  const report = resultFile(`${name}.json`)
  const unhandled = resultFile(`${name}-unhandled.json`)
  await Promise.all([report, unhandled].map((file) => rm(file, { force: true })))
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=tests/.results/${name}.json`,
    '--reporter=./tests/vitest/unhandled-errors.mjs',
  ]
  const error = await execute([`${root}node_modules/vitest/vitest.mjs`, 'run', ...reporters, ...args], {
    ...settings,
    env: { ...settings?.env, UNHANDLED_ERRORS: fileURLToPath(unhandled) },
  })
  return { error, results: [...(await vitestResults(report)), ...(await unhandledResults(unhandled))] }
}

/** @param {string[]} args @param {Settings} [settings] @returns {Promise<Outcome>} */
export async function runPlaywright(args, settings) {
  const report = resultFile('playwright.json')
  await rm(report, { force: true })
  const config = ['--config', 'tests/e2e/playwright.config.ts']
  const error = await execute(
    [`${root}node_modules/@playwright/test/cli.js`, 'test', ...config, ...args],
    settings,
  )
  return { error, results: await playwrightResults(report) }
}

// Reads the JSON reports of Vitest and Playwright.
import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { root } from '../site/build/steps.mjs'

/**
 * @typedef {object} Result
 * @property {string} title `file > suite > test`; of a file that could not be loaded, the file.
 * @property {string} file
 * @property {'passed' | 'failed' | 'skipped' | 'flaky'} status Flaky: it passed only when it was tried again.
 * @property {number} seconds
 * @property {string} [why] Why it failed, at first if it is flaky, or was skipped.
 */

/** @param {URL} file */
const read = async (file) => JSON.parse(await readFile(file, 'utf8').catch(() => 'null'))

/** The first part of a message, without the page's markup that a library prints below it. @param {string} [message] */
const shorten = (message = '') =>
  message
    // biome-ignore lint/suspicious/noControlCharactersInRegex: terminals use them for colours
    .replace(/\u001b\[[0-9;]*m/g, '')
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, 6)
    .join('\n     ')

/**
 * A skipped test of Vitest gives its reason in its title: `(skipped: …)`. @param {URL} report @returns
 * {Promise<Result[]>}
 */
export async function vitestResults(report) {
  const json = await read(report)
  return (json?.testResults ?? []).flatMap((/** @type {any} */ one) => {
    const file = relative(root, one.name).replaceAll('\\', '/')
    /** @type {Result[]} */
    const results = one.assertionResults.map((/** @type {any} */ test) => {
      // A test that passed when it was tried again keeps the error of its first attempt.
      const [message] = test.failureMessages ?? []
      const ran = test.status === 'passed' || test.status === 'failed'
      return {
        title: [file, ...test.ancestorTitles, test.title].join(' > '),
        file,
        status: !ran ? 'skipped' : test.status === 'passed' && message ? 'flaky' : test.status,
        seconds: (test.duration ?? 0) / 1000,
        why: ran ? message && shorten(message) : test.title.match(/\(skipped: (.+)\)/)?.[1],
      }
    })
    if (one.status === 'failed' && !results.some(({ status }) => status === 'failed'))
      results.push({ title: file, file, status: 'failed', seconds: 0, why: shorten(one.message) })
    // The time of its hooks counts too.
    const rest = (one.endTime - one.startTime) / 1000 - results.reduce((sum, { seconds }) => sum + seconds, 0)
    if (results[0] && rest > 0) results[0].seconds += rest
    return results
  })
}

/** Errors that were thrown outside of any test fail the run too. @param {URL} report @returns {Promise<Result[]>} */
export async function unhandledResults(report) {
  return ((await read(report)) ?? []).map((/** @type {any} */ error) => {
    const file = relative(root, error.VITEST_TEST_PATH ?? root).replaceAll('\\', '/')
    /** @type {Result} */
    const result = {
      title: [file, 'an error outside of any test'].filter(Boolean).join(' > '),
      file,
      status: 'failed',
      seconds: 0,
      why: shorten(error.stack ?? error.message),
    }
    return result
  })
}

/** @type {ReadonlyMap<string, Result['status']>} */
const outcomes = new Map([
  ['expected', 'passed'],
  ['skipped', 'skipped'],
  ['flaky', 'flaky'],
])

/** In Playwright the reason of a skip is an annotation. @param {URL} report @returns {Promise<Result[]>} */
export async function playwrightResults(report) {
  const json = await read(report)
  /** @type {Result[]} */
  const results = []
  /** @param {any} suite @param {string[]} above */
  const walk = (suite, above) => {
    for (const spec of suite.specs ?? [])
      for (const { status, results: runs, annotations } of /** @type {any[]} */ (spec.tests))
        results.push({
          title: [...above, spec.title].join(' > '),
          file: above[0] ?? '',
          status: outcomes.get(status) ?? 'failed',
          seconds:
            runs.reduce((/** @type {number} */ sum, /** @type {any} */ run) => sum + run.duration, 0) / 1000,
          why:
            status === 'skipped'
              ? annotations.find((/** @type {any} */ note) => note.type === 'skip')?.description
              : shorten(runs.flatMap((/** @type {any} */ run) => run.errors)[0]?.message),
        })
    for (const child of suite.suites ?? []) walk(child, [...above, child.title])
  }
  for (const suite of json?.suites ?? []) walk(suite, [`tests/${suite.title}`])
  // Errors before a test begins, such as a file that cannot be loaded.
  for (const { message } of json?.errors ?? [])
    results.push({
      title: 'Playwright',
      file: 'Playwright',
      status: 'failed',
      seconds: 0,
      why: shorten(message),
    })
  return results
}

/** The slowest files, by the sum of their tests. @param {Result[]} results @param {number} count */
export function slowestFiles(results, count) {
  /** @type {Map<string, number>} */
  const files = new Map()
  for (const { file, seconds } of results) files.set(file, (files.get(file) ?? 0) + seconds)
  return [...files].sort((a, b) => b[1] - a[1]).slice(0, count)
}

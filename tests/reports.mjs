// Reads what the test runners have written: how many passed, what is red and why, what was skipped and why.
import { readFile } from 'node:fs/promises'

/**
 * @typedef {object} Report
 * @property {number} passed
 * @property {{ title: string, why: string }[]} failures
 * @property {{ title: string, why: string }[]} unsteady Red at the first try and green at the second.
 * @property {{ title: string, reason?: string }[]} skipped
 */

/** @type {Report} */
const nothing = { passed: 0, failures: [], unsteady: [], skipped: [] }

/** @param {URL} file */
const read = async (file) => JSON.parse(await readFile(file, 'utf8').catch(() => 'null'))

/** Enough of a message to know what is wrong, without the page that a library prints below it. @param {string} [message] */
const shortly = (message = '') =>
  message
    // biome-ignore lint/suspicious/noControlCharactersInRegex: terminals take colours from them
    .replace(/\u001b\[[0-9;]*m/g, '')
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, 6)
    .join('\n     ')

/** A skipped test of Vitest says why in its title: `(skipped: …)`. @param {URL} file @returns {Promise<Report>} */
export async function vitestReport(file) {
  const json = await read(file)
  if (!json) return nothing
  /** @type {any[]} */
  const tests = json.testResults.flatMap((/** @type {any} */ one) => one.assertionResults)
  const failures = tests
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => ({ title: fullName, why: shortly(failureMessages?.[0]) }))
  // A file that cannot be read has no tests, and no test of its own that fails.
  for (const { name, status, message, assertionResults } of json.testResults)
    if (status === 'failed' && !assertionResults.some((/** @type {any} */ one) => one.status === 'failed'))
      failures.push({ title: name, why: shortly(message) })
  return {
    passed: json.numPassedTests,
    failures,
    // What went wrong the first time stays with a test that has passed since.
    unsteady: tests
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length)
      .map(({ fullName, failureMessages }) => ({ title: fullName, why: shortly(failureMessages[0]) })),
    skipped: tests
      .filter(({ status }) => ['skipped', 'pending', 'todo', 'disabled'].includes(status))
      .map(({ fullName, title }) => ({ title: fullName, reason: title.match(/\(skipped: (.+)\)/)?.[1] })),
  }
}

/** The reason of a skip in Playwright is its annotation. @param {URL} file @returns {Promise<Report>} */
export async function playwrightReport(file) {
  const json = await read(file)
  if (!json) return nothing
  /** @type {any[]} */
  const tests = []
  const walk = (/** @type {any} */ suite) => {
    for (const { title, tests: runs } of suite.specs)
      for (const run of runs) tests.push({ title: `${suite.title} › ${title}`, ...run })
    for (const child of suite.suites ?? []) walk(child)
  }
  for (const suite of json.suites) walk(suite)
  const are = (/** @type {string} */ wanted) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ title, results }) => ({
        title,
        why: shortly(results.flatMap((/** @type {any} */ one) => one.errors)[0]?.message),
      }))
  return {
    passed: json.stats.expected + json.stats.flaky,
    failures: are('unexpected'),
    unsteady: are('flaky'),
    skipped: tests
      .filter(({ status }) => status === 'skipped')
      .map(({ title, annotations }) => ({
        title,
        reason: annotations.find((/** @type {any} */ note) => note.type === 'skip')?.description,
      })),
  }
}

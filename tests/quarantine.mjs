// Flaky tests by name: they run and are reported, but do not fail the run until their quarantine ends.
import { readFile } from 'node:fs/promises'

/** @typedef {import('./reports.mjs').Result} Result */
/** @typedef {{ test: string, reason: string, owner: string, until: string, tier?: 'full' }} Entry */

/** @returns {Promise<Entry[]>} */
export const readQuarantine = async () =>
  JSON.parse(await readFile(new URL('quarantine.json', import.meta.url), 'utf8'))

/** @param {Entry[]} entries @param {Result} result */
export const isQuarantined = (entries, { title }) => entries.some(({ test }) => test === title)

/**
 * The errors in the list. `results` are those of the whole tier; without them the check that each entry's
 * test has run is skipped.
 * @param {Entry[]} entries
 * @param {string} today As 2026-11-21.
 * @param {Result[]} [results]
 */
export function quarantineProblems(entries, today, results) {
  const ran = new Set(results?.filter(({ status }) => status !== 'skipped').map(({ title }) => title))
  return entries.flatMap(({ test, reason, owner, until }) => {
    const problems = []
    if (!reason || !owner || !/^\d{4}-\d\d-\d\d$/.test(until))
      problems.push('an entry needs test, reason, owner and until (YYYY-MM-DD)')
    if (until < today) problems.push(`its quarantine ended on ${until}: fix or delete the test`)
    if (results && !ran.has(test)) problems.push('no test of this name has run')
    return problems.map((problem) => `tests/quarantine.json, ${test}: ${problem}`)
  })
}

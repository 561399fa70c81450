/** One temporary folder for a run, removed at its end with the databases and pages of its tests. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export default function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'kaksha-tests-'))
  // Workers inherit the environment; Windows reads the last two variables.
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

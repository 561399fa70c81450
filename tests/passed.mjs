// `npm run test:full` contains `npm test`. If `npm test` has passed on exactly these files, only the rest is run.
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fingerprint, root } from '../site/build/steps.mjs'

/** This file is not in the folder of results, which each run empties. */
const stamp = join(root, 'node_modules/.cache/kaksha/npm-test-passed')

/** The state of everything that a test can read. */
export const currentState = async () => {
  const names = readdirSync(root).filter(
    (name) => !['.git', '.data', '.cache', 'node_modules'].includes(name),
  )
  return `${process.version} ${await fingerprint(names)}`
}

/** @param {string} state Of the beginning of the run that passed. */
export async function rememberPass(state) {
  await mkdir(dirname(stamp), { recursive: true })
  await writeFile(stamp, state)
}

/** @param {string} state */
export const hasPassed = async (state) => (await readFile(stamp, 'utf8').catch(() => '')) === state

/**
 * The test files whose tests or counts differ between the tiers. @param {'.test.ts' | '.test.tsx'} ending
 */
export const restOf = (ending) =>
  ['design-system', 'site', 'tests']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => file.endsWith(ending) && !/(^|\/)(node_modules|dist|\.results)\//.test(file))
    .filter(
      (file) =>
        file.endsWith(`.full${ending}`) ||
        /audit\/tier'|env\.TIER/.test(readFileSync(join(root, file), 'utf8')),
    )

/** Specs that `npm test` leaves out; single tests that it leaves out have `@full` in their title. */
export const fullSpecs =
  /(audit.(documentation|engines|enter|markup|measurements|states)|e2e.(integrations|messages|storage|walk))\.spec\.ts/

/** What `npm test` leaves out, and what it runs in one display mode only. */
export const restOfPlaywright = [/@full/, fullSpecs, /audit.(routes|stories)\.spec\.ts/]

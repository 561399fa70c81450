// `npm run test:mutants -- design-system/components/tabs`: Stryker changes the expressions of a folder one by one, runs
// the tests of the folder that execute the change, and prints each change that no test detects.
import { existsSync } from 'node:fs'
import { Stryker } from '@stryker-mutator/core'

const folder = process.argv[2]?.replaceAll('\\', '/').replace(/\/$/, '')
if (!folder || !existsSync(folder)) {
  console.error('Name one folder: npm run test:mutants -- design-system/components/tabs')
  process.exit(1)
}

// The runner is another process.
process.env.MUTATED_FOLDER = folder
await new Stryker({
  mutate: [
    `${folder}/**/*.{ts,tsx}`,
    `!${folder}/**/*.{test,stories,fixture,meta,gen}.{ts,tsx}`,
    `!${folder}/**/*.types.test.tsx`,
  ],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutants/vitest.config.ts', related: false },
  concurrency: 1,
  // A mutant may wait for ever.
  timeoutMS: 10_000,
  reporters: ['clear-text', 'progress', 'json'],
  jsonReporter: { fileName: `tests/.results/mutants/${folder.replaceAll('/', '-')}.json` },
  clearTextReporter: { reportTests: false, allowColor: process.stdout.isTTY },
  tempDirName: '.cache/stryker',
  ignorePatterns: ['.data', '.cache', 'tests/.results'],
}).runMutationTest()

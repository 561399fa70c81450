import { fileURLToPath } from 'node:url'
import type { UserWorkspaceConfig } from 'vitest/config'
import { defineConfig } from 'vitest/config'
import settings from '../../vite.config.ts'

const { test, ...shared } = settings
const told = (test?.projects ?? []) as UserWorkspaceConfig[]

/** The two projects that mutants run in, as they are; Node's workers see what is disguised too. */
const projects = told
  .filter((project) => ['components', 'node'].includes(String(project.test?.name)))
  .map((project) => ({
    ...project,
    test: {
      ...project.test,
      execArgv: ['--import', new URL('./disguise.mjs', import.meta.url).href],
      // A mutant may well wait for ever: not for long, and without the patience of the other runs.
      testTimeout: 10_000,
      setupFiles: [],
    },
  }))

export default defineConfig({
  ...shared,
  root: fileURLToPath(new URL('../../', import.meta.url)),
  // Its own, since a run of the other tests at the same time would bundle the packages anew under this one.
  logLevel: 'silent',
  cacheDir: 'node_modules/.cache/mutants',
  test: { projects },
})

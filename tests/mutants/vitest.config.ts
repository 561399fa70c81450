import { defineConfig, mergeConfig, type UserWorkspaceConfig } from 'vitest/config'
import components from '../vitest/components.config.ts'
import node from '../vitest/node.config.ts'
import { shared } from '../vitest/shared.ts'

/** A project that mutants run in, as it is; Node's workers see what is disguised too. */
const withMutants = (project: UserWorkspaceConfig): UserWorkspaceConfig => ({
  ...project,
  // Its own, since a run of the other tests at the same time would bundle the packages anew under this one.
  cacheDir: 'node_modules/.cache/mutants',
  test: {
    ...project.test,
    execArgv: ['--import', new URL('./disguise.mjs', import.meta.url).href],
    // A mutant may well wait for ever: not for long, and without the patience of the other runs.
    testTimeout: 10_000,
    setupFiles: [],
    // A worker that has loaded a file does not see it change.
    isolate: true,
  },
})

export default mergeConfig(
  shared,
  defineConfig({
    logLevel: 'silent',
    cacheDir: 'node_modules/.cache/mutants',
    test: { projects: [components, node].map(withMutants) },
  }),
)

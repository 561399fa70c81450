import { defineConfig, mergeConfig, type UserWorkspaceConfig } from 'vitest/config'
import components from '../vitest/components.config.ts'
import node from '../vitest/node.config.ts'
import { shared } from '../vitest/shared.ts'

/** A project that mutants run in, unchanged; Node's workers read the virtual files too. */
const withMutants = (project: UserWorkspaceConfig): UserWorkspaceConfig => ({
  ...project,
  // A separate cache, because another test run at the same time would bundle the packages again in the shared one.
  cacheDir: 'node_modules/.cache/mutants',
  test: {
    ...project.test,
    execArgv: ['--import', new URL('./virtual-files.mjs', import.meta.url).href],
    // A mutant may wait for ever, so the time-out is short and there is no retry.
    testTimeout: 10_000,
    setupFiles: [],
    // A worker that has loaded a file does not notice its change.
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

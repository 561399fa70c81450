import { defineConfig, mergeConfig, type UserWorkspaceConfig } from 'vitest/config'
import components from '../vitest/components.config.ts'
import node from '../vitest/node.config.ts'
import server from '../vitest/server.config.ts'
import { shared } from '../vitest/shared.ts'

// A separate cache, because another test run at the same time would bundle the packages again in the shared one.
const cacheDir = `node_modules/.cache/${process.env.MUTANTS_CACHE ?? 'mutants'}`

/** A project that mutants run in, unchanged; Node's workers read the virtual files too. */
const withMutants = (project: UserWorkspaceConfig): UserWorkspaceConfig => ({
  ...project,
  cacheDir,
  test: {
    ...project.test,
    execArgv: ['--import', new URL('./virtual-files.mjs', import.meta.url).href],
    // A mutant may wait for ever, so the time-out is short and there is no retry.
    testTimeout: 10_000,
    retry: 0,
    setupFiles: [],
    // A new worker for each file, because a worker that has loaded a file does not notice its change.
    isolate: true,
  },
})

export default mergeConfig(
  shared,
  defineConfig({
    logLevel: 'silent',
    cacheDir,
    test: { projects: [components, node, server].map(withMutants) },
  }),
)

import { defineProject } from 'vitest/config'
import { postgresTests } from '../postgres/cluster.ts'
import { shared } from './shared.ts'

/** The server on a real PostgreSQL. */
export default defineProject({
  root: shared.root,
  test: {
    name: 'postgres',
    environment: 'node',
    retry: 1,
    include: postgresTests,
    globalSetup: 'tests/postgres/setup.ts',
    setupFiles: 'tests/postgres/worker.ts',
    // Each test file has its own database; Vitest would use one worker on two cores.
    maxWorkers: 2,
    sequence: { groupOrder: 3 },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})

import { defineProject } from 'vitest/config'
import { shared } from './shared.ts'

/** Sites that install the package. */
export default defineProject({
  root: shared.root,
  test: {
    name: 'consumers',
    environment: 'node',
    retry: 1,
    include: ['tests/consumers/*.test.ts'],
    globalSetup: 'tests/consumers/setup.ts',
    // Runs beside the project `tools`, because most of these tests wait for one program.
    maxWorkers: 2,
    sequence: { groupOrder: 4 },
    testTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
  },
})

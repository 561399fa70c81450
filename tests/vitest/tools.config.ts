import { defineProject } from 'vitest/config'
import { shared } from './shared.ts'

/** `npm run dev`, tested in a copy of the repository. */
export default defineProject({
  root: shared.root,
  test: {
    name: 'tools',
    environment: 'node',
    retry: 1,
    include: ['tests/dev/*.test.ts'],
    maxWorkers: 2,
    sequence: { groupOrder: 4 },
    testTimeout: 120_000,
  },
})

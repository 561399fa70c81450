import { defineProject } from 'vitest/config'
import { shared } from './shared.ts'

/** Commands for those who change the repository, each tried in a copy of it. */
export default defineProject({
  root: shared.root,
  test: {
    name: 'tools',
    environment: 'node',
    include: ['tests/dev/*.test.ts', 'tests/new/*.test.ts'],
    sequence: { groupOrder: 5 },
    testTimeout: 120_000,
  },
})

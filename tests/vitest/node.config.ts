import { availableParallelism } from 'node:os'
import { defineProject } from 'vitest/config'
import { restOf } from '../passed.mjs'
import { full, fullOnly, onlyRest, shared } from './shared.ts'

/** Services, builds and tools, in Node. */
export default defineProject({
  ...shared,
  // These tests need no style sheets.
  plugins: [],
  test: {
    name: 'node',
    environment: 'node',
    include: onlyRest
      ? restOf('.test.ts')
      : ['design-system/**/*.test.ts', 'site/**/*.test.ts', 'tests/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', 'tests/{e2e,consumers,postgres,dev,new}/**', ...fullOnly],
    globalSetup: 'tests/vitest/temporary-folder.ts',
    // Two workers even on two cores, because many tests wait for a server or a browser.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { groupOrder: 2 },
    setupFiles: 'tests/vitest/clean-up.ts',
    isolate: false,
    // Full counts take minutes.
    testTimeout: full ? 600_000 : 120_000,
    hookTimeout: full ? 600_000 : 120_000,
  },
})

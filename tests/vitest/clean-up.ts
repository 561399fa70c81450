/**
 * Test files in one worker share loaded packages, because loading them takes longer than most tests. This undoes the
 * changes of a file, and the next file loads the code of this repository again.
 */
import { afterAll, vi } from 'vitest'

/** Vitest has no public way to remove `vi.mock` between files that share a worker. */
const { __vitest_mocker__: mocker } = globalThis as unknown as { __vitest_mocker__: { reset: () => void } }

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  mocker.reset()
  vi.resetModules()
})

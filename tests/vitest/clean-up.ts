/**
 * Files that run in one worker share what they load of packages, which takes longer than most tests. What a file has
 * changed is undone here, and the next one loads the code of this repository anew.
 */
import { afterAll, vi } from 'vitest'

/** Vitest has no public way to forget `vi.mock` between files that share a worker. */
const { __vitest_mocker__: mocker } = globalThis as unknown as { __vitest_mocker__: { reset: () => void } }

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  mocker.reset()
  vi.resetModules()
})

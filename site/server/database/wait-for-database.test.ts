import { afterEach, expect, it, vi } from 'vitest'
import { StartError } from '../runtime/errors'
import { waitForDatabase } from './database'

afterEach(() => void vi.useRealTimers())

const failure = (code: string, more: object = {}) =>
  new StartError(code, { cause: Object.assign(new Error(), { code, ...more }) })

/** Opens a database that fails with these errors first, under a clock that the test moves. */
function opening(failures: Error[], last?: Error) {
  vi.useFakeTimers()
  const startMs = Date.now()
  const attempts: number[] = []
  const reports: string[] = []
  const opened = waitForDatabase(
    async () => {
      attempts.push((Date.now() - startMs) / 1000)
      const error = failures.shift() ?? last
      if (error) throw error
      return 'store'
    },
    (text) => reports.push(text),
  )
  opened.catch(() => {})
  return { opened, attempts, reports }
}

it('waits for a database that is not there yet, longer each time', async () => {
  const { opened, attempts, reports } = opening([
    failure('ECONNREFUSED'),
    failure('ENOENT', { syscall: 'connect' }),
    failure('EAI_AGAIN'),
    failure('57P03'),
  ])
  await vi.advanceTimersByTimeAsync(60_000)
  await expect(opened).resolves.toBe('store')
  expect(attempts).toEqual([0, 0.25, 0.75, 1.75, 3.75])
  expect(reports).toEqual([
    'The database does not answer (ECONNREFUSED): the server waits for it for a minute.',
  ])
})

it('gives up after a minute', async () => {
  const { opened, attempts } = opening([], failure('ECONNREFUSED'))
  await vi.advanceTimersByTimeAsync(59_000)
  expect(attempts.length).toBeGreaterThan(12)
  await vi.advanceTimersByTimeAsync(5_000)
  await expect(opened).rejects.toThrow('ECONNREFUSED')
  expect(attempts.at(-1)).toBeLessThanOrEqual(60)
})

it.each([failure('28P01'), failure('3D000'), new StartError('newer'), new Error('fault')])(
  'does not wait where waiting does not help: %s',
  async (error) => {
    const { opened, attempts, reports } = opening([error])
    await expect(opened).rejects.toBe(error)
    expect([attempts, reports]).toEqual([[0], []])
  },
)

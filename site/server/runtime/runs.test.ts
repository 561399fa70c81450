import { expect, it } from 'vitest'
import { singleFlight } from './runs'

function watched() {
  const runs: { end: () => void; fail: () => void }[] = []
  const work = () =>
    new Promise<void>((end, reject) => void runs.push({ end, fail: () => reject(new Error('failed')) }))
  return { runs, work }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

it('runs the work at most twice for many callers, and after each call', async () => {
  const { run, idle } = singleFlight()
  const { runs, work } = watched()
  const first = run('a', work)
  const others = Promise.all(Array.from({ length: 50 }, () => run('a', work)))
  expect(runs).toHaveLength(1)
  runs[0]?.end()
  await first
  await settled()
  expect(runs).toHaveLength(2)
  let over = false
  const all = idle().then(() => {
    over = true
  })
  await settled()
  expect(over).toBe(false)
  runs[1]?.end()
  await Promise.all([others, all])
  void run('a', work)
  expect(runs).toHaveLength(3)
})

it('continues after a failure, which rejects only for the callers of that run', async () => {
  const { run } = singleFlight()
  const { runs, work } = watched()
  const first = run('a', work)
  const second = run('a', work)
  runs[0]?.fail()
  await expect(first).rejects.toThrow('failed')
  await settled()
  runs[1]?.end()
  await second
})

it('does not let one name wait for another', () => {
  const { run } = singleFlight()
  const { runs, work } = watched()
  void run('a', work)
  void run('b', work)
  expect(runs).toHaveLength(2)
})

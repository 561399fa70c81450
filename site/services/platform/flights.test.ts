import { expect, it } from 'vitest'
import { flights } from './flights'

function watched() {
  const runs: { end: () => void; fail: () => void }[] = []
  const work = () =>
    new Promise<void>((end, reject) => void runs.push({ end, fail: () => reject(new Error('failed')) }))
  return { runs, work }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

it('does what many ask for twice at most, and later than they asked', async () => {
  const { fly, landed } = flights()
  const { runs, work } = watched()
  const first = fly('a', work)
  const others = Promise.all(Array.from({ length: 50 }, () => fly('a', work)))
  expect(runs).toHaveLength(1)
  runs[0]?.end()
  await first
  await settled()
  expect(runs).toHaveLength(2)
  let over = false
  const all = landed().then(() => {
    over = true
  })
  await settled()
  expect(over).toBe(false)
  runs[1]?.end()
  await Promise.all([others, all])
  void fly('a', work)
  expect(runs).toHaveLength(3)
})

it('goes on after a failure, which only those hear of whose work it was', async () => {
  const { fly } = flights()
  const { runs, work } = watched()
  const first = fly('a', work)
  const second = fly('a', work)
  runs[0]?.fail()
  await expect(first).rejects.toThrow('failed')
  await settled()
  runs[1]?.end()
  await second
})

it('keeps no name waiting for another', () => {
  const { fly } = flights()
  const { runs, work } = watched()
  void fly('a', work)
  void fly('b', work)
  expect(runs).toHaveLength(2)
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDomainCheck, type DomainAnswer, domainDelay, type FetchAvailability } from './domain-check'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const tick = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** A domain check whose server answers when the test allows it. */
function checkWith() {
  const asked: { name: string; signal: AbortSignal; answer: (available: boolean | null) => void }[] = []
  const shown: (DomainAnswer | null)[] = []
  const fetchAvailability: FetchAvailability = (name, signal) =>
    new Promise((resolve) => {
      asked.push({
        name,
        signal,
        answer: (available) => resolve(available === null ? null : { available, suggestions: [] }),
      })
    })
  return { asked, shown, ...createDomainCheck(fetchAvailability, (answer) => shown.push(answer)) }
}
const names = (asked: { name: string }[]) => asked.map(({ name }) => name)

it('asks once, when typing pauses, and only for valid names', async () => {
  const { asked, typed } = checkWith()
  for (const value of ['g', 'ga', 'gan', 'gani', 'ganit']) {
    typed(value)
    await tick(domainDelay - 1)
  }
  expect(asked).toEqual([])
  await tick(1)
  expect(names(asked)).toEqual(['ganit'])
  for (const value of ['ganit-', 'admin', 'g', '']) {
    typed(value)
    await tick(domainDelay)
  }
  expect(asked).toHaveLength(1)
})

it.each([
  ['ga', 'Use at least 3 characters for the domain name. You have typed 2.'],
  ['Admin', 'This domain name is reserved. Please choose another one.'],
  ['a'.repeat(21), 'Use at most 20 characters for the domain name. You have typed 21.'],
])('says without a call why %j is refused, when typing pauses', async (name, reason) => {
  const { asked, shown, typed } = checkWith()
  typed(name)
  await tick(domainDelay - 1)
  expect(shown).toEqual([null])
  await tick(1)
  expect(shown.at(-1)).toEqual({ name, available: false, suggestions: [], reason })
  expect(asked).toEqual([])
  typed('')
  expect(shown.at(-1)).toBeNull()
})

it('asks once for the same name in another spelling', async () => {
  const { asked, shown, typed } = checkWith()
  typed('ganit')
  await tick(domainDelay)
  asked[0]?.answer(true)
  await tick(0)
  typed(' Ganit ')
  await tick(domainDelay)
  expect(asked).toHaveLength(1)
  expect(shown.at(-1)).toEqual({ name: 'ganit', available: true, suggestions: [] })
})

it('removes the note at the next key, and drops the answer to an old value', async () => {
  const { asked, shown, typed } = checkWith()
  typed('ganit')
  await tick(domainDelay)
  typed('ganita')
  expect(shown.at(-1)).toBeNull()
  expect(asked[0]?.signal.aborted).toBe(true)
  await tick(domainDelay)
  asked[1]?.answer(true)
  await tick(0)
  asked[0]?.answer(false)
  await tick(0)
  expect(shown.filter(Boolean)).toEqual([{ name: 'ganita', available: true, suggestions: [] }])
})

it('shows nothing without an answer, and asks again when the name is typed again', async () => {
  const { asked, shown, typed } = checkWith()
  typed('ganit')
  await tick(domainDelay)
  asked[0]?.answer(null)
  await tick(0)
  typed('ganit ')
  await tick(domainDelay)
  expect(names(asked)).toEqual(['ganit', 'ganit'])
  expect(shown.filter(Boolean)).toEqual([])
})

it('does nothing after stop()', async () => {
  const { asked, shown, typed, stop } = checkWith()
  typed('ganit')
  stop()
  await tick(domainDelay)
  expect(asked).toEqual([])
  typed('ganit')
  await tick(domainDelay)
  stop()
  asked[0]?.answer(true)
  await tick(0)
  expect(shown.filter(Boolean)).toEqual([])
})

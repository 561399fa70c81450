import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDraftSaver, retryDelay, type SaveResult, saveDelay } from './draft-saver'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const tick = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('saves once, a short time after typing pauses', async () => {
  const save = vi.fn(async (): Promise<SaveResult> => 'saved')
  const saver = createDraftSaver(save)
  for (const text of ['g', 'ga', 'gan']) {
    saver.typed(text)
    await tick(saveDelay - 1)
  }
  expect(save).not.toHaveBeenCalled()
  await tick(1)
  expect(save).toHaveBeenCalledExactlyOnceWith('gan', false)
  await tick(60_000)
  expect(save).toHaveBeenCalledTimes(1)
})

it('sends the last value of a page that is closed, without waiting for a running save', () => {
  const save = vi.fn(() => new Promise<SaveResult>(() => {}))
  const saver = createDraftSaver(save)
  saver.typed('ga')
  void saver.flush(true)
  saver.typed('gan')
  void saver.flush(true)
  expect(save.mock.calls).toEqual([
    ['ga', true],
    ['gan', true],
  ])
})

it('saves one value after the other, so that the newest arrives last', async () => {
  const finish: ((result: SaveResult) => void)[] = []
  const save = vi.fn(() => new Promise<SaveResult>((resolve) => finish.push(resolve)))
  const saver = createDraftSaver(save)
  saver.typed('first')
  await tick(saveDelay)
  saver.typed('second')
  await tick(saveDelay)
  expect(save).toHaveBeenCalledTimes(1)
  finish[0]?.('saved')
  await tick(0)
  expect(save).toHaveBeenLastCalledWith('second', false)
})

it.each([
  ['rejects', () => Promise.reject(new Error('offline'))],
  ['fails', async (): Promise<SaveResult> => 'later'],
])('repeats a save that %s, until it works', async (_, failing) => {
  const save = vi.fn<(value: string) => Promise<SaveResult>>(failing)
  const saver = createDraftSaver(save)
  saver.typed('gan')
  await tick(saveDelay)
  await tick(retryDelay)
  expect(save).toHaveBeenCalledTimes(2)
  save.mockResolvedValue('saved')
  await tick(retryDelay)
  await tick(60_000)
  expect(save).toHaveBeenCalledTimes(3)
})

it('drops what is not saved, and waits for a running save', async () => {
  let finish = (_: SaveResult) => {}
  const save = vi.fn(() => new Promise<SaveResult>((resolve) => (finish = resolve)))
  const saver = createDraftSaver(save)
  saver.typed('first')
  await tick(saveDelay)
  saver.typed('second')
  const dropped = vi.fn()
  void saver.drop().then(dropped)
  await tick(60_000)
  expect(dropped).not.toHaveBeenCalled()
  finish('later')
  await tick(60_000)
  expect(dropped).toHaveBeenCalled()
  expect(save).toHaveBeenCalledTimes(1)
})

it.each<SaveResult>(['later', 'refused'])('tries again when the connection is back: %s', async (result) => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const save = vi.fn(async () => result)
  const saver = createDraftSaver(save)
  saver.typed('gan')
  await tick(saveDelay)
  save.mockResolvedValue('saved')
  page.dispatchEvent(new Event('online'))
  await tick(0)
  expect(save).toHaveBeenCalledTimes(2)
  await tick(60_000)
  expect(save).toHaveBeenCalledTimes(2)
  vi.unstubAllGlobals()
})

it('keeps a value that was refused, and sends it again on flush', async () => {
  const save = vi.fn(async (): Promise<SaveResult> => 'refused')
  const saver = createDraftSaver(save)
  saver.typed('gan')
  await tick(60_000)
  expect(save).toHaveBeenCalledTimes(1)
  await saver.flush()
  expect(save).toHaveBeenCalledTimes(2)
})

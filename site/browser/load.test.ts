import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChunkLoadError, load, reloadGrace } from './load'

const store = new Map<string, string>()
const reload = vi.fn()
const answer = vi.fn()
let fields: { value: string; defaultValue: string }[]
const never = () => new Promise<never>(() => {})
const broken = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

/** A chunk that fails to load, on a page whose reload was cancelled. */
async function afterReload(part: string) {
  const failed = load(part, broken).catch(() => {})
  await vi.advanceTimersByTimeAsync(reloadGrace)
  await failed
}

beforeEach(() => {
  vi.useFakeTimers()
  store.clear()
  reload.mockClear()
  fields = [{ value: 'kept from the start', defaultValue: 'kept from the start' }]
  answer.mockReset().mockResolvedValue({ status: 200 })
  vi.stubGlobal('location', { reload, href: 'https://school.example/pricing' })
  vi.stubGlobal('document', { querySelectorAll: () => fields })
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('returns the module', async () => {
  await expect(load('part', async () => ({ answer: 42 }))).resolves.toEqual({ answer: 42 })
  expect(vi.getTimerCount()).toBe(0)
})

it('comes with the whole style sheet, unless the page has its rules', async () => {
  let arrive = () => {}
  const loadStylesheet = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)))
  vi.stubGlobal('window', { bootstrap: { loadStylesheet } })
  await load('text', async () => 'text', { styles: false })
  expect(loadStylesheet).not.toHaveBeenCalled()

  const settled = vi.fn()
  const part = load('dialog', async () => 'dialog').then(settled)
  await vi.advanceTimersByTimeAsync(1000)
  expect(settled).not.toHaveBeenCalled()
  arrive()
  await part
  expect(settled).toHaveBeenCalledWith('dialog')

  loadStylesheet.mockRejectedValue(new Error('gone'))
  await expect(load('dialog', async () => 'dialog', { reload: false })).rejects.toThrow(ChunkLoadError)
})

it('gives up after 120 seconds, and not before', async () => {
  const settled = vi.fn()
  const loading = load('part', never).catch(settled)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await loading
  expect(settled).toHaveBeenCalledWith(expect.any(ChunkLoadError))
  expect(settled.mock.calls[0]?.[0]).toMatchObject({ name: 'ChunkLoadError' })
  expect(reload).not.toHaveBeenCalled()
})

it('reloads once for a missing chunk, then only rejects', async () => {
  const beforeReload = vi.fn()
  const first = load('part', broken, { beforeReload })
  const settled = vi.fn()
  first.catch(settled)
  await vi.advanceTimersByTimeAsync(reloadGrace - 1)
  expect(settled, 'no message on a page that is about to go').not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await expect(first).rejects.toMatchObject({
    name: 'ChunkLoadError',
    cause: expect.any(TypeError),
  })
  expect(reload).toHaveBeenCalledTimes(1)
  expect(beforeReload).toHaveBeenCalledTimes(1)
  expect(beforeReload.mock.invocationCallOrder[0]).toBeLessThan(reload.mock.invocationCallOrder[0] ?? 0)

  await expect(load('part', broken, { beforeReload })).rejects.toBeInstanceOf(ChunkLoadError)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(beforeReload).toHaveBeenCalledTimes(1)
})

it('counts each chunk separately: a loaded one does not allow another to reload for ever', async () => {
  await afterReload('a')
  await load('b', async () => 'b')
  await afterReload('a')
  expect(reload).toHaveBeenCalledTimes(1)
})

it('may reload again once the chunk has loaded in between', async () => {
  await afterReload('part')
  await load('part', async () => 'there')
  await afterReload('part')
  expect(reload).toHaveBeenCalledTimes(2)
})

it.each([
  ['reload is false', { reload: false }, () => {}],
  [
    'nothing answers: the page would be lost',
    {},
    () => answer.mockRejectedValue(new TypeError('Failed to fetch')),
  ],
  ['the server is unavailable', {}, () => answer.mockResolvedValue({ status: 503 })],
  [
    'something was typed',
    {},
    () => {
      fields = [{ value: 'How many', defaultValue: '' }]
    },
  ],
  ['a function returns false', { reload: () => false }, () => {}],
  [
    'storage is forbidden: nothing would prevent a second reload',
    {},
    () => vi.stubGlobal('sessionStorage', undefined),
  ],
])('does not reload when %s', async (_, options, arrange) => {
  arrange()
  await expect(load('part', broken, options)).rejects.toBeInstanceOf(ChunkLoadError)
  expect(reload).not.toHaveBeenCalled()
})

it('asks the page’s own address whether a reload would help', async () => {
  await afterReload('part')
  expect(answer).toHaveBeenCalledExactlyOnceWith(
    'https://school.example/pricing',
    expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
  )
})

it('reloads despite typed text where a function says that the visitor is leaving', async () => {
  fields = [{ value: 'How many', defaultValue: '' }]
  const failed = load('part', broken, { reload: () => true }).catch(() => {})
  await vi.advanceTimersByTimeAsync(reloadGrace)
  await failed
  expect(reload).toHaveBeenCalledTimes(1)
})

it('treats an importer that throws as a missing chunk', async () => {
  const thrower = () => {
    throw new Error('no such module')
  }
  await expect(load('part', thrower, { reload: false })).rejects.toBeInstanceOf(ChunkLoadError)
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChunkLoadError } from './load'
import { loadRoute } from './load-route'

/** A fake of the parts of `window` that presses and the online event need. */
let page: EventTarget
let dataset: Record<string, string>
let fields: { value: string; defaultValue: string }[]
/** An element that the inline loader has marked as pressed. */
let queued: FakeElement | null
const submit = vi.fn()
const onLoadFailed = vi.fn()
const loadStylesheet = vi.fn()
const broken = () => Promise.reject(new TypeError('Failed to fetch'))

class FakeElement extends EventTarget {}
class FakeForm extends FakeElement {
  submit = submit
}
class FakeButton extends FakeElement {
  constructor(
    readonly type: string,
    readonly form?: FakeForm,
  ) {
    super()
  }
}
/** A press that the inline loader has queued. */
const press = (element: FakeElement) => {
  const event = new Event('queued')
  Object.defineProperty(event, 'target', { value: element })
  page.dispatchEvent(event)
}
/** What `/healthz` answers: the server's reply, or the error page of static hosting. */
const served = () => vi.stubGlobal('fetch', async () => Response.json({ status: 'ok' }))
const unserved = () => vi.stubGlobal('fetch', async () => new Response('<h1>Not found</h1>', { status: 404 }))
const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

/** The state of a load at this moment, without waiting for its end. */
function watched<T>(work: Promise<T>) {
  const seen: { value?: T; error?: unknown } = {}
  work.then(
    (value) => {
      seen.value = value
    },
    (error) => {
      seen.error = error
    },
  )
  return seen
}

beforeEach(() => {
  page = new EventTarget()
  dataset = {}
  fields = []
  queued = null
  submit.mockClear()
  onLoadFailed.mockClear()
  loadStylesheet.mockReset().mockResolvedValue(0)
  served()
  vi.stubGlobal('window', { bootstrap: { onLoadFailed, loadStylesheet } })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', {
    documentElement: { dataset },
    querySelector: () => queued,
    querySelectorAll: () => fields,
  })
  vi.stubGlobal('location', { pathname: '/elsewhere', href: 'https://school.example/elsewhere', reload() {} })
  vi.stubGlobal('sessionStorage', { getItem: () => '1', setItem() {}, removeItem() {} })
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('HTMLFormElement', FakeForm)
  vi.stubGlobal('HTMLButtonElement', FakeButton)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => vi.unstubAllGlobals())

it('rejects where the application runs: its router shows the error', async () => {
  dataset.hydrated = ''
  await expect(loadRoute('/about', broken)).rejects.toBeInstanceOf(ChunkLoadError)
})

it('leaves the page of the server unchanged, and tries again when the connection is back', async () => {
  const importer = vi.fn(broken as () => Promise<string>)
  const seen = watched(loadRoute('/about', importer))
  await settled()
  expect(seen).toEqual({})
  importer.mockResolvedValue('there')
  page.dispatchEvent(new Event('online'))
  await settled()
  expect(seen).toEqual({ value: 'there' })
  expect(importer).toHaveBeenCalledTimes(2)
})

it('rejects only for a press that nothing can answer', async () => {
  const seen = watched(loadRoute('/about', broken))
  await settled()
  page.dispatchEvent(new Event('online'))
  await settled()
  expect(seen).toEqual({})
  press(new FakeElement())
  await settled()
  expect(seen.error).toBeInstanceOf(ChunkLoadError)
})

it.each([
  ['without a connection', () => vi.stubGlobal('navigator', { onLine: false })],
  ['without the styles of the error page', () => loadStylesheet.mockRejectedValue(new Error('gone'))],
])('%s: keeps the page, and answers the press with a message', async (_, arrange) => {
  arrange()
  const seen = watched(loadRoute('/about', broken))
  await settled()
  expect(onLoadFailed).not.toHaveBeenCalled()
  press(new FakeElement())
  await settled()
  expect(onLoadFailed).toHaveBeenCalledOnce()
  expect(seen).toEqual({})
})

it('never loses what was typed', async () => {
  fields = [{ value: 'Asha', defaultValue: '' }]
  const seen = watched(loadRoute('/contact', broken))
  await settled()
  press(new FakeElement())
  await settled()
  expect(seen).toEqual({})
})

it('submits a form as without JavaScript', async () => {
  fields = [{ value: 'Asha', defaultValue: '' }]
  const seen = watched(loadRoute('/contact', broken))
  await settled()
  press(new FakeForm())
  await settled()
  expect(submit).toHaveBeenCalledOnce()
  expect(seen).toEqual({})
})

it.each([
  ['on static hosting', unserved],
  [
    'where another server answers every address',
    () => vi.stubGlobal('fetch', async () => new Response('<p>')),
  ],
  ['without a connection', () => vi.stubGlobal('fetch', broken)],
])('%s, keeps a form with what was typed, and shows a message', async (_, arrange) => {
  arrange()
  fields = [{ value: 'Asha', defaultValue: '' }]
  const seen = watched(loadRoute('/contact', broken))
  await settled()
  press(new FakeForm())
  await settled()
  expect(submit).not.toHaveBeenCalled()
  expect(onLoadFailed).toHaveBeenCalledOnce()
  expect(seen).toEqual({})
})

it('answers a press that was queued before anything listened', async () => {
  queued = new FakeButton('button')
  const seen = watched(loadRoute('/about', broken))
  await settled()
  expect(seen.error).toBeInstanceOf(ChunkLoadError)
})

it('submits the form of a button that was queued before anything listened', async () => {
  queued = new FakeButton('submit', new FakeForm())
  const seen = watched(loadRoute('/contact', broken))
  await settled()
  expect(submit).toHaveBeenCalledOnce()
  expect(seen).toEqual({})
})

it.each([
  ['the current page', '/elsewhere', {}, [], 1],
  ['a page that is only preloaded', '/about', { hydrated: '' }, [], 0],
  ['a page on which something was typed before hydration', '/elsewhere', {}, ['typed'], 0],
  ['the target of a navigation, whatever was typed before', '/elsewhere', { hydrated: '' }, ['typed'], 1],
])('reloads for %s: %s', async (_, path, data, values, times) => {
  const reload = vi.fn()
  Object.assign(dataset, data)
  fields = values.map((value) => ({ value, defaultValue: '' }))
  vi.stubGlobal('location', { pathname: '/elsewhere', href: 'https://school.example/elsewhere', reload })
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem() {}, removeItem() {} })
  vi.stubGlobal('fetch', async () => ({ status: 200 }))
  watched(loadRoute(path, broken))
  await settled()
  expect(reload).toHaveBeenCalledTimes(times)
})

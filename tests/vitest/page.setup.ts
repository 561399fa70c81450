import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { toast, toastStore } from '../../design-system/components/toast/store.ts'

// React's development build records a performance entry for each element, which only the browser's developer tools
// show.
Object.assign(console, { createTask: undefined, timeStamp: undefined })
// It also captures a stack trace for each of the first 10,000 elements per second, to name an owner in warnings.
const { default: react } = await import('react')
const internals = (react as unknown as Record<string, object>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => 1e9,
  set: () => {},
})
// Imported after this, because React reads both when it is loaded.
const { cleanup, configure } = await import('@testing-library/react')

// A page of the site has its own style sheet, which contains the classes of the components that it uses.
if (!/\/site\//.test(expect.getState().testPath ?? '')) await import('../../design-system/styles.css')

/** Limit for waiting for an event that takes milliseconds on a free machine and seconds on a busy one. */
const timeout = 8000
configure({ asyncUtilTimeout: timeout })
// Vitest has no setting for it; its own default is 1 s.
const { waitFor } = vi
vi.waitFor = (callback, options = timeout) => waitFor(callback, options)

// `PAGE_SLOWDOWN=4`: pages whose CPU is four times slower, to find a test that depends on time.
const rate = Number(import.meta.env.PAGE_SLOWDOWN)
if (rate > 1) await cdp().send('Emulation.setCPUThrottlingRate', { rate })

// A Back that comes late must not leave the page, which would end the tests of every file that shares it.
if (history.length < 3) history.pushState(null, '')

const address = location.href
const viewport = { width: innerWidth, height: innerHeight }
const { title } = document
const roots = [document.documentElement, document.body].map((root) => ({
  root,
  attributes: root.getAttributeNames().map((name) => [name, root.getAttribute(name) ?? ''] as const),
}))

/** Lines break elsewhere before the font is there. A fallback that this system does not have is rejected. */
beforeAll(() => Promise.allSettled([...document.fonts].map((font) => font.load())))

/** Each test begins with an empty page in a window of the usual size, with the real clock and no fragment in its address. */
afterEach(async () => {
  vi.useRealTimers()
  cleanup()
  if (location.hash) history.replaceState(null, '', location.pathname + location.search)
  if (innerWidth !== viewport.width || innerHeight !== viewport.height)
    await page.viewport(viewport.width, viewport.height)
})

/** Many files run in one page, one after another: this removes what a file leaves behind. */
afterAll(() => {
  cleanup()
  document.title = title
  for (const { id } of toastStore.get()) toast.dismiss(id)
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  for (const { root, attributes } of roots) {
    for (const name of root.getAttributeNames()) root.removeAttribute(name)
    for (const [name, value] of attributes) root.setAttribute(name, value)
  }
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', address)
  window.scrollTo({ top: 0, behavior: 'instant' })
})

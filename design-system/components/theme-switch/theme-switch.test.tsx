import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { click, testKeys, testRadios } from '../../testing/index.ts'
import { hydrate, serverPage } from '../../testing/page/page.tsx'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { applyTheme } from './theme.ts'
import meta from './theme-switch.meta.ts'
import { TwoSwitches } from './theme-switch.stories.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const root = document.documentElement
const key = 'test-theme'
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const checked = () => screen.getAllByRole<HTMLInputElement>('radio').filter((input) => input.checked)
const field = () => getComputedStyle(document.body).backgroundColor
/** Simulates a choice in another tab. */
const elsewhere = (newValue: string | null, name: string | null = key) =>
  act(async () => {
    dispatchEvent(new StorageEvent('storage', { key: name, newValue }))
  })

const reset = () => {
  localStorage.clear()
  applyTheme(null)
}
beforeEach(reset)
afterEach(() => {
  reset()
  vi.restoreAllMocks()
})

describe('choosing', () => {
  it('shows, stores and reports the choice', async () => {
    const tell = vi.fn()
    render(<ThemeSwitch storageKey={key} onThemeChange={tell} />)
    const before = field()
    await click(radio('Dark'))
    expect(root).toHaveAttribute('data-theme', 'dark')
    expect(localStorage.getItem(key)).toBe('dark')
    expect(field()).not.toBe(before)
    expect(checked()).toEqual([radio('Dark')])

    await click(radio('High contrast'))
    expect(root).toHaveAttribute('data-theme', 'contrast')
    expect(tell.mock.calls).toEqual([['dark'], ['contrast']])
  })

  it('removes the stored choice when it follows the device again', async () => {
    render(<ThemeSwitch storageKey={key} />)
    await click(radio('Light'))
    await click(radio('System'))
    expect(root).not.toHaveAttribute('data-theme')
    expect(localStorage.getItem(key)).toBeNull()
    expect(checked()).toEqual([radio('System')])
  })

  it('keeps the choice for this page if storage is denied', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    render(<ThemeSwitch storageKey={key} />)
    await click(radio('Dark'))
    expect(root).toHaveAttribute('data-theme', 'dark')
    expect(checked()).toEqual([radio('Dark')])
  })
})

testKeys(meta.contract, testRadios(<ThemeSwitch storageKey={key} />, { label: 'Theme', role: 'group' }))

describe('with other switches and tabs', () => {
  it('shows the same choice as another one on the page', async () => {
    render(<TwoSwitches />)
    await click(screen.getAllByRole('radio', { name: 'Dark' })[0]!)
    await waitFor(() => expect(checked().map(({ value }) => value)).toEqual(['dark', 'dark']))
  })

  it('follows a choice in another tab', async () => {
    render(<ThemeSwitch storageKey={key} />)
    await elsewhere('contrast')
    expect(root).toHaveAttribute('data-theme', 'contrast')
    await waitFor(() => expect(checked()).toEqual([radio('High contrast')]))
    await elsewhere('dark', 'another key')
    expect(root).toHaveAttribute('data-theme', 'contrast')
    await elsewhere(null, null)
    await waitFor(() => expect(checked()).toEqual([radio('System')]))
  })

  it('does not follow other tabs after it is unmounted', async () => {
    render(<ThemeSwitch storageKey={key} />).unmount()
    await elsewhere('dark')
    expect(root).not.toHaveAttribute('data-theme')
  })
})

describe('a choice that a page has missed', () => {
  it('is shown if another tab chose before this one listened', () => {
    applyTheme('dark')
    localStorage.setItem(key, 'light')
    render(<ThemeSwitch storageKey={key} />)
    expect(root).toHaveAttribute('data-theme', 'light')
    expect(checked()).toEqual([radio('Light')])
  })

  it('is shown when the page is restored from the back/forward cache, also “System”', async () => {
    localStorage.setItem(key, 'dark')
    render(<ThemeSwitch storageKey={key} />)
    localStorage.removeItem(key)
    const back = (persisted: boolean) =>
      act(async () => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted })))
    await back(false)
    expect(root).toHaveAttribute('data-theme', 'dark')
    await back(true)
    expect(root).not.toHaveAttribute('data-theme')
  })
})

describe('the toolbar colour of a phone’s browser', () => {
  const bars = () => [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
  const given = (content: string, scheme: string) => {
    const bar = document.createElement('meta')
    bar.name = 'theme-color'
    bar.content = content
    bar.media = `(prefers-color-scheme: ${scheme})`
    document.head.append(bar)
  }
  afterEach(() => {
    for (const bar of bars()) bar.remove()
  })

  it('is the background of the chosen theme, and of the device’s theme after it', async () => {
    given('#fbf6ec', 'light')
    given('#082118', 'dark')
    render(<ThemeSwitch storageKey={key} />)
    expect(bars()).toHaveLength(2)
    for (const name of ['Dark', 'High contrast']) {
      await click(radio(name))
      await waitFor(() => expect(bars()[0]).toHaveAttribute('content', field()))
      expect(bars()[0]).not.toHaveAttribute('media')
      expect(bars()).toHaveLength(3)
    }
    await click(radio('System'))
    await waitFor(() => expect(bars()).toHaveLength(2))
  })

  it('is not changed in a page without theme-color', async () => {
    render(<ThemeSwitch storageKey={key} />)
    await click(radio('Dark'))
    await waitFor(() => expect(checked()).toEqual([radio('Dark')]))
    expect(bars()).toEqual([])
  })
})

describe('in server-rendered HTML', () => {
  const page = <ThemeSwitch storageKey={key} />

  it('has no choice checked', () => {
    const place = serverPage(page)
    expect(checked()).toEqual([])
    expect(place.firstElementChild).toHaveAttribute('data-noscript', 'hide')
  })

  it('shows the theme that the head has set, without a call of onThemeChange', () => {
    const place = serverPage(page)
    localStorage.setItem(key, 'dark')
    applyTheme('dark')
    hydrate(place, page)
    expect(checked()).toEqual([radio('Dark')])
  })

  it('applies a choice that was made before hydration', async () => {
    const place = serverPage(page)
    const tell = vi.fn()
    localStorage.setItem(key, 'dark')
    applyTheme('dark')
    await click(radio('System'))
    expect(root).toHaveAttribute('data-theme', 'dark')
    hydrate(place, <ThemeSwitch storageKey={key} onThemeChange={tell} />)
    expect(root).not.toHaveAttribute('data-theme')
    expect(localStorage.getItem(key)).toBeNull()
    expect(checked()).toEqual([radio('System')])
    expect(tell).toHaveBeenCalledExactlyOnceWith('system')
  })

  it('does not apply a choice that the browser has restored with a reloaded page', () => {
    const place = serverPage(page)
    localStorage.setItem(key, 'dark')
    applyTheme('dark')
    const reload = { type: 'reload' } as unknown as PerformanceEntry
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([reload])
    radio('Light').checked = true
    hydrate(place, page)
    expect(root).toHaveAttribute('data-theme', 'dark')
    expect(checked()).toEqual([radio('Dark')])
  })

  it('shows the stored choice if the head has no script', async () => {
    const place = serverPage(page)
    localStorage.setItem(key, 'contrast')
    hydrate(place, page)
    expect(root).toHaveAttribute('data-theme', 'contrast')
    await waitFor(() => expect(checked()).toEqual([radio('High contrast')]))
  })
})

it('marks the choice with a tick too, not by colour alone', async () => {
  render(<ThemeSwitch storageKey={key} />)
  const ticks = () =>
    [...document.querySelectorAll('.lucide-check')].map((tick) => getComputedStyle(tick).display !== 'none')
  expect(ticks()).toEqual([true, false, false, false])
  await click(radio('Light'))
  expect(ticks()).toEqual([false, true, false, false])
})

testRootProps(<ThemeSwitch storageKey={key} />)

import '../../styles.css'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { click, testKeys, testRadios } from '../../testing/index.ts'
import { applyTheme } from './theme.ts'
import contract from './theme-switch.a11y.ts'
import { Narrow, Twice } from './theme-switch.stories.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const root = document.documentElement
const key = 'test-theme'
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const checked = () => screen.getAllByRole<HTMLInputElement>('radio').filter((input) => input.checked)
const field = () => getComputedStyle(document.body).backgroundColor
/** What another tab does to this one. */
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
  cleanup()
  reset()
  vi.restoreAllMocks()
})

describe('choosing', () => {
  it('is a group of radios with a name, and shows what the device asks for', () => {
    render(<ThemeSwitch storageKey={key} />)
    expect(screen.getByRole('group', { name: 'Theme' })).toBeVisible()
    expect(screen.getAllByRole('radio').map((input) => input.getAttribute('value'))).toEqual([
      'system',
      'light',
      'dark',
      'contrast',
    ])
    expect(checked()).toEqual([radio('System')])
  })

  it('shows, keeps and tells what is chosen', async () => {
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

  it('forgets the choice when the device is followed again', async () => {
    render(<ThemeSwitch storageKey={key} />)
    await click(radio('Light'))
    await click(radio('System'))
    expect(root).not.toHaveAttribute('data-theme')
    expect(localStorage.getItem(key)).toBeNull()
    expect(checked()).toEqual([radio('System')])
  })

  it('holds for this page where nothing may be kept', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    render(<ThemeSwitch storageKey={key} />)
    await click(radio('Dark'))
    expect(root).toHaveAttribute('data-theme', 'dark')
    expect(checked()).toEqual([radio('Dark')])
  })
})

testKeys(contract, testRadios(<ThemeSwitch storageKey={key} />, { label: 'Theme', role: 'group' }))

it('chooses with the arrow keys', async () => {
  applyTheme('dark')
  render(<ThemeSwitch storageKey={key} />)
  await userEvent.keyboard('{Tab}{ArrowUp}')
  expect(root).toHaveAttribute('data-theme', 'light')
})

describe('with others', () => {
  it('shows the same as another one on the page', async () => {
    render(<Twice />)
    await click(screen.getAllByRole('radio', { name: 'Dark' })[0]!)
    await waitFor(() => expect(checked().map(({ value }) => value)).toEqual(['dark', 'dark']))
  })

  it('follows what is chosen in another tab', async () => {
    render(<ThemeSwitch storageKey={key} />)
    await elsewhere('contrast')
    expect(root).toHaveAttribute('data-theme', 'contrast')
    await waitFor(() => expect(checked()).toEqual([radio('High contrast')]))
    await elsewhere('dark', 'another key')
    expect(root).toHaveAttribute('data-theme', 'contrast')
    await elsewhere(null, null)
    await waitFor(() => expect(checked()).toEqual([radio('System')]))
  })

  it('leaves other tabs alone once it is gone', async () => {
    render(<ThemeSwitch storageKey={key} />).unmount()
    await elsewhere('dark')
    expect(root).not.toHaveAttribute('data-theme')
  })
})

describe('what a page has slept through', () => {
  it('is shown where another tab chose before this one listened', () => {
    applyTheme('dark')
    localStorage.setItem(key, 'light')
    render(<ThemeSwitch storageKey={key} />)
    expect(root).toHaveAttribute('data-theme', 'light')
    expect(checked()).toEqual([radio('Light')])
  })

  it('is shown when it is brought back, the device’s choice too', async () => {
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

describe('the bars of a phone’s browser', () => {
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

  it('have the ground of the theme that is chosen, and of the device’s after it', async () => {
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

  it('are left alone in a page that says nothing of them', async () => {
    render(<ThemeSwitch storageKey={key} />)
    await click(radio('Dark'))
    await waitFor(() => expect(checked()).toEqual([radio('Dark')]))
    expect(bars()).toEqual([])
  })
})

describe('in a page of the server', () => {
  const page = <ThemeSwitch storageKey={key} />
  let place: HTMLElement
  let complaints: string[]
  let end = () => {}
  beforeEach(() => {
    complaints = []
    place = document.createElement('div')
    document.body.append(place)
    place.innerHTML = renderToString(page)
  })
  afterEach(() => {
    act(end)
    place.remove()
  })
  const hydrate = (element = page) =>
    act(async () => {
      const hydrated = hydrateRoot(place, element, {
        onRecoverableError: (error) => complaints.push(String(error)),
      })
      end = () => hydrated.unmount()
    })

  it('claims nothing before it knows', () => {
    expect(checked()).toEqual([])
    expect(place.firstElementChild).toHaveAttribute('data-noscript', 'hide')
  })

  it('takes over what the head has shown, without a word', async () => {
    localStorage.setItem(key, 'dark')
    applyTheme('dark')
    await hydrate()
    expect(checked()).toEqual([radio('Dark')])
    expect(complaints).toEqual([])
  })

  it('carries out what was chosen before the script came', async () => {
    const tell = vi.fn()
    localStorage.setItem(key, 'dark')
    applyTheme('dark')
    await click(radio('System'))
    expect(root).toHaveAttribute('data-theme', 'dark')
    await hydrate(<ThemeSwitch storageKey={key} onThemeChange={tell} />)
    expect(root).not.toHaveAttribute('data-theme')
    expect(localStorage.getItem(key)).toBeNull()
    expect(checked()).toEqual([radio('System')])
    expect(tell).toHaveBeenCalledExactlyOnceWith('system')
    expect(complaints).toEqual([])
  })

  it('shows what was kept where nothing in the head has done so', async () => {
    localStorage.setItem(key, 'contrast')
    await hydrate()
    expect(root).toHaveAttribute('data-theme', 'contrast')
    await waitFor(() => expect(checked()).toEqual([radio('High contrast')]))
  })
})

describe('to the eye and the hand', () => {
  it('gives fingers 44 px, also where it is narrow', () => {
    render(<Narrow />)
    for (const input of screen.getAllByRole('radio')) {
      const { width, height } = input.getBoundingClientRect()
      expect(height).toBeGreaterThanOrEqual(44)
      expect(width).toBeGreaterThanOrEqual(44)
      expect(document.elementFromPoint(...centre(input))?.closest('label')).toBe(input.closest('label'))
    }
    expect(screen.getByRole('group').scrollWidth).toBeLessThanOrEqual(256)
  })

  it('marks the choice by a tick too, not by colour alone', async () => {
    render(<ThemeSwitch storageKey={key} />)
    const ticks = () =>
      [...document.querySelectorAll('.lucide-check')].map((tick) => getComputedStyle(tick).display !== 'none')
    expect(ticks()).toEqual([true, false, false, false])
    await click(radio('Light'))
    expect(ticks()).toEqual([false, true, false, false])
  })

  it.each(['board', 'board-deep', 'marigold', 'artefact'])('stands out from %s', (surface) => {
    const { container } = render(
      <div data-surface={surface}>
        <ThemeSwitch storageKey={key} />
      </div>,
    )
    const background = getComputedStyle(container.firstElementChild!).backgroundColor
    for (const input of checked()) expect(getComputedStyle(input).backgroundColor).not.toBe(background)
  })

  it('speaks another language, from right to left', () => {
    render(
      <div dir="rtl">
        <ThemeSwitch
          storageKey={key}
          label="رنگ"
          labels={{ system: 'آلے کے مطابق', light: 'روشن', dark: 'تاریک', contrast: 'زیادہ فرق' }}
        />
      </div>,
    )
    const [first, second] = screen.getAllByRole('radio')
    expect(screen.getByRole('group', { name: 'رنگ' })).toBeVisible()
    expect(first!.getBoundingClientRect().left).toBeGreaterThan(second!.getBoundingClientRect().left)
  })
})

function centre(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2] as const
}

it('passes other props and its ref to its root', () => {
  const ref = createRef<HTMLFieldSetElement>()
  render(<ThemeSwitch ref={ref} storageKey={key} id="theme" className="mt-4" />)
  expect(ref.current).toBe(screen.getByRole('group'))
  expect(ref.current).toHaveAttribute('id', 'theme')
  expect(ref.current).toHaveAttribute('data-slot', 'theme-switch')
  expect(ref.current).toHaveClass('mt-4')
})

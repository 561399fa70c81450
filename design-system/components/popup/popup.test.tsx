import { act, render, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { followed, press, pressKeys, testKeys, testLiveRegion, type } from '../../testing/index.ts'
import { testTypes } from '../../testing/test-types.ts'
import meta from './popup.meta.ts'
import { Popup, type PopupProps } from './popup.tsx'

const sentence = 'See how a school goes online.'
const link = { label: 'How It Works', href: '#how' }

afterEach(() => {
  vi.restoreAllMocks()
})

const Home = ({ before, children, ...props }: Partial<PopupProps> & { before?: ReactNode }) => {
  const [shown, setShown] = useState(true)
  return (
    <>
      {before ?? <button type="button">Menu</button>}
      {shown && (
        <Popup title="New here?" link={link} onClose={() => setShown(false)} {...props}>
          {sentence}
        </Popup>
      )}
      <main id="main" tabIndex={-1}>
        {children ?? <input aria-label="School" />}
      </main>
    </>
  )
}

const popup = () => screen.queryByRole('dialog', { name: 'New here?' })
const close = () => screen.getByRole('button', { name: 'Close' })
const shown = () => screen.findByRole('dialog', { name: 'New here?' })
const gone = () => waitFor(() => expect(popup()).toBeNull())
const arrived = async (ui = <Home />) => {
  render(ui)
  return shown()
}

testLiveRegion(<Home />, { text: 'New here? See how a school goes online. How It Works' })

testKeys(meta.contract, {
  ...pressKeys(async (by) => {
    await arrived()
    await by(close())
    await gone()
  }, 'Close'),
  ...pressKeys(
    async (by) => {
      await arrived()
      await followed(screen.getByRole('link', { name: 'How It Works' }), by)
      await gone()
    },
    'the link',
    ['Enter'],
  ),
  Escape: async () => {
    await arrived()
    screen.getByRole('button', { name: 'Menu' }).focus()
    await type('Escape')
    expect(popup()).toBeVisible()
    await type('Tab')
    expect(screen.getByRole('link', { name: 'How It Works' })).toHaveFocus()
    await type('Escape')
    await gone()
  },
})

describe('appearing', () => {
  const pass = (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds))
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))

  it('does not take the focus, and calls onShow once', async () => {
    const onShow = vi.fn()
    render(<Home onShow={onShow} />)
    screen.getByRole('button', { name: 'Menu' }).focus()
    expect(popup()).toBeNull()
    expect(onShow).not.toHaveBeenCalled()
    await pass(150)
    expect(popup()).toBeVisible()
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus()
    await pass(60_000)
    expect(onShow).toHaveBeenCalledOnce()
  })

  it.each([
    ['a field', <input key="1" aria-label="School" />],
    ['a text of many lines', <textarea key="2" aria-label="School" />],
    ['a list', <select key="3" aria-label="School" />],
    ['a text of the page', <section key="4" aria-label="School" contentEditable />],
  ])('waits while the focus is in %s', async (_, field) => {
    render(<Home>{field}</Home>)
    screen.getByLabelText('School').focus()
    await pass(60_000)
    expect(popup()).toBeNull()
    screen.getByLabelText('School').blur()
    await pass(150)
    expect(popup()).toBeVisible()
  })

  it('does not wait while a radio button or checkbox has the focus', async () => {
    render(
      <Home>
        <input type="radio" aria-label="Dark" />
      </Home>,
    )
    screen.getByLabelText('Dark').focus()
    await pass(150)
    expect(popup()).toBeVisible()
  })

  it.each([
    ['a dialog is open', <dialog key="1" open aria-label="Menu" />, <dialog key="2" aria-label="Menu" />],
    [
      'a dialog of another kind is open',
      <div key="1" role="dialog" aria-label="Onboarding" />,
      <p key="2" />,
    ],
    [
      'a pressed button is busy, which may open a dialog',
      <button key="1" type="button" aria-busy="true" aria-label="Start" />,
      <button key="2" type="button" aria-label="Start" />,
    ],
  ])('waits while %s', async (_, before, after) => {
    const { rerender } = render(<Home before={before} />)
    await pass(60_000)
    expect(popup()).toBeNull()
    rerender(<Home before={after} />)
    await pass(150)
    expect(popup()).toBeVisible()
  })

  it('waits until the page is visible', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    render(<Home />)
    await pass(60_000)
    expect(popup()).toBeNull()
    hidden.mockReturnValue(false)
    await pass(150)
    expect(popup()).toBeVisible()
  })
})

describe('the focus', () => {
  it('returns to the previous element when it is closed from inside', async () => {
    await arrived()
    screen.getByRole('button', { name: 'Menu' }).focus()
    await userEvent.keyboard('{Tab}{Tab}{Enter}')
    await gone()
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus()
  })

  it('moves to the main content if there is no previous element', async () => {
    await arrived()
    await press(close(), 'mouse')
    await gone()
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('stays where it is if it is elsewhere', async () => {
    const onClose = vi.fn()
    await arrived(<Home onClose={onClose} />)
    screen.getByRole('textbox').focus()
    act(() => close().click())
    expect(onClose).toHaveBeenCalledOnce()
    expect(screen.getByRole('textbox')).toHaveFocus()
  })

  it('is never covered by the popup, which is hidden and shown again', async () => {
    await arrived(
      <Home>
        {/* A tab stop that is no control, such as a part that scrolls, may be covered until it has the focus. */}
        <div ref={(part) => part?.setAttribute('tabindex', '0')} className="fixed bottom-8 start-8">
          Under it
        </div>
        <button type="button" className="fixed end-8 top-8">
          Elsewhere
        </button>
      </Home>,
    )
    const opacity = (value: string) => waitFor(() => expect(getComputedStyle(popup()!).opacity).toBe(value))
    await opacity('1')
    screen.getByText('Under it').focus()
    await opacity('0')
    expect(document.elementFromPoint(60, innerHeight - 50)).toBe(screen.getByText('Under it'))
    screen.getByText('Elsewhere').focus()
    await opacity('1')
    screen.getByText('Under it').focus()
    await opacity('0')
    close().focus()
    await opacity('1')
  })

  it('can be covered if only a script has focused a part of the page', async () => {
    await arrived(<Home>{<div className="h-screen">Words</div>}</Home>)
    screen.getByRole('main').focus()
    expect(popup()).not.toHaveAttribute('data-transparent')
  })
})

describe('the place', () => {
  const under = (className: string) => (
    <Home>
      <button type="button" className={`fixed ${className}`}>
        Under it
      </button>
      <p className="fixed inset-x-0 bottom-0 h-40">Words</p>
    </Home>
  )
  const box = () => popup()!.getBoundingClientRect()

  it.each([320, 390, 768, 1440])('is the corner at %i px', async (width) => {
    await page.viewport(width, 700)
    await arrived(under('hidden'))
    expect([box().left, box().bottom]).toEqual([16, 700 - 16])
    expect(popup()).not.toHaveAttribute('data-compact')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })

  it('is the corner on the right if the text runs from right to left', async () => {
    render(<div dir="rtl">{under('hidden')}</div>)
    await shown()
    expect(box().right).toBe(document.documentElement.clientWidth - 16)
  })

  it('has room above a control when it hides its own sentence, also after a layout change', async () => {
    const { rerender } = render(under('hidden'))
    await shown()
    const { height } = box()
    // The control ends where the compact card begins.
    rerender(under('start-4 bottom-[76px] h-20 w-80'))
    act(() => void dispatchEvent(new Event('resize')))
    expect(popup()).toHaveAttribute('data-compact')
    expect(box().height).toBeLessThan(height)
    expect([box().left, box().bottom]).toEqual([16, 900 - 16])
    expect(popup()).toHaveTextContent(sentence)
    expect(popup()).not.toHaveAttribute('data-transparent')
  })

  it('is the first free one of the lower half where a control fills the bottom', async () => {
    render(under('start-0 bottom-0 h-32 w-full'))
    await shown()
    await waitFor(() => expect(popup()).not.toHaveAttribute('data-transparent'))
    expect(box().bottom).toBeLessThanOrEqual(900 - 128 - 8)
    expect(box().bottom).toBeGreaterThan(900 - 128 - 8 - 16)
    expect(box().left).toBe(16)
  })

  it('is the corner again when the window has become wider', async () => {
    await page.viewport(390, 300)
    await arrived()
    await page.viewport(1280, 900)
    await waitFor(() => expect([box().left, box().bottom]).toEqual([16, 900 - 16]))
  })

  it('is in the window when the text has become larger', async () => {
    await arrived()
    const { height } = box()
    document.documentElement.style.fontSize = '200%'
    await waitFor(() => expect(box().height).toBeGreaterThan(height))
    await waitFor(() => expect(box().bottom).toBe(900 - 16))
    document.documentElement.style.removeProperty('font-size')
  })

  it('is hidden where there is no space for it, until a scroll makes space', async () => {
    await page.viewport(390, 200)
    render(
      <Home>
        <button type="button" className="block h-50 w-full">
          Wide
        </button>
        <div className="h-100" />
      </Home>,
    )
    await shown()
    await waitFor(() => expect(getComputedStyle(popup()!).opacity).toBe('0'))
    window.scrollTo(0, 300)
    await waitFor(() => expect(getComputedStyle(popup()!).opacity).toBe('1'))
    expect(box().bottom).toBe(200 - 16)
    window.scrollTo(0, 0)
  })
})

testTypes(() => {
  const link = { label: 'How It Works', href: '/guide' }
  return [
    // @ts-expect-error: a dialog needs a name
    <Popup key="1" link={link} onClose={() => {}}>
      Look.
    </Popup>,
  ]
})

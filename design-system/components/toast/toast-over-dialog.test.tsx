import '../../styles.css'
import { render, screen, within } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { frames, press, type, ways } from '../../testing/index.ts'
import { LongBody, SplitWithCloseButton } from '../dialog/dialog.stories.tsx'
import { DisclosureNav, DisclosureNavLink, DisclosureNavMenu } from '../disclosure-nav/disclosure-nav.tsx'
import { Drawer } from '../drawer/drawer.tsx'
import { cleanPage, fail, Over, region, show } from './toast.fixture.tsx'
import { Toaster } from './toaster.tsx'

cleanPage()

const close = vi.fn()
beforeEach(() => close.mockClear())

const cases = {
  'with a Toaster mounted before the dialog': async () => {
    const { rerender } = render(<Over open={false} />)
    rerender(<Over onOpenChange={close} />)
    await fail('Taken.')
  },
  'with a Toaster mounted after the dialog': async () => {
    const { rerender } = render(<Over toaster={false} />)
    rerender(<Over onOpenChange={close} />)
    await fail('Taken.')
  },
  'with a toast shown before the dialog': async () => {
    const { rerender } = render(<Over open={false} />)
    await fail('Taken.')
    rerender(<Over onOpenChange={close} />)
  },
}

const field = () => screen.getByLabelText('Company name')
const errorIsShown = () => vi.waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Taken.'))
const dismissed = () => vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
const button = () => within(region()).getByRole('button', { name: 'Dismiss message' })

describe.each(Object.entries(cases))('over an open modal dialog, %s', (_name, arrange) => {
  beforeEach(async () => {
    await arrange()
    await errorIsShown()
    field().focus()
  })

  it.each(ways.filter((way) => way !== 'keyboard'))(
    'the toast is exposed and can be pressed by %s, and the dialog stays',
    async (way) => {
      await press(button(), way)
      await dismissed()
      expect(close).not.toHaveBeenCalled()
      expect(field()).toHaveFocus()
    },
  )

  it('F8 moves the focus to the toast, Escape returns the focus, and the dialog stays', async () => {
    await type('F8')
    await type('Tab')
    await type('Tab')
    expect(button()).toHaveFocus()
    await type('Escape')
    await dismissed()
    expect(close).not.toHaveBeenCalled()
    expect(field()).toHaveFocus()
  })
})

describe.each(Object.entries(cases))('Escape, %s', (_name, arrange) => {
  it('closes the dialog that has the focus; the toast stays until the next Escape', async () => {
    await arrange()
    await errorIsShown()
    field().focus()
    await type('Escape')
    expect(close).toHaveBeenCalledExactlyOnceWith(false)
    expect(screen.getByRole('alert')).toHaveTextContent('Taken.')
  })
})

it('Escape closes the dialog first, then the newest toast, then the one before', async () => {
  const Closing = () => {
    const [open, setOpen] = useState(true)
    return <Over open={open} onOpenChange={setOpen} />
  }
  render(<Closing />)
  await show('Older.')
  await fail('Newer.')
  field().focus()
  const there = () => [
    ...document.querySelectorAll('[role=dialog]'),
    ...within(region()).queryAllByRole('listitem'),
  ]
  for (const left of [2, 1, 0]) {
    await type('Escape')
    await vi.waitFor(() => expect(there()).toHaveLength(left))
  }
})

it('Escape does not dismiss the toast if the dialog prevents closing', async () => {
  const asked = vi.fn((event: Event) => event.preventDefault())
  render(<Over onOpenChange={close} onEscapeKeyDown={asked} />)
  await fail('Taken.')
  await errorIsShown()
  field().focus()
  await type('Escape')
  expect(asked).toHaveBeenCalledOnce()
  expect(close).not.toHaveBeenCalled()
  expect(screen.getByRole('alert')).toBeVisible()
})

it('Escape closes a native dialog or an open list, and not the toast', async () => {
  render(
    <>
      <Toaster />
      <Drawer>
        <a href="#a">A</a>
      </Drawer>
      <DisclosureNav label="Main">
        <DisclosureNavMenu label="More">
          <DisclosureNavLink href="#b">B</DisclosureNavLink>
        </DisclosureNavMenu>
      </DisclosureNav>
    </>,
  )
  await show('Saved.')
  for (const name of ['Menu', 'More']) {
    const opener = () => screen.getByRole('button', { name })
    await press(opener(), 'keyboard')
    await vi.waitFor(() => expect(document.querySelector('[aria-expanded=true]'), name).not.toBeNull())
    await type('Escape')
    await vi.waitFor(() => expect(opener()).toHaveAttribute('aria-expanded', 'false'))
    expect(within(region()).getAllByRole('listitem')).toHaveLength(1)
  }
})

it('Tab moves the focus from the toast into the dialog', async () => {
  await cases['with a Toaster mounted before the dialog']()
  screen.getByLabelText('Domain name').focus()
  for (const key of ['F8', 'Tab', 'Tab', 'Tab']) await type(key)
  expect(field()).toHaveFocus()
})

it('a toast can be swiped away, and the dialog stays', async () => {
  render(<Over onOpenChange={close} />)
  await fail('Taken.')
  const card = await vi.waitFor(() => within(region()).getByRole('listitem'))
  await userEvent.dragAndDrop(card, card, {
    sourcePosition: { x: 80, y: 12 },
    targetPosition: { x: 240, y: 12 },
  })
  await dismissed()
  expect(close).not.toHaveBeenCalled()
})

/** The longest message of a site: what to do after a payment that has failed. */
const longest =
  'Payment failed. If you have already been charged, take a screenshot of the confirmation, note the order ID and e-mail it to hello@kaksha.example within 3 days.'

describe.each(['ltr', 'rtl'])('in %s text, a toast with a long text', (dir) => {
  beforeEach(() => {
    document.documentElement.dir = dir
    return () => {
      document.documentElement.dir = ''
    }
  })

  const overlay = () => document.querySelector('[data-slot=dialog-overlay]')!
  const below = (element: Element) => element.getBoundingClientRect().bottom
  const failed = async () => {
    await fail(longest)
    const card = await vi.waitFor(() => within(region()).getByRole('listitem'))
    await vi.waitFor(() => expect(card).toHaveTextContent(longest))
    return card
  }
  const open = (ui: ReactNode) =>
    render(
      <>
        <Toaster />
        {ui}
      </>,
    )

  it.each([
    [1366, 650],
    [1024, 600],
    [768, 1024],
    [390, 844],
  ])(
    'covers nothing of the dialog at %i x %i, also while it is scrolled, and moves nothing',
    async (width, height) => {
      await page.viewport(width, height)
      open(<LongBody />)
      const window = screen.getByRole('dialog')
      for (const scrolled of [0, 120]) {
        overlay().scrollTop = scrolled
        await frames()
        const top = window.getBoundingClientRect().top
        const card = await failed()
        expect(window.getBoundingClientRect().top).toBe(top)
        const visibleTop = Math.max(top, overlay().getBoundingClientRect().top)
        expect(below(card)).toBeLessThanOrEqual(visibleTop)
        await press(button(), 'mouse')
        await dismissed()
        expect(window.getBoundingClientRect().top).toBe(top)
      }
    },
  )

  it.each([
    [320, 640],
    [360, 740],
    [375, 667],
    [390, 844],
  ])('covers no control of the dialog at %i x %i', async (width, height) => {
    await page.viewport(width, height)
    open(<SplitWithCloseButton />)
    const card = await failed()
    for (const control of within(screen.getByRole('dialog')).getAllByRole('button'))
      expect(control.getBoundingClientRect().top).toBeGreaterThanOrEqual(below(card))
  })
})

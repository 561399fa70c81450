import '../../styles.css'
import { render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { press, type, ways } from '../../testing/index.ts'
import { DisclosureNav, DisclosureNavLink, DisclosureNavMenu } from '../disclosure-nav/disclosure-nav.tsx'
import { Drawer } from '../drawer/drawer.tsx'
import { cleanPage, fail, Over, region, say } from './toast.fixture.tsx'
import { Toaster } from './toaster.tsx'

cleanPage()

const close = vi.fn()
beforeEach(() => close.mockClear())

const cases = {
  'the Toaster was there before it': async () => {
    const { rerender } = render(<Over open={false} />)
    rerender(<Over onOpenChange={close} />)
    await fail('Taken.')
  },
  'the Toaster came after it': async () => {
    const { rerender } = render(<Over toaster={false} />)
    rerender(<Over onOpenChange={close} />)
    await fail('Taken.')
  },
  'the toast was there before it': async () => {
    const { rerender } = render(<Over open={false} />)
    await fail('Taken.')
    rerender(<Over onOpenChange={close} />)
  },
}

const field = () => screen.getByLabelText('Company name')
const told = () => vi.waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Taken.'))
const dismissed = () => vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
const button = () => within(region()).getByRole('button', { name: 'Dismiss message' })

describe.each(Object.entries(cases))('over an open modal dialog, %s', (_name, arrange) => {
  beforeEach(async () => {
    await arrange()
    await told()
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

  it('F8 moves the focus to it, Escape returns it, and the dialog stays', async () => {
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
    await told()
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
  await say('Older.')
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
  await told()
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
  await say('Saved.')
  for (const name of ['Menu', 'More']) {
    const opener = () => screen.getByRole('button', { name })
    await press(opener(), 'keyboard')
    await vi.waitFor(() => expect(document.querySelector('[aria-expanded=true]'), name).not.toBeNull())
    await type('Escape')
    await vi.waitFor(() => expect(opener()).toHaveAttribute('aria-expanded', 'false'))
    expect(within(region()).getAllByRole('listitem')).toHaveLength(1)
  }
})

it('Tab continues from it inside the dialog', async () => {
  await cases['the Toaster was there before it']()
  screen.getByLabelText('Domain name').focus()
  for (const key of ['F8', 'Tab', 'Tab', 'Tab']) await type(key)
  expect(field()).toHaveFocus()
})

it('can be swiped away, and the dialog stays', async () => {
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

import '../../styles.css'
import { render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { press, type, ways } from '../../testing/index.ts'
import { cleanPage, fail, Over, region } from './toast.fixture.tsx'

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
    'it is exposed and can be pressed by %s, and the dialog stays',
    async (way) => {
      await press(button(), way)
      await dismissed()
      expect(close).not.toHaveBeenCalled()
      expect(field()).toHaveFocus()
    },
  )

  it('F8 leads out to it, Escape back, and the dialog stays', async () => {
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

it('Tab goes on from it within the dialog', async () => {
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

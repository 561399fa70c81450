import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { click, draw, pressKeys, testKeys, type } from '../../testing/index.ts'
import { testTypes } from '../../testing/test-types.ts'
import { Button } from '../button/button.tsx'
import meta from './popover.meta.ts'
import { AlignedAtTheEnd, Default } from './popover.stories.tsx'
import { Popover, PopoverContent, PopoverTrigger } from './popover.tsx'

const trigger = () => screen.getByRole('button', { name: 'Filter' })
const panel = () => screen.queryByRole('dialog', { name: 'Filter' })
const isOpen = () =>
  waitFor(() => {
    expect(trigger()).toHaveAttribute('aria-expanded', 'true')
    expect(panel()).toHaveFocus()
  })
const isClosed = () =>
  waitFor(() => {
    expect(trigger()).toHaveAttribute('aria-expanded', 'false')
    expect(panel()).toBeNull()
  })
const open = async () => {
  await draw(<Default />)
  await click(trigger())
  await isOpen()
}

testKeys(meta.contract, {
  ...pressKeys(async (press) => {
    render(<Default />)
    await press(trigger())
    await isOpen()
  }, 'the trigger'),
  ...pressKeys(async (press) => {
    await open()
    await press(screen.getByRole('button', { name: 'Show the courses' }))
    await isClosed()
    expect(trigger()).toHaveFocus()
  }, 'the button that closes it'),
  Escape: async () => {
    await open()
    await type('Escape')
    await isClosed()
    expect(trigger()).toHaveFocus()
  },
})

it('closes by a second press on its button, and by a press outside', async () => {
  await open()
  await click(trigger())
  await isClosed()
  await click(trigger())
  await isOpen()
  await click(screen.getByRole('button', { name: 'After' }))
  await isClosed()
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
})

it('comes after its button in the tab order', async () => {
  await open()
  await type('Tab')
  expect(screen.getByRole('checkbox', { name: 'Saturday' })).toHaveFocus()
  screen.getByRole('button', { name: 'Show the courses' }).focus()
  await type('Tab')
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
})

it('is below its button, or above it if there is no space below', async () => {
  render(<Default />)
  await click(trigger())
  await isOpen()
  const at = trigger().getBoundingClientRect()
  expect(panel()!.getBoundingClientRect().top).toBe(at.bottom + 8)
  expect(panel()!.getBoundingClientRect().left).toBe(Math.max(at.left, 8))
  cleanup()
  render(
    <div style={{ paddingTop: '32rem' }}>
      <Default />
    </div>,
  )
  await page.viewport(320, 600)
  await click(trigger())
  await isOpen()
  const { bottom, top, right } = panel()!.getBoundingClientRect()
  expect(bottom).toBeCloseTo(trigger().getBoundingClientRect().top - 8, 0)
  expect(top).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(320)
})

it('opens and closes as the page decides, and reports what a visitor asks for', async () => {
  const asked: boolean[] = []
  const Controlled = ({ open }: { open: boolean }) => (
    <Popover open={open} onOpenChange={(isOpen) => asked.push(isOpen)}>
      <PopoverTrigger>Filter</PopoverTrigger>
      <PopoverContent label="Filter" />
    </Popover>
  )
  const { redraw } = await draw(<Controlled open={false} />)
  // The page refuses.
  await click(trigger())
  await isClosed()
  redraw(<Controlled open />)
  await isOpen()
  await type('Escape')
  await waitFor(() => expect(asked).toEqual([true, false]))
  await waitFor(() => expect(panel()).not.toBeNull())
  redraw(<Controlled open={false} />)
  await isClosed()
  expect(asked).toEqual([true, false])
  cleanup()
  render(<Controlled open />)
  await isOpen()
})

it('is aligned with the end of its button in right-to-left text', async () => {
  render(<AlignedAtTheEnd />)
  const button = screen.getByRole('button')
  await click(button)
  const box = await screen.findByRole('dialog')
  await waitFor(() =>
    expect(box.getBoundingClientRect().left).toBeCloseTo(button.getBoundingClientRect().left, 0),
  )
})

it('does not open while its button is inactive', async () => {
  render(
    <Popover>
      <PopoverTrigger asChild>
        <Button inactive inactiveReason="There are no courses yet.">
          Filter
        </Button>
      </PopoverTrigger>
      <PopoverContent label="Filter" />
    </Popover>,
  )
  await click(trigger())
  await isClosed()
})

testTypes(() => [
  // @ts-expect-error: the accessible name is required
  <PopoverContent key="1" />,
])

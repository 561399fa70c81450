import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw, frames, testKeys, type } from '../../testing/index.ts'
import { hoverTimes } from '../_internal/use-hover-popover.ts'
import { Link } from '../link/link.tsx'
import meta from './hover-card.meta.ts'
import { Default } from './hover-card.stories.tsx'
import { HoverCard, HoverCardContent, HoverCardTrigger } from './hover-card.tsx'

const link = () => screen.getByRole('link', { name: 'Asha Rao' })
const inCard = () => screen.queryByRole('link', { name: 'Her courses' })
const isShown = (shown: boolean) => waitFor(() => expect(Boolean(inCard())).toBe(shown))
const into = async () => {
  await draw(<Default />)
  screen.getByRole('button', { name: 'Before' }).focus()
  await type('Tab')
  await isShown(true)
  expect(link()).toHaveFocus()
  await type('Tab')
  expect(inCard()).toHaveFocus()
}

testKeys(meta.contract, {
  Tab: async () => {
    await into()
    await type('Tab')
    await isShown(false)
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
  },
  'Shift+Tab': async () => {
    await into()
    await type('Shift+Tab')
    expect(link()).toHaveFocus()
    expect(inCard()).toBeVisible()
    await type('Shift+Tab')
    await isShown(false)
  },
  Escape: async () => {
    await into()
    await type('Escape')
    await isShown(false)
    expect(link()).toHaveFocus()
    await frames()
    expect(inCard()).toBeNull()
  },
})

it('appears when the pointer has rested, stays while the pointer is on it, and not by touch', () => {
  render(<Default />)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.pointerEnter(link(), { pointerType: 'touch' })
  vi.advanceTimersByTime(10_000)
  expect(inCard()).toBeNull()
  fireEvent.pointerEnter(link(), { pointerType: 'mouse' })
  vi.advanceTimersByTime(hoverTimes.show)
  expect(inCard()).toBeVisible()
  fireEvent.pointerLeave(link())
  fireEvent.pointerEnter(inCard()!.closest('[data-slot=hover-card-content]')!)
  vi.advanceTimersByTime(10_000)
  expect(inCard()).toBeVisible()
})

it('is inside the window of a phone', async () => {
  await page.viewport(320, 600)
  const ref = createRef<HTMLDivElement>()
  await draw(
    <HoverCard>
      <HoverCardTrigger>
        <Link href="#a">Asha Rao</Link>
      </HoverCardTrigger>
      <HoverCardContent ref={ref}>{'A long text about the teacher. '.repeat(5)}</HoverCardContent>
    </HoverCard>,
  )
  screen.getByRole('button', { name: 'Before' }).focus()
  await type('Tab')
  await waitFor(() => expect(ref.current).toBeVisible())
  await frames()
  const { left, right, top } = ref.current!.getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(320)
  expect(top).toBeGreaterThanOrEqual(link().getBoundingClientRect().bottom)
})

import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { frames, swipe } from '../../testing/index.ts'
import { cards, cleanPage, gone, show } from './toast.fixture.tsx'
import { Toaster } from './toaster.tsx'

cleanPage()

const cases = (['mouse', 'touch'] as const).flatMap((way) =>
  (['ltr', 'rtl'] as const).map((dir) => ({ way, dir, outwards: dir === 'ltr' ? 1 : -1 })),
)

describe.each(cases)('a swipe by $way, $dir', ({ way, dir, outwards }) => {
  beforeEach(async () => {
    document.documentElement.dir = dir
    render(<Toaster />)
    await show('Saved.')
    await screen.findByText('Saved.')
  })
  afterEach(() => {
    document.documentElement.dir = ''
  })
  /** On the text of a toast a drag of the mouse selects, so the mouse takes the card by its icon. */
  const swiped = (distance: number) => {
    const card = screen.getByRole('listitem')
    return swipe(way === 'mouse' ? card.querySelector('svg')! : card, distance * outwards, way)
  }

  it('towards the edge dismisses the toast', async () => {
    await swiped(150)
    await gone()
  })

  it('neither dismisses nor clicks the toast if it is short or away from the edge', async () => {
    for (const distance of [30, -320]) {
      await swiped(distance)
      await frames(6)
      expect(cards()).toHaveLength(1)
    }
  })
})

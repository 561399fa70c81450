import '../../styles.css'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { click } from '../../testing/index.ts'
import { testTypes } from '../../testing/test-types.ts'
import { Default, InTabs } from './feature-illustrations.stories.tsx'
import { BarChart } from './feature-illustrations.tsx'

afterEach(cleanup)

describe('the illustrations', () => {
  it('are a table or a named image, on a paper background', () => {
    render(<Default />)
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('aria-label')?.slice(0, 12))).toEqual(
      ['A week: tabl', 'A question p', 'Bar chart of', 'A colour car'],
    )
    const register = within(screen.getByRole('table', { name: /^Fee register/ }))
    expect(register.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Roll',
      'Student',
      'Fee',
      'Status',
    ])
    expect(document.querySelectorAll('[data-surface=paper]')).toHaveLength(5)
  })

  it('show by text and by an icon which fee is due', () => {
    render(<Default />)
    const due = screen.getByText('Due 3 days')
    expect(due.closest('tr')).toHaveAttribute('data-due')
    expect(due.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
    expect(document.querySelectorAll('tr[data-due]')).toHaveLength(1)
  })

  it('draw bars in proportion to their values', () => {
    render(<Default />)
    const heights = [...document.querySelectorAll('rect')]
      .filter((bar) => bar.closest('[data-slot=illustration]'))
      .map((bar) => Number(bar.getAttribute('height')))
    expect(heights[0]! / heights[2]!).toBeCloseTo(29 / 34)
    expect(heights[1]! / heights[2]!).toBeCloseTo(21 / 34)
  })
})

describe('on a narrow screen', () => {
  it('hides the roll numbers and keeps the fees', async () => {
    await page.viewport(320, 800)
    render(<InTabs />)
    expect(screen.getByText('Aarohi D.')).toBeVisible()
    expect(screen.getAllByText('₹1,200')[0]).toBeVisible()
    expect(screen.getByText('01')).not.toBeVisible()
  })

  it.each([320, 390, 768])('do not scroll the page horizontally at %i px', async (width) => {
    await page.viewport(width, 800)
    render(<InTabs />)
    await click(screen.getByRole('tab', { name: 'Exams' }))
    expect(screen.getByRole('img', { name: /^A question paper/ })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })
})

testTypes(() => [
  // @ts-expect-error: label is required, because it is the text alternative
  <BarChart key="1" title="Fees" subtitle="In rupees" bars={[]} />,
])

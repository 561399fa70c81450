import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Default } from './feature-illustrations.stories.tsx'

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
})

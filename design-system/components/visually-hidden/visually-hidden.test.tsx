import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { VisuallyHidden } from './visually-hidden.tsx'

it('gives a control its name and takes no space', () => {
  render(
    <button type="button">
      <VisuallyHidden className="note" id="words">
        Close
      </VisuallyHidden>
    </button>,
  )
  expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument()
  const text = screen.getByText('Close')
  expect(text.getBoundingClientRect().width).toBe(1)
  expect(getComputedStyle(text).position).toBe('absolute')
  expect(text).toHaveClass('note')
  expect(text).toHaveAttribute('id', 'words')
})

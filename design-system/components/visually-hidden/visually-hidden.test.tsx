import '../../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { VisuallyHidden } from './visually-hidden.tsx'

afterEach(cleanup)

it('gives a control its name and takes no space', () => {
  render(
    <button type="button">
      <VisuallyHidden className="note" id="words">
        Close
      </VisuallyHidden>
    </button>,
  )
  expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument()
  const words = screen.getByText('Close')
  expect(words.getBoundingClientRect().width).toBe(1)
  expect(getComputedStyle(words).position).toBe('absolute')
  expect(words).toHaveClass('note')
  expect(words).toHaveAttribute('id', 'words')
})

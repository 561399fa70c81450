import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { Default } from './empty-state.stories.tsx'
import { EmptyState } from './empty-state.tsx'

it('is a heading of the given level, with the explanation and the action after it', () => {
  const { container } = render(<Default />)
  expect(screen.getByRole('heading', { name: 'No students yet', level: 2 })).toBeVisible()
  expect(container.textContent).toBe(
    'No students yetStudents appear here when they accept your invitation.Add a student',
  )
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})

it('leaves out what it is not given', () => {
  const { container } = render(<EmptyState level={3} title="No orders yet" />)
  expect(container.firstElementChild!.children).toHaveLength(1)
})

testRootProps(<EmptyState level={2} title="No orders yet" />)

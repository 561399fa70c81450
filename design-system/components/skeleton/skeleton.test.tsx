import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { WithHiddenText } from './skeleton.stories.tsx'
import { Skeleton } from './skeleton.tsx'

const skeleton = () => document.querySelector<HTMLElement>('[data-slot=skeleton]')!

it('is hidden from screen readers: the text is beside it', () => {
  render(<WithHiddenText />)
  expect(skeleton()).toHaveAttribute('aria-hidden', 'true')
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading the calendar\.\.\.$/)
})

testRootProps(<Skeleton />)

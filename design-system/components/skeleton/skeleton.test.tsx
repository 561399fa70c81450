import '../../styles.css'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { withoutMotion } from '../../testing/page/media.ts'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { WithHiddenText } from './skeleton.stories.tsx'
import { Skeleton } from './skeleton.tsx'

const skeleton = () => document.querySelector<HTMLElement>('[data-slot=skeleton]')!
const lines = () => [...skeleton().children] as HTMLElement[]
const fill = () => lines()[0]!.firstElementChild as HTMLElement

it('is hidden from screen readers: the text is beside it', () => {
  render(<WithHiddenText />)
  expect(skeleton()).toHaveAttribute('aria-hidden', 'true')
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading the calendar\.\.\.$/)
})

it('is not animated under reduced motion, with a third of each line filled', async () => {
  await withoutMotion()
  render(<Skeleton />)
  expect(fill().getAnimations()).toHaveLength(0)
  expect(fill().offsetWidth / lines()[0]!.offsetWidth).toBeCloseTo(1 / 3, 1)
})

testRootProps(<Skeleton />)

import '../../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { faq } from '../../content/faq'
import { FaqSection } from './faq'

afterEach(cleanup)

const open = () => screen.getAllByRole('button', { expanded: true }).map((button) => button.textContent)

it('lists every question, with the first answer open', () => {
  render(<FaqSection />)
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(
    faq.map(({ question }) => question),
  )
  expect(open()).toEqual(['Is the trial really free?'])
})

it('opens one answer at a time, and closes the open one', async () => {
  render(<FaqSection />)
  await userEvent.click(screen.getByRole('button', { name: 'How do I pay?' }))
  expect(open()).toEqual(['How do I pay?'])
  await userEvent.click(screen.getByRole('button', { name: 'How do I pay?' }))
  expect(screen.queryByRole('button', { expanded: true })).toBeNull()
})

import '../../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
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

it('has every answer in the page', () => {
  const markup = document.createElement('div')
  markup.innerHTML = renderToString(<FaqSection />)
  for (const { answer } of faq) expect(markup.textContent).toContain(answer)
})

it('is a section on the home page and a separate page, and links to a person', () => {
  const { rerender } = render(<FaqSection />)
  expect(
    screen.getByRole('heading', { level: 2, name: 'FAQ: Questions teachers ask us first' }),
  ).toBeVisible()
  expect(screen.getByRole('heading', { level: 3, name: 'How do I pay?' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact')
  rerender(<FaqSection isPage />)
  expect(screen.getByRole('heading', { level: 1, name: /^FAQ/ })).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'How do I pay?' })).toBeVisible()
})

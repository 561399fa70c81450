import '../../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Wiped, WithoutAZero } from './not-found.stories.tsx'
import { NotFound } from './not-found.tsx'

afterEach(() => {
  cleanup()
  history.replaceState(null, '', location.pathname + location.search)
})

it('reads the headline as it is written, wiped zero and all', () => {
  render(<Wiped />)
  expect(screen.getByRole('heading', { level: 1, name: '404 - Page Not Found' })).toBeVisible()
  expect(screen.getByRole('heading')).toHaveTextContent(/^404 - Page Not Found$/)
  expect(screen.getByText("Sorry, the page you're looking for doesn't exist.")).toBeVisible()
})

it('wipes the first zero and nothing else', () => {
  render(<Wiped />)
  const wiped = screen.getByRole('heading').querySelectorAll('svg')
  expect(wiped).toHaveLength(1)
  expect(wiped[0]?.parentElement).toHaveTextContent(/^0$/)
  cleanup()
  render(<WithoutAZero />)
  expect(screen.getByRole('heading', { name: 'Nothing here' }).querySelector('svg')).toBeNull()
})

it('Enter: follows the link', async () => {
  render(<Wiped />)
  await userEvent.keyboard('{Tab}')
  expect(screen.getByRole('link', { name: 'Go to the homepage' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(location.hash).toBe('#home')
})

it('passes other props to its root', () => {
  const html = renderToString(
    <NotFound title="404" text="" link={{ label: 'Home', href: '/' }} id="lost" className="mt-4" />,
  )
  expect(html).toMatch(/<section[^>]*class="[^"]*mt-4[^"]*"[^>]*id="lost"/)
})

import '../../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { testKeys } from '../../testing/keys.ts'
import { followedByEnter } from '../../testing/suites/link.ts'
import { testServerMarkup } from '../../testing/suites/markup.ts'
import contract from './unexpected-error.a11y.ts'
import { OwnRetry, WholePage } from './unexpected-error.stories.tsx'
import { UnexpectedError } from './unexpected-error.tsx'

afterEach(cleanup)

testServerMarkup(<WholePage />)

const presses = (key: string) => async () => {
  const retry = vi.fn()
  render(<UnexpectedError onRetry={retry}>It failed.</UnexpectedError>)
  screen.getByRole('button', { name: 'Load again' }).focus()
  await userEvent.keyboard(key)
  expect(retry).toHaveBeenCalledTimes(1)
}

testKeys(contract, {
  'Enter on the button': presses('{Enter}'),
  'Space on the button': presses(' '),
  'Enter on the link': async () => {
    render(<WholePage />)
    const link = screen.getByRole('link', { name: 'Go to the home page' })
    expect(link).toHaveAttribute('href', '/')
    await followedByEnter(link)
  },
})

it('says what happened, in the words of the specification first', () => {
  render(<WholePage />)
  expect(screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error' })).toBeVisible()
  expect(screen.getByText(/could not be shown/)).toBeVisible()
  expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute('href', 'mailto:hello@school.example')
})

it('tries again as its caller says', async () => {
  render(<OwnRetry />)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('Tried again: 1.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Book by e-mail' })).toBeVisible()
})

it('passes props, class and ref to its root', () => {
  const ref = createRef<HTMLElement>()
  render(
    <UnexpectedError ref={ref} id="lost" className="px-inset">
      It failed.
    </UnexpectedError>,
  )
  expect(ref.current).toHaveAttribute('id', 'lost')
  expect(ref.current).toHaveAttribute('data-slot', 'unexpected-error')
  expect(ref.current).toHaveClass('px-inset')
})

import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { click, linkKeys, pressKeys, testKeys } from '../../testing/index.ts'
import { testRootProps } from '../../testing/page/root-props.tsx'
import meta from './unexpected-error.meta.ts'
import { Default, OwnRetry } from './unexpected-error.stories.tsx'
import { UnexpectedError } from './unexpected-error.tsx'

testKeys(meta.contract, {
  ...pressKeys(async (press) => {
    const retry = vi.fn()
    render(<UnexpectedError onRetry={retry}>It failed.</UnexpectedError>)
    await press(screen.getByRole('button', { name: 'Load again' }))
    expect(retry).toHaveBeenCalledOnce()
  }, 'the button'),
  ...linkKeys(<Default />, 'Go to the home page', { on: 'the link' }),
})

it('calls onRetry', async () => {
  render(<OwnRetry />)
  await click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Tried again: 1.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Book by e-mail' })).toBeVisible()
})

it('moves focus to its headline with takesFocus only', () => {
  const { unmount } = render(<Default />)
  const heading = () => screen.getByRole('heading', { level: 1 })
  expect(document.body).toHaveFocus()
  expect(heading()).not.toHaveAttribute('tabindex')
  unmount()
  render(<UnexpectedError takesFocus>It failed.</UnexpectedError>)
  expect(heading()).toHaveFocus()
  expect(heading()).toHaveAttribute('tabindex', '-1')
})

testRootProps(<UnexpectedError>It failed.</UnexpectedError>)

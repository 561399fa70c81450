import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { click, linkKeys, pressKeys, tabKeys, testKeys, testLiveRegion, type } from '../../testing/index.ts'
import { testRootProps } from '../../testing/page/root-props.tsx'
import meta from './sign-in-card.meta.ts'
import { Default, TwoProviders } from './sign-in-card.stories.tsx'
import { SignInCard } from './sign-in-card.tsx'

const providers = [{ name: 'Google' }]
const google = () => screen.getByRole('button', { name: 'Continue with Google' })

testKeys(meta.contract, {
  ...pressKeys(async (by) => {
    const onSignIn = vi.fn()
    render(<SignInCard providers={providers} onSignIn={onSignIn} />)
    await by(google())
    expect(onSignIn).toHaveBeenCalledOnce()
  }, 'the button'),
  ...linkKeys(<Default />, /^Terms/, { on: 'the link' }),
  ...tabKeys(<Default />, ['Continue with Google', /^Terms/]),
})

const card = (props = {}) => <SignInCard providers={providers} onSignIn={() => {}} {...props} />
const refused = 'Login failed. Please try again.'
const waiting = 'Finish signing in in the window that has opened.'
testLiveRegion(card(), { after: card({ error: refused }), text: refused, politeness: 'assertive' })
testLiveRegion(card(), { after: card({ note: waiting }), text: waiting })
testLiveRegion(card(), { after: card({ loading: true }), text: 'Loading...' })

it('has a button for each provider, of which the pressed one is loading', async () => {
  const list = [{ name: 'Google' }, { name: 'Ganit ID' }]
  const onSignIn = vi.fn()
  const ui = (loading: boolean) => <SignInCard providers={list} onSignIn={onSignIn} loading={loading} />
  const { rerender } = render(ui(false))
  const ganit = screen.getByRole('button', { name: 'Continue with Ganit ID' })
  await click(ganit)
  expect(onSignIn).toHaveBeenCalledExactlyOnceWith(expect.anything(), list[1])
  rerender(ui(true))
  expect(ganit).toHaveAttribute('data-loading')
  expect(google()).toHaveAttribute('aria-disabled', 'true')
  expect(google()).not.toHaveAttribute('data-loading')
  expect(screen.getByText(/^Google or Ganit ID opens in a new window/)).toBeVisible()
})

it('shows the logo of a provider, which is not announced', () => {
  render(<TwoProviders />)
  const button = screen.getByRole('button', { name: 'Continue with Ganit ID' })
  expect(button.querySelector('svg')).toBeVisible()
})

it('calls onSignIn synchronously in the click event, so that browsers do not block the window', async () => {
  let during: Event | undefined
  let within = false
  const onSignIn = vi.fn(() => {
    within = during !== undefined
  })
  render(<SignInCard providers={providers} onSignIn={onSignIn} />)
  const button = screen.getByRole('button', { name: 'Continue with Google' })
  document.addEventListener('click', (event) => (during = event), { capture: true, once: true })
  const after = () => (during = undefined)
  document.addEventListener('click', () => queueMicrotask(after), { once: true })
  await click(button)
  expect(onSignIn).toHaveBeenCalledOnce()
  expect(within).toBe(true)
})

it('calls onIntent before the press, on hover and on focus', async () => {
  const onIntent = vi.fn()
  render(<SignInCard providers={providers} onSignIn={() => {}} onIntent={onIntent} />)
  const button = screen.getByRole('button', { name: 'Continue with Google' })
  // The pointer may lie where the button appears, after the test before.
  await userEvent.unhover(button)
  onIntent.mockClear()
  await userEvent.hover(button)
  expect(onIntent).toHaveBeenCalled()
  onIntent.mockClear()
  await type('Tab')
  expect(button).toHaveFocus()
  expect(onIntent).toHaveBeenCalledTimes(1)
})

testRootProps(card())

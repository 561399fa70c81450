import '../../styles.css'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { WithPhoto } from './user-panel.stories.tsx'
import { UserPanel } from './user-panel.tsx'

afterEach(cleanup)

const panel = (props: Partial<Parameters<typeof UserPanel>[0]> = {}) => (
  <UserPanel name="Mitali Sen" email="mitali@ganit.example" onSignOut={() => {}} {...props} />
)

it('names the user, and keeps the rest to itself until it is opened', async () => {
  render(panel())
  const name = screen.getByRole('button', { name: 'Mitali Sen Your account' })
  expect(name).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByText('mitali@ganit.example')).not.toBeVisible()
  expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull()

  await userEvent.click(name)
  expect(name).toHaveAttribute('aria-expanded', 'true')
  expect(document.getElementById(name.getAttribute('aria-controls') ?? '')).toBeVisible()
  expect(screen.getByText('mitali@ganit.example')).toBeVisible()

  await userEvent.click(name)
  expect(screen.getByText('mitali@ganit.example')).not.toBeVisible()
})

it('works by keyboard alone: Enter, Space and Tab', async () => {
  const onSignOut = vi.fn()
  render(panel({ onSignOut, children: <button type="button">Leave for now</button> }))
  await userEvent.tab()
  const name = screen.getByRole('button', { name: /Mitali Sen/ })
  expect(name).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(name).toHaveAttribute('aria-expanded', 'true')
  expect(name).toHaveFocus()
  await userEvent.keyboard(' ')
  expect(name).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard(' ')
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Sign Out' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onSignOut).toHaveBeenCalledOnce()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Leave for now' })).toHaveFocus()
})

it.each([
  ['Mitali Sen', 'MS'],
  ['Arun', 'A'],
  ['  Tenzin  Dolma Lepcha ', 'TL'],
  ['ঋতু সেন', 'ঋস'],
])('shows the initials of %j as %j, for the eye alone', (name, letters) => {
  const { container } = render(panel({ name }))
  const avatar = container.querySelector('[data-slot=avatar]')
  expect(avatar).toHaveTextContent(letters)
  expect(avatar).toHaveAttribute('aria-hidden', 'true')
})

it('is named by the e-mail address where there is no name', () => {
  render(panel({ name: '' }))
  expect(screen.getByRole('button', { name: 'mitali@ganit.example Your account' })).toBeVisible()
})

it('shows the photo without telling its owner which page it is on', () => {
  const { container } = render(<WithPhoto />)
  const image = container.querySelector('img')
  expect(image).toHaveAttribute('alt', '')
  expect(image).toHaveAttribute('referrerpolicy', 'no-referrer')
})

it('falls back to the initials when the photo fails', async () => {
  const { container } = render(panel({ photo: 'data:image/png;base64,broken' }))
  await waitFor(() => expect(container.querySelector('[data-slot=avatar]')).toHaveTextContent('MS'))
  expect(container.querySelector('img')).toBeNull()
})

it('gives fingers 44 px, and passes other props to its root', async () => {
  const { container } = render(panel({ id: 'who', className: 'mt-block' }))
  const name = screen.getByRole('button', { name: /Mitali Sen/ })
  expect(name.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await userEvent.click(name)
  expect(
    screen.getByRole('button', { name: 'Sign Out' }).getBoundingClientRect().height,
  ).toBeGreaterThanOrEqual(44)
  expect(container.firstElementChild).toHaveAttribute('id', 'who')
  expect(container.firstElementChild).toHaveClass('mt-block')
})

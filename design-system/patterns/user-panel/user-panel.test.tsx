import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { click, testDisclosure, testKeys } from '../../testing/index.ts'
import { testRootProps } from '../../testing/page/root-props.tsx'
import meta from './user-panel.meta.ts'
import { OnPaper } from './user-panel.stories.tsx'
import { UserPanel } from './user-panel.tsx'

const panel = (props: Partial<Parameters<typeof UserPanel>[0]> = {}) => (
  <UserPanel name="Mitali Sen" email="mitali@ganit.example" onSignOut={() => {}} {...props} />
)

testKeys(
  meta.contract,
  testDisclosure(<OnPaper />, { trigger: 'Arun Nair Your account', shows: 'arun@suravi.example' }),
)

it('signs out', async () => {
  const onSignOut = vi.fn()
  render(panel({ onSignOut }))
  await click(screen.getByRole('button', { name: /Mitali Sen/ }))
  await click(screen.getByRole('button', { name: 'Sign Out' }))
  expect(onSignOut).toHaveBeenCalledOnce()
})

it('shows further actions beside the name, also while it is closed', () => {
  render(panel({ children: <button type="button">Leave for now</button> }))
  expect(screen.getByRole('button', { name: 'Leave for now' })).toBeVisible()
})

it('is named by the e-mail address without a name', () => {
  render(panel({ name: '' }))
  expect(screen.getByRole('button', { name: 'mitali@ganit.example Your account' })).toBeVisible()
})

testRootProps(panel())

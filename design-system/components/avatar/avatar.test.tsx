import { render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { hydrate, serverPage } from '../../testing/page/page.tsx'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { testTypes } from '../../testing/test-types.ts'
import { BrokenPhoto, Photo } from './avatar.stories.tsx'
import { Avatar } from './avatar.tsx'

const avatar = () => document.querySelector<HTMLElement>('[data-slot=avatar]')!

it('is hidden if there is no name', () => {
  render(<Avatar name="" />)
  expect(screen.queryByRole('img')).toBeNull()
})

it.each([
  ['Mitali Sen', 'MS'],
  ['Arun', 'A'],
  ['  Tenzin  Dolma Lepcha ', 'TL'],
  ['ঋতু সেন', 'ঋস'],
  ['ritu@ganit.example', 'R'],
])('shows the initials of %j as %j', (name, letters) => {
  render(<Avatar name={name} />)
  expect(avatar()).toHaveTextContent(letters)
})

it('requests the photo without a referrer', () => {
  render(<Photo />)
  const image = avatar().querySelector('img')
  expect(image).toHaveAttribute('alt', '')
  expect(image).toHaveAttribute('referrerpolicy', 'no-referrer')
  expect(avatar()).toHaveTextContent(/^$/)
})

it('shows the initials if the photo cannot be loaded', async () => {
  render(<BrokenPhoto />)
  await waitFor(() => expect(avatar()).toHaveTextContent('AN'))
  expect(avatar().querySelector('img')).toBeNull()
})

it('shows the initials if the photo failed before hydration', async () => {
  const broken = <Avatar name="Arun Nair" photo="data:image/png;base64,broken" />
  const place = serverPage(broken)
  const image = place.querySelector('img')!
  await waitFor(() => expect(image.complete).toBe(true))
  hydrate(place, broken)
  await waitFor(() => expect(place).toHaveTextContent('AN'))
})

it('loads a new photo after one that failed', async () => {
  const { rerender } = render(<Avatar name="Arun Nair" photo="data:image/png;base64,broken" />)
  await waitFor(() => expect(avatar().querySelector('img')).toBeNull())
  rerender(<Avatar name="Arun Nair" photo="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=" />)
  expect(avatar().querySelector('img')).not.toBeNull()
})

testRootProps(<Avatar name="Arun Nair" />)

testTypes(() => [
  // @ts-expect-error: the name is required
  <Avatar key="1" photo="/mitali.jpg" />,
  // @ts-expect-error: the accessible name comes from `name`
  <Avatar key="2" name="Mitali Sen" aria-label="Mitali" />,
])

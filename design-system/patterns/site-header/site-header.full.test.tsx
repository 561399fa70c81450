import { render, screen, within } from '@testing-library/react'
import { beforeEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { click, followed, linkKeys, type Press, pressKeys, testKeys, testModal } from '../../testing/index.ts'
import meta from './site-header.meta.ts'
import { Default, NineLinks } from './site-header.stories.tsx'

beforeEach(() => page.viewport(390, 800))

const menu = () => screen.getByRole('button', { name: 'Menu' })
const dialog = () => screen.queryByRole('dialog', { name: 'Menu' })

/** Wide enough to show the page beside the menu, and too narrow for the row of nine links. */
const before = () => page.viewport(720, 800)

const followedInTheMenu = async (by: Press) => {
  render(<Default />)
  await click(menu())
  await followed(within(dialog()!).getByRole('link', { name: 'About Us' }), by)
  await vi.waitFor(() => expect(dialog()).toBeNull())
}

testKeys(meta.contract, {
  ...testModal(<NineLinks />, { trigger: 'Menu', name: 'Menu', close: 'Close menu', before }),
  ...linkKeys(<Default />, /^Admin/, { on: 'a link' }),
  ...pressKeys(followedInTheMenu, 'a link of the menu', ['Enter']),
})

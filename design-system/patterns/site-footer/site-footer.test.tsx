import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { linkKeys, testKeys } from '../../testing/index.ts'
import { testRootProps } from '../../testing/page/root-props.tsx'
import meta from './site-footer.meta.ts'
import { Default, Minimal, WithSettings } from './site-footer.stories.tsx'
import { SiteFooter } from './site-footer.tsx'

testKeys(meta.contract, linkKeys(<Default />, 'Terms', { on: 'a link' }))

it('has the year in a separate element, so that a script can update it', () => {
  render(<Default />)
  expect(document.querySelector('[data-year]')).toHaveTextContent('2026')
  expect(screen.getByText(/©/)).toHaveTextContent('© 2026 Kaksha')
})

it('has settings for the whole site between the columns and the last line', () => {
  render(<WithSettings />)
  const choice = screen.getByRole('group', { name: 'Theme' })
  const follows = (one: Element, other: Element) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
  expect(follows(screen.getByRole('link', { name: 'Terms' }), choice)).toBe(true)
  expect(follows(choice, screen.getByText('Kolkata, India'))).toBe(true)
})

it('works with the required props only', () => {
  render(<Minimal />)
  expect(screen.getByText('Siliguri, India')).toBeVisible()
  expect(screen.queryByRole('list')).toBeNull()
})

testRootProps(<SiteFooter brand="T" tagline="" columns={[]} year={2026} location="" />)

import '../../styles.css'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { FourFaces } from './partner-row.stories.tsx'
import { Partner, PartnerRow } from './partner-row.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(cleanup)

it('is a region whose label is heard once, with a list of names', () => {
  render(<FourFaces />)
  const region = screen.getByRole('region', { name: 'Academies on Kaksha' })
  const items = within(region).getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual([
    'Shaluk Academy',
    'Nodi School of Dance',
    'Ekagra',
    'Torsha Music Room',
  ])
  expect(screen.getByText('Academies on Kaksha')).toHaveAttribute('aria-hidden', 'true')
})

it.each([
  [1440, 1],
  [768, 2],
  [320, 4],
])('at %i px all four are seen, in %i row(s)', async (width, rows) => {
  await page.viewport(width, 900)
  render(<FourFaces />)
  const items = screen.getAllByRole('listitem')
  for (const item of items) expect(item).toBeVisible()
  expect(new Set(items.map((item) => Math.round(item.getBoundingClientRect().top))).size).toBe(rows)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

it('passes other props to its roots', () => {
  render(
    <PartnerRow label="Schools" id="schools">
      <Partner mark={null} id="one" className="italic">
        One
      </Partner>
    </PartnerRow>,
  )
  expect(screen.getByRole('region', { name: 'Schools' })).toHaveAttribute('id', 'schools')
  expect(screen.getByRole('listitem')).toHaveAttribute('id', 'one')
  expect(screen.getByRole('listitem')).toHaveClass('italic')
})

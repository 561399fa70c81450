import '../../../styles.css'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { load } from '../../../browser/load'
import { FeaturesSection } from '../sections'

vi.mock('../../../browser/load', { spy: true })

afterEach(() => {
  cleanup()
  vi.mocked(load).mockClear()
})

const panel = () => within(screen.getByRole('tabpanel'))

it('shows the first group with its illustration, and loads nothing', () => {
  render(<FeaturesSection />)
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Fees')
  expect(panel().getByRole('table', { name: /^Fee register/ })).toBeVisible()
  expect(load).not.toHaveBeenCalled()
})

it('loads the other illustrations when the visitor comes near, one for every group', async () => {
  render(<FeaturesSection />)
  await userEvent.hover(screen.getByRole('tab', { name: 'Classes' }))
  expect(load).toHaveBeenCalled()
  const drawn: Record<string, RegExp> = {
    Classes: /^A week as a calendar/,
    Exams: /^A question paper/,
    Reports: /^Bar chart of fees received in thousands of rupees: Jun 18/,
    'Your brand': /^A colour card/,
  }
  for (const [name, label] of Object.entries(drawn)) {
    await userEvent.click(screen.getByRole('tab', { name }))
    expect(await panel().findByRole('img', { name: label })).toBeVisible()
  }
})

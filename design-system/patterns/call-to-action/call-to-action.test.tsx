import '../../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { Default, LongHeadline } from './call-to-action.stories.tsx'
import { CallToAction } from './call-to-action.tsx'

beforeEach(() => page.viewport(1280, 900))
afterEach(cleanup)

it('is a region named by its headline, with its actions', () => {
  render(<Default />)
  expect(screen.getByRole('region', { name: 'The bell rings in ten minutes.' })).toBeVisible()
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Start Free', 'Book a demo'])
})

it.each([320, 390, 768, 1024, 1280, 1440, 1920])('keeps the gong off the text at %i px', async (width) => {
  await page.viewport(width, 900)
  for (const Story of [Default, LongHeadline]) {
    cleanup()
    render(<Story />)
    const gong = document.querySelector('[data-slot=call-to-action] > svg')!.getBoundingClientRect()
    const range = document.createRange()
    range.selectNodeContents(screen.getByRole('heading').parentElement!)
    const textBox = range.getBoundingClientRect()
    expect(textBox.top >= gong.bottom || textBox.right <= gong.left, 'apart').toBe(true)
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

testRootProps(<CallToAction title="Come in." headingId="in" actions={null} />)

import '../../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { testTypes } from '../../testing/test-types.ts'
import { Default, InHero } from './product-preview.stories.tsx'
import { type Preview, ProductPreview } from './product-preview.tsx'

afterEach(cleanup)

it('is one named image without focusable content', () => {
  render(<Default />)
  const image = screen.getByRole('img', { name: /Ganit Ghar, a maths teacher/ })
  expect(image).toHaveTextContent('₹1,200 received')
  expect(screen.queryByRole('table')).toBeNull()
  expect(image.querySelector('a, button, [tabindex]')).toBeNull()
})

it.each([320, 768, 1024, 1440])('does not scroll the page horizontally at %i px', async (width) => {
  await page.viewport(width, 800)
  render(<InHero />)
  expect(screen.getByRole('img')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

testTypes(() => [
  // @ts-expect-error: label is required, because it is the text alternative
  <ProductPreview key="1" site={{} as Preview} />,
])

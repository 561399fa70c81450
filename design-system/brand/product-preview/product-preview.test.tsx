import '../../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { testTypes } from '../../testing/test-types.ts'
import { Default } from './product-preview.stories.tsx'
import { type Preview, ProductPreview } from './product-preview.tsx'

afterEach(cleanup)

it('is one named image without focusable content', () => {
  render(<Default />)
  const image = screen.getByRole('img', { name: /Ganit Ghar, a maths teacher/ })
  expect(image).toHaveTextContent('₹1,200 received')
  expect(screen.queryByRole('table')).toBeNull()
  expect(image.querySelector('a, button, [tabindex]')).toBeNull()
})

testTypes(() => [
  // @ts-expect-error: label is required, because it is the text alternative
  <ProductPreview key="1" site={{} as Preview} />,
])

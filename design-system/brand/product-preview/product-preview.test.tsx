import '../../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Default } from './product-preview.stories.tsx'

afterEach(cleanup)

it('is one named image without focusable content', () => {
  render(<Default />)
  const image = screen.getByRole('img', { name: /Ganit Ghar, a maths teacher/ })
  expect(image).toHaveTextContent('₹1,200 received')
  expect(screen.queryByRole('table')).toBeNull()
  expect(image.querySelector('a, button, [tabindex]')).toBeNull()
})

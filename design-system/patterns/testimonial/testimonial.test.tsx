import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { Default, EveryRating, WithoutRating } from './testimonial.stories.tsx'
import { Testimonial, TestimonialList } from './testimonial.tsx'

it('is a list of quotations, each with its author as caption', () => {
  render(<Default />)
  const items = screen.getAllByRole('listitem')
  expect(items).toHaveLength(3)
  const figure = within(items[0]!).getByRole('figure')
  expect(within(figure).getByRole('blockquote')).toHaveTextContent(/^I used to keep fees in a notebook/)
  expect(figure.querySelector('figcaption')).toHaveTextContent(
    'Mitali S.Maths tuition, classes 8 to 105 out of 5Sample review',
  )
})

it('shows each rating once as text, and as stars', () => {
  render(<EveryRating />)
  for (const [index, item] of screen.getAllByRole('listitem').entries()) {
    const rating = index + 1
    expect(within(item).getAllByText(`${rating} out of 5`)).toHaveLength(1)
    expect(within(item).queryByRole('img')).toBeNull()
    const stars = [...item.querySelectorAll('svg')]
    expect(stars).toHaveLength(5)
    const filled = stars.map((star) => getComputedStyle(star).fill !== 'none')
    expect(filled).toEqual([1, 2, 3, 4, 5].map((star) => star <= rating))
    for (const star of stars) expect(getComputedStyle(star).stroke).toBe(getComputedStyle(item).color)
  }
})

it('has no stars without a rating and is not labelled as a sample by default', () => {
  render(<WithoutRating />)
  const item = screen.getByRole('listitem')
  expect(item.querySelector('svg')).toBeNull()
  expect(item).not.toHaveTextContent(/out of 5|sample/i)
  expect(item).not.toHaveAttribute('data-sample')
})

it('has a visible label if it is a sample', () => {
  render(<Default />)
  for (const item of screen.getAllByRole('listitem')) {
    expect(within(item).getByText('Sample review')).toBeVisible()
    expect(item).toHaveAttribute('data-sample')
  }
})

testRootProps(
  <TestimonialList>
    <Testimonial name="Prakash V.">It is quiet.</Testimonial>
  </TestimonialList>,
)

import '../../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Default, LongWord, Measures, Sizes, WithSectionName } from './heading.stories.tsx'
import { Heading, headingVariants } from './heading.tsx'

afterEach(cleanup)

const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)

it('has its level in the outline, whatever its size', () => {
  render(<Sizes />)
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(6)
  const sizes = screen.getAllByRole('heading').map(size)
  expect(new Set(sizes).size).toBe(6)
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
})

it('is the element of its level, and not larger than the level above it', () => {
  render(<Default />)
  const headings = ([1, 2, 3, 4, 5, 6] as const).map((level) => screen.getByRole('heading', { level }))
  expect(headings.map(({ localName }) => localName)).toEqual(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
  const sizes = headings.map(size)
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
  expect(new Set(sizes).size).toBe(3)
})

it('announces the name of its section and its text as one heading', () => {
  render(<WithSectionName />)
  expect(screen.getByRole('heading', { name: 'Our Pricing: Start at zero.' })).toBeVisible()
})

it('keeps to its measure, in balanced lines', async () => {
  await page.viewport(1440, 900)
  render(<Measures />)
  for (const heading of screen.getAllByRole('heading')) {
    expect(heading.offsetWidth).toBeLessThan(heading.parentElement!.offsetWidth)
    expect(getComputedStyle(heading).textWrapStyle).toBe('balance')
  }
})

it('breaks a word that is longer than its width', () => {
  render(<LongWord />)
  const heading = screen.getByRole('heading')
  expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth)
})

it('starts at the start of the line, in right-to-left text too', () => {
  render(
    <div dir="rtl" lang="ur">
      <Heading level={2} measure="full">
        دس منٹ میں اپنی آن لائن کلاس کھولیں
      </Heading>
    </div>,
  )
  const heading = screen.getByRole('heading')
  const range = document.createRange()
  range.selectNodeContents(heading)
  expect(range.getBoundingClientRect().right).toBeCloseTo(
    heading.parentElement!.getBoundingClientRect().right,
    0,
  )
})

it('passes other props and its ref to its root', () => {
  const ref = createRef<HTMLHeadingElement>()
  render(
    <Heading level={3} ref={ref} id="fees" tabIndex={-1} className="mt-4">
      Fees
    </Heading>,
  )
  const heading = screen.getByRole('heading', { name: 'Fees' })
  expect(ref.current).toBe(heading)
  expect(heading).toHaveAttribute('id', 'fees')
  expect(heading).toHaveAttribute('data-slot', 'heading')
  expect(heading).toHaveClass('mt-4', 'text-h2')
  heading.focus()
  expect(heading).toHaveFocus()
})

it('is complete in server-rendered HTML', () => {
  expect(renderToString(<Heading level={1}>FAQ</Heading>)).toBe(
    '<h1 data-slot="heading" class="text-h1">FAQ</h1>',
  )
})

it('provides its styles as a class name', () => {
  expect(headingVariants({ size: 'h3' })).toBe('text-h3')
})

it('does not change the spacing of letters that are joined', () => {
  const { rerender } = render(<Heading level={2}>Our courses</Heading>)
  const spacing = () => getComputedStyle(screen.getByRole('heading')).letterSpacing
  expect(Number.parseFloat(spacing())).toBeLessThan(0)
  rerender(
    <div lang="ar-EG" dir="rtl">
      <Heading level={2}>دوراتنا</Heading>
    </div>,
  )
  expect(spacing()).toBe('normal')
})

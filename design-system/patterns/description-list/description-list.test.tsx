import '../../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { Columns, Default, LongWords, TwoColumns } from './description-list.stories.tsx'
import { DescriptionList } from './description-list.tsx'

beforeEach(() => page.viewport(1280, 900))
afterEach(cleanup)

const box = (element: Element) => element.getBoundingClientRect()

it('is a description list of names and values', () => {
  render(<Default />)
  const values = screen.getAllByRole('definition').map((value) => value.textContent)
  expect(screen.getAllByRole('term').map((term, index) => [term.textContent, values[index]])).toEqual([
    ['Plan', 'Free Trial'],
    ['Domain name', 'ganitghar.kaksha.example'],
    ['Company name', 'Ganit Ghar'],
    ['Number of employees', '4'],
  ])
})

it('shows a value beside its name on wide screens, below it on a phone', async () => {
  render(<Default />)
  const [name] = screen.getAllByRole('term')
  const [value] = screen.getAllByRole('definition')
  expect(box(value!).left).toBeGreaterThan(box(name!).left + 100)
  await page.viewport(390, 800)
  expect(box(value!).left).toBe(box(name!).left)
  expect(box(value!).top).toBeGreaterThanOrEqual(box(name!).bottom)
})

it('has columns of equal width from 40rem, for any number of items', async () => {
  for (const [Story, count] of [
    [Columns, 3],
    [TwoColumns, 2],
  ] as const) {
    cleanup()
    await page.viewport(1280, 900)
    render(<Story />)
    expect(document.querySelector('[data-slot=description-list]')).toHaveAttribute('data-layout', 'columns')
    const items = screen.getAllByRole('term').map((term) => box(term.parentElement!))
    expect(new Set(items.map(({ left }) => left)).size).toBe(count)
    expect(new Set(items.map(({ width }) => Math.round(width))).size).toBe(1)
    await page.viewport(390, 800)
    const lefts = screen.getAllByRole('term').map((term) => box(term).left)
    expect(new Set(lefts).size).toBe(1)
  }
})

it.each([320, 1280])('wraps long words at %i px', async (width) => {
  await page.viewport(width, 800)
  const { container } = render(<LongWords />)
  const list = container.firstElementChild!
  expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

it('renders nothing without items', () => {
  const { container } = render(<DescriptionList items={[]} />)
  expect(container).toBeEmptyDOMElement()
})

it('leaves out falsy items', () => {
  const none = ['', null, undefined, false] as const
  const { rerender } = render(<DescriptionList items={[...none, ['Plan', 'Free']]} />)
  expect(screen.getByRole('term')).toHaveTextContent('Plan')
  rerender(<DescriptionList items={none} />)
  expect(document.querySelector('dl')).toBeNull()
})

testRootProps(<DescriptionList items={[['Plan', 'Free']]} />)

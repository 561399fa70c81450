import { cleanup, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { linkKeys, testKeys } from '../../testing/index.ts'
import { testRootProps } from '../../testing/page/root-props.tsx'
import meta from './pagination.meta.ts'
import { Default, FirstPage, RightToLeft } from './pagination.stories.tsx'
import { Pagination } from './pagination.tsx'

testKeys(meta.contract, linkKeys(<Default />, 'Page 7'))

const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent)

it.each([
  [1, 1, undefined],
  [1, 3, '1 2 3'],
  [2, 7, '1 2 3 … 7'],
  [3, 7, '1 2 3 4 … 7'],
  [4, 7, '1 2 3 4 5 6 7'],
  [6, 12, '1 … 5 6 7 … 12'],
  [12, 12, '1 … 11 12'],
  [40, 12, '1 … 11 12'],
  [-1, 12, '1 2 … 12'],
])('on page %s of %s shows %s', (at, count, pages) => {
  const { container } = render(<Pagination page={at} count={count} href={String} />)
  if (pages) expect(shown().join(' ')).toBe(pages)
  else expect(container).toBeEmptyDOMElement()
})

it('names its links, marks this page, and leads to the pages beside it', () => {
  render(<Default />)
  expect(screen.getByRole('navigation', { name: 'Pagination' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Page 6' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Page 7' })).not.toHaveAttribute('aria-current')
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '#page-5')
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#page-7')
})

it('has no link before the first page and after the last one', () => {
  render(<FirstPage />)
  expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull()
  cleanup()
  render(<Pagination page={3} count={3} href={String} />)
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull()
})

it('takes its texts from its labels', () => {
  const { container } = render(<RightToLeft />)
  expect(screen.getByRole('link', { name: 'صفحة 2' })).toHaveAttribute('aria-current', 'page')
  expect(container.innerHTML).not.toMatch(/Page \d|Previous|Next|Pagination/)
})

testRootProps(<Pagination page={1} count={2} href={String} />)

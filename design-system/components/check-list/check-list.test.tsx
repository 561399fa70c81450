import '../../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { Default, LongItems, TwoColumns } from './check-list.stories.tsx'
import { CheckList } from './check-list.tsx'

beforeEach(() => page.viewport(1280, 900))
afterEach(cleanup)

const items = () => screen.getAllByRole('listitem')
const left = (element: Element) => Math.round(element.getBoundingClientRect().left)

it('is a list of its items; the ticks are hidden', () => {
  render(<Default />)
  expect(screen.getByRole('list')).toBeVisible()
  // Without it VoiceOver in Safari does not announce a list (webkit.org/b/170179).
  expect(getComputedStyle(screen.getByRole('list')).listStyleType).toBe('""')
  expect(items().map((item) => item.textContent)).toContain('PDF and CSV downloads')
  for (const item of items()) expect(item.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})

it('has two columns if there is space, else one', async () => {
  render(<TwoColumns />)
  expect(new Set(items().map(left)).size).toBe(2)
  await page.viewport(390, 800)
  expect(new Set(items().map(left)).size).toBe(1)
})

it('has ticks in the accent colour on a dark surface only', () => {
  const colour = () => getComputedStyle(items()[0]!.querySelector('svg')!).color
  const { unmount } = render(
    <div data-surface="inverse">
      <Default />
    </div>,
  )
  const inverse = colour()
  unmount()
  render(<Default />)
  expect(inverse).toBe('rgb(255, 177, 24)')
  expect(colour()).not.toBe(inverse)
})

it('aligns a second line with the first, not with the tick', () => {
  render(<LongItems />)
  const range = document.createRange()
  range.selectNodeContents(items()[0]!.lastChild!)
  const lines = [...range.getClientRects()]
  expect(lines.length).toBeGreaterThan(1)
  expect(new Set(lines.map((line) => Math.round(line.left))).size).toBe(1)
  expect(lines[0]!.left).toBeGreaterThan(items()[0]!.querySelector('svg')!.getBoundingClientRect().right)
})

testRootProps(<CheckList items={['One']} />)

it('renders nothing without items: screen readers announce empty lists too', () => {
  const { container } = render(<CheckList items={[]} />)
  expect(container).toBeEmptyDOMElement()
})

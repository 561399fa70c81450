import '../../styles.css'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { Default, LongWords, NumbersInTheMargin, WithoutNotes } from './step-list.stories.tsx'
import { StepItem, StepList } from './step-list.tsx'

beforeEach(() => page.viewport(1280, 900))
afterEach(cleanup)

it('is an ordered list with number, title, text and note in this order', () => {
  render(<Default />)
  expect(screen.getByRole('list').tagName).toBe('OL')
  const items = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(items.map((item) => within(item).getByRole('heading', { level: 3 }).textContent)).toEqual([
    'Choose a plan',
    'Name your school',
    'Launch',
  ])
  expect(items[0]!.textContent).toMatch(/^1Choose a plan.*academy\.Good to know You can change it later\.$/)
  expect(items[2]).toHaveTextContent('After that Ring the bell.')
})

it('renders no note if there is none', () => {
  render(<WithoutNotes />)
  expect(screen.getByRole('heading', { level: 2, name: 'Share the address' })).toBeVisible()
  expect(screen.queryByText('Good to know')).toBeNull()
})

it('shows the numbers in the margin on wide screens, beside the text on a phone', async () => {
  render(<NumbersInTheMargin />)
  const list = screen.getByRole('list')
  const number = within(list).getByText('2')
  expect(number.getBoundingClientRect().right).toBeLessThan(list.getBoundingClientRect().left)
  await page.viewport(390, 800)
  expect(number.getBoundingClientRect().left).toBe(list.getBoundingClientRect().left)
})

it.each([320, 1280])('keeps a two-digit number on one line at %i px', async (width) => {
  await page.viewport(width, 900)
  render(<LongWords />)
  const number = screen.getByText('10')
  expect(number.getClientRects()).toHaveLength(1)
  const range = document.createRange()
  range.selectNodeContents(number)
  expect(range.getClientRects()).toHaveLength(1)
  expect(range.getBoundingClientRect().right).toBeLessThan(
    screen.getByRole('heading').parentElement!.getBoundingClientRect().left,
  )
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

testRootProps(
  <StepList>
    <StepItem number={1} icon={null} title="Ring">
      Once.
    </StepItem>
  </StepList>,
)

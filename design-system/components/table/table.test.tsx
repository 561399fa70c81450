import { render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { pressKeys, tabKeys, testKeys } from '../../testing/index.ts'
import { testRootProps } from '../../testing/page/root-props.tsx'
import meta from './table.meta.ts'
import { Default, Sortable, Wide } from './table.stories.tsx'
import { Table, TableSortHeader } from './table.tsx'

const header = (name: string) => screen.getByRole('columnheader', { name })
const firstColumn = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)

testKeys(meta.contract, {
  ...pressKeys(async (press) => {
    render(<Sortable />)
    expect(firstColumn()[0]).toBe('Coding')
    const button = () => screen.getByRole('button', { name: 'Course' })
    await press(button())
    await waitFor(() => expect(header('Course')).toHaveAttribute('aria-sort', 'descending'))
    expect(firstColumn()[0]).toBe('Tabla for beginners')
    await press(button())
    await waitFor(() => expect(header('Course')).toHaveAttribute('aria-sort', 'ascending'))
  }, 'the button of a header'),
  ...tabKeys(<Sortable />, ['Course', 'Students']),
})

it('marks the one sorted column', async () => {
  render(<Sortable />)
  expect(header('Students')).not.toHaveAttribute('aria-sort')
  screen.getByRole('button', { name: 'Students' }).click()
  await waitFor(() => expect(header('Students')).toHaveAttribute('aria-sort', 'ascending'))
  expect(header('Course')).not.toHaveAttribute('aria-sort')
  expect(firstColumn()[0]).toBe('Coding')
})

it('scrolls in a named region that can be focused, if it is too wide', async () => {
  render(<Wide />)
  await waitFor(() => expect(screen.getByRole('region', { name: 'Fees by quarter' }).tabIndex).toBe(0))
  const region = screen.getByRole('region')
  expect(region.scrollWidth).toBeGreaterThan(region.clientWidth)
  expect(region.getBoundingClientRect().width).toBeLessThanOrEqual(288)
})

it('is no tab stop and no region if it fits', async () => {
  const { container } = render(<Default />)
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  expect(container.querySelector('[tabindex]')).toBeNull()
})

testRootProps(
  <Table caption="Orders">
    <thead>
      <tr>
        <TableSortHeader onSort={() => {}}>Course</TableSortHeader>
      </tr>
    </thead>
  </Table>,
)

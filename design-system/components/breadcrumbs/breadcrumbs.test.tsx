import '../../styles.css'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { linkKeys, testKeys } from '../../testing/index.ts'
import { testRootProps } from '../../testing/page/root-props.tsx'
import meta from './breadcrumbs.meta.ts'
import { Default, Long } from './breadcrumbs.stories.tsx'
import { Breadcrumbs, BreadcrumbsItem } from './breadcrumbs.tsx'

afterEach(cleanup)

testKeys(meta.contract, linkKeys(<Default />, 'Courses'))

it('is a named navigation with a list, of which the last item is the current page', () => {
  render(<Default />)
  const path = screen.getByRole('navigation', { name: 'Breadcrumb' })
  expect(within(path).getAllByRole('listitem')).toHaveLength(3)
  expect(
    within(path)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Home', 'Courses'])
  expect(screen.getAllByRole('listitem').at(-1)).toHaveAttribute('aria-current', 'page')
})

it('has arrows between its items, which are not announced', () => {
  render(<Default />)
  const arrows = screen.getAllByRole('listitem').map((item) => item.querySelector('svg')!)
  expect(arrows.map((arrow) => arrow.checkVisibility())).toEqual([false, true, true])
  for (const arrow of arrows) expect(arrow).toHaveAttribute('aria-hidden', 'true')
})

it('wraps in a narrow column, with links at least 24 px high', () => {
  render(<Long />)
  const path = screen.getByRole('navigation', { name: 'Path' })
  expect(path.scrollWidth).toBeLessThanOrEqual(288)
  for (const link of screen.getAllByRole('link'))
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
})

testRootProps(
  <Breadcrumbs>
    <BreadcrumbsItem href="/">Home</BreadcrumbsItem>
  </Breadcrumbs>,
)

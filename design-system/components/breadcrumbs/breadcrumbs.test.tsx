import '../../styles.css'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { linkKeys, testKeys } from '../../testing/index.ts'
import { testRootProps } from '../../testing/page/root-props.tsx'
import meta from './breadcrumbs.meta.ts'
import { Default, Long } from './breadcrumbs.stories.tsx'
import { Breadcrumbs, BreadcrumbsItem } from './breadcrumbs.tsx'

testKeys(meta.contract, linkKeys(<Default />, 'Courses'))

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

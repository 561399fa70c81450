import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { click } from '../../testing/index.ts'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { Loading } from './button-group.stories.tsx'
import { ButtonGroup } from './button-group.tsx'

const box = (element: Element) => element.getBoundingClientRect()

it('causes no horizontal scrolling on a phone by the status of a loading button', async () => {
  await page.viewport(390, 800)
  render(<Loading />)
  await click(screen.getByRole('button', { name: /^Save/ }))
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('Loading...')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(box(screen.getAllByRole('status')[0]!).width).toBe(1)
})

testRootProps(<ButtonGroup />)

import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { Container, Grid, Stack } from './layout.tsx'

const boxes = (root: Element) => [...root.children].map((child) => child.getBoundingClientRect())
const columns = (root: Element) => new Set(boxes(root).map(({ left }) => left)).size

const three = [1, 2, 3].map((one) => <p key={one}>Part {one}</p>)

it('centres a container, with the margins of the page on a phone', async () => {
  const { container } = render(<Container width="form">{three}</Container>)
  const root = container.firstElementChild!
  const { left, right } = root.getBoundingClientRect()
  expect(left).toBe(document.documentElement.clientWidth - right)
  expect(boxes(root)[0]!.width).toBe(576)
  await page.viewport(320, 700)
  expect(boxes(root)[0]!.left).toBeGreaterThanOrEqual(16)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

it('keeps the same space between the parts of a stack', () => {
  const { container } = render(<Stack gap="md">{three}</Stack>)
  const [first, second, third] = boxes(container.firstElementChild!)
  expect([second!.top - first!.bottom, third!.top - second!.bottom]).toEqual([24, 24])
  expect(first!.left).toBe(second!.left)
})

it('wraps a row where there is too little room', () => {
  const { container } = render(
    <Stack direction="row" align="center" style={{ width: '10rem' }}>
      {three}
    </Stack>,
  )
  expect(columns(container.firstElementChild!)).toBe(2)
})

it('has as many columns as there is room for, and one on a phone', async () => {
  const { container } = render(
    <Grid min="md" gap="sm">
      {three}
    </Grid>,
  )
  expect(columns(container.firstElementChild!)).toBe(3)
  await page.viewport(320, 700)
  expect(columns(container.firstElementChild!)).toBe(1)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

it('has at most the given columns, and one on a phone', async () => {
  const { container } = render(<Grid columns={2}>{three}</Grid>)
  expect(columns(container.firstElementChild!)).toBe(2)
  await page.viewport(320, 700)
  expect(columns(container.firstElementChild!)).toBe(1)
})

it('can be a list', () => {
  render(
    <Stack as="ul">
      <Stack as="li">One</Stack>
    </Stack>,
  )
  expect(within(screen.getByRole('list')).getByRole('listitem')).toHaveTextContent('One')
})

testRootProps(
  <Container>
    <Stack>
      <Grid />
    </Stack>
  </Container>,
)

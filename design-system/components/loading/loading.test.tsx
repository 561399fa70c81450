import { render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { testLiveRegion } from '../../testing/index.ts'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { Loading } from './loading.tsx'

testLiveRegion(<div />, { after: <Loading />, text: 'Loading...' })

it('announces that something is loading, and hides its lines', async () => {
  render(<Loading lines={3} />)
  const status = screen.getByRole('status')
  await waitFor(() => expect(status).toHaveTextContent(/^Loading\.\.\.$/))
  const drawn = status.querySelector('[data-slot=skeleton]')
  expect(drawn).toHaveAttribute('aria-hidden', 'true')
  expect(drawn?.children).toHaveLength(3)
})

testRootProps(<Loading />)

it('reserves its height before its text is inserted', async () => {
  render(<Loading />)
  const status = screen.getByRole('status')
  const empty = status.offsetHeight
  await screen.findByText('Loading...')
  expect(status.offsetHeight).toBe(empty)
})

import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { linkKeys, testKeys } from '../../testing/index.ts'
import { testRootProps } from '../../testing/page/root-props.tsx'
import meta from './logo.meta.ts'
import { AnotherBrand, OwnMark } from './logo.stories.tsx'
import { Logo } from './logo.tsx'

testKeys(meta.contract, linkKeys(<AnotherBrand />, /^Torsha/))

testRootProps(<Logo name="Kaksha" />)

it('has no mark unless it gets one', () => {
  render(<Logo name="Torsha Music Room" />)
  expect(screen.getByRole('link').querySelector('svg')).toBeNull()
})

it('shows the mark of another brand', () => {
  render(<OwnMark />)
  const link = screen.getByRole('link', { name: 'Torsha Music Room, home' })
  expect(link.querySelectorAll('svg')).toHaveLength(1)
  expect(link.querySelector('circle')).not.toBeNull()
  expect(link.querySelector('svg')!.getBoundingClientRect()).toMatchObject({ width: 34, height: 34 })
})

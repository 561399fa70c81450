import '../../styles.css'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { linkKeys, testKeys } from '../../testing/index.ts'
import { testRootProps } from '../../testing/page/root-props.tsx'
import meta from './logo.meta.ts'
import { AnotherBrand, Default, Footer, LongName, OwnMark } from './logo.stories.tsx'
import { Logo } from './logo.tsx'

it('links to the home page, and its name ends with the link’s target', () => {
  render(<Logo name="Kaksha" />)
  expect(screen.getByRole('link', { name: 'Kaksha, home' })).toHaveAttribute('href', '/')
})

it('accepts another brand and another destination', () => {
  render(<AnotherBrand />)
  expect(screen.getByRole('link', { name: 'Torsha Music Room, all lessons' })).toHaveAttribute(
    'href',
    '#lessons',
  )
})

testKeys(meta.contract, linkKeys(<AnotherBrand />, /^Torsha/))

it.each([
  ['header', Default],
  ['footer', Footer],
])('is at most 50 px high, and has a target of at least 44 px, in a %s', (_place, Place) => {
  render(<Place />)
  const { height } = screen.getByRole('link').getBoundingClientRect()
  expect(height).toBeGreaterThanOrEqual(44)
  expect(height).toBeLessThanOrEqual(50)
})

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

it('wraps a name that is longer than its width', () => {
  render(<LongName />)
  const link = screen.getByRole('link')
  expect(link.scrollWidth).toBeLessThanOrEqual(link.parentElement!.clientWidth)
})

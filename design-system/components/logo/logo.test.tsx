import '../../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { linkKeys, testKeys } from '../../testing/index.ts'
import contract from './logo.a11y.ts'
import { AnotherBrand, Footer, Header, LongName, OwnMark } from './logo.stories.tsx'
import { Logo } from './logo.tsx'

afterEach(cleanup)

it('leads home, and says so after the name that is seen', () => {
  render(<Logo name="Kaksha" />)
  expect(screen.getByRole('link', { name: 'Kaksha, home' })).toHaveAttribute('href', '/')
})

it('takes another brand and another place', () => {
  render(<AnotherBrand />)
  expect(screen.getByRole('link', { name: 'Torsha Music Room, all lessons' })).toHaveAttribute(
    'href',
    '#lessons',
  )
})

testKeys(contract, linkKeys(<AnotherBrand />, /^Torsha/))

it.each([
  ['header', Header],
  ['footer', Footer],
])('is at most 50 px high, and at least 44 to be hit, in a %s', (_place, Place) => {
  render(<Place />)
  const { height } = screen.getByRole('link').getBoundingClientRect()
  expect(height).toBeGreaterThanOrEqual(44)
  expect(height).toBeLessThanOrEqual(50)
})

it('keeps its drawing from screen readers, and passes other props on', () => {
  render(<Logo name="Kaksha" id="logo" className="mt-4" />)
  const link = screen.getByRole('link')
  expect(screen.queryByRole('img')).toBeNull()
  expect(link).toHaveAttribute('id', 'logo')
  expect(link).toHaveClass('mt-4')
  expect(link).toHaveAttribute('data-slot', 'logo')
})

it('bears the mark of another brand', () => {
  render(<OwnMark />)
  const link = screen.getByRole('link', { name: 'Torsha Music Room, home' })
  expect(link.querySelectorAll('svg')).toHaveLength(1)
  expect(link.querySelector('circle')).not.toBeNull()
  expect(link.querySelector('svg')!.getBoundingClientRect()).toMatchObject({ width: 34, height: 34 })
})

it('wraps a name that is too long for its place', () => {
  render(<LongName />)
  const link = screen.getByRole('link')
  expect(link.scrollWidth).toBeLessThanOrEqual(link.parentElement!.clientWidth)
})

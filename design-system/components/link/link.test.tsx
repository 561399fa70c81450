import '../../styles.css'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { linkKeys, testKeys } from '../../testing/index.ts'
import { testRootProps } from '../../testing/page/root-props.tsx'
import meta from './link.meta.ts'
import { LongWords } from './link.stories.tsx'
import { Link } from './link.tsx'

it('is a link named by its content', () => {
  render(<Link href="/refund">refund rules</Link>)
  const link = screen.getByRole('link', { name: 'refund rules' })
  expect(link).toHaveAttribute('href', '/refund')
  expect(link).not.toHaveAttribute('target')
  expect(getComputedStyle(link).textDecorationLine).toBe('underline')
})

it('keeps an address from a translator', () => {
  render(
    <>
      <Link href="mailto:help@school.example">help@school.example</Link>
      <Link href="/">ganit.school.example</Link>
      <Link href="/help">Help</Link>
    </>,
  )
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('translate'))).toEqual([
    'no',
    'no',
    null,
  ])
})

it('announces that it opens a new tab, and denies access to its opener', () => {
  render(
    <Link href="https://help.example" external>
      handbook
    </Link>,
  )
  const link = screen.getByRole('link', { name: 'handbook (opens in a new tab)' })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener')
  expect(link.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})

testKeys(meta.contract, linkKeys(<Link href="#there">there</Link>, 'there'))

it('in the plain variant is 44 px high and underlined on hover only', async () => {
  render(
    <Link variant="plain" href="/about" id="about">
      About Us
    </Link>,
  )
  const link = screen.getByRole('link')
  expect(link).toHaveAttribute('id', 'about')
  expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  expect(getComputedStyle(link).textDecorationLine).toBe('none')
  // Repeated: the end of the touch in the test before may come after the move, and takes the hover state away.
  await expect
    .poll(async () => {
      await userEvent.hover(link)
      return getComputedStyle(link).textDecorationLine
    })
    .toBe('underline')
})

it('breaks a word that is longer than its width', () => {
  render(<LongWords />)
  expect(screen.getByRole('link').getBoundingClientRect().width).toBeLessThanOrEqual(224)
})

testRootProps(<Link href="/faq">FAQ</Link>)

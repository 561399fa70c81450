import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { linkKeys, testKeys } from '../../testing/index.ts'
import { testRootProps } from '../../testing/page/root-props.tsx'
import meta from './link.meta.ts'
import { Link } from './link.tsx'

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

testRootProps(<Link href="/faq">FAQ</Link>)

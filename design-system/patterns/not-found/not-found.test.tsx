import '../../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { linkKeys, testKeys } from '../../testing/index.ts'
import { testRootProps } from '../../testing/page/root-props.tsx'
import meta from './not-found.meta.ts'
import { Default, LongWords, WithoutAZero } from './not-found.stories.tsx'
import { NotFound } from './not-found.tsx'

afterEach(cleanup)

it('exposes the headline as it is written, with the erased zero', () => {
  render(<Default />)
  expect(screen.getByRole('heading', { level: 1, name: '404 - Page Not Found' })).toBeVisible()
  expect(screen.getByRole('heading')).toHaveTextContent(/^404 - Page Not Found$/)
  expect(screen.getByText("Sorry, the page you're looking for doesn't exist.")).toBeVisible()
})

it('erases the first zero only', () => {
  render(<Default />)
  const wiped = screen.getByRole('heading').querySelectorAll('svg')
  expect(wiped).toHaveLength(1)
  expect(wiped[0]?.parentElement?.parentElement).toHaveTextContent(/^0$/)
  cleanup()
  render(<WithoutAZero />)
  expect(screen.getByRole('heading', { name: 'Nothing here' }).querySelector('svg')).toBeNull()
})

it('erases the zero of any number', () => {
  render(<LongWords />)
  expect(screen.getByRole('heading')).toHaveTextContent(/^410 - This class/)
  expect(screen.getByRole('heading').querySelectorAll('svg')).toHaveLength(1)
})

it('keeps the order of the digits, also in right-to-left text', () => {
  render(
    <div dir="rtl" lang="ar">
      <NotFound
        title="404 - الصفحة غير موجودة"
        text="عذرا، لا توجد صفحة بهذا العنوان."
        link={{ label: 'إلى الصفحة الأولى', href: '#home' }}
      />
    </div>,
  )
  expect(screen.getByRole('heading', { name: /^404 - / })).toBeVisible()
  const number = screen.getByRole('heading').querySelector('[dir=ltr]')!
  const zero = number.querySelector('span')!.getBoundingClientRect()
  const box = number.getBoundingClientRect()
  expect(number).toHaveTextContent(/^404$/)
  expect(zero.left - box.left).toBeGreaterThan(zero.width / 2)
  expect(box.right - zero.right).toBeGreaterThan(zero.width / 2)
})

testKeys(meta.contract, linkKeys(<Default />, 'Go to the homepage', { on: 'the link' }))

testRootProps(<NotFound title="404" text="" link={{ label: 'Home', href: '/' }} />)

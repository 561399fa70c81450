import '../../styles.css'
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { linkKeys, tabKeys, testKeys } from '../../testing/index.ts'
import { testRootProps } from '../../testing/page/root-props.tsx'
import meta from './contact-details.meta.ts'
import { Default, LongAddress } from './contact-details.stories.tsx'
import { ContactDetail, ContactDetails } from './contact-details.tsx'

it('is a description list of terms and values', () => {
  render(<Default />)
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Email',
    'WhatsApp',
    'Hours',
    'Office',
    'Rather talk?',
  ])
  for (const term of screen.getAllByRole('term')) expect(term.closest('dl')).toBeVisible()
  expect(screen.getAllByRole('definition')[3]).toHaveTextContent('Kolkata, India')
})

it('renders a link only for a detail with an address', () => {
  render(<Default />)
  expect(screen.getByRole('link', { name: 'hello@school.example' })).toHaveAttribute(
    'href',
    'mailto:hello@school.example',
  )
  expect(screen.getByRole('link', { name: '+91 00000 00000' })).toHaveAttribute(
    'href',
    'https://wa.me/910000000000',
  )
  expect(screen.queryByRole('link', { name: /9 AM/ })).toBeNull()
})

testKeys(meta.contract, {
  ...tabKeys(<Default />, ['hello@school.example', '+91 00000 00000', 'Book a free 30-minute demo']),
  ...linkKeys(<Default />, 'hello@school.example'),
})

it('wraps an address that is wider than its column', () => {
  const { container } = render(<LongAddress />)
  const list = container.firstElementChild!
  expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
})

testRootProps(
  <ContactDetails>
    <ContactDetail icon={null} term="Email">
      none
    </ContactDetail>
  </ContactDetails>,
)

it('breaks a label between its words, not after the hyphen of one', () => {
  render(
    <div style={{ width: '16rem' }}>
      <Default />
    </div>,
  )
  const link = screen.getByRole('link', { name: 'Book a free 30-minute demo' })
  expect(link.getBoundingClientRect().height, 'two lines').toBeGreaterThan(44)
  expect(within(link).getByText('30-minute').getClientRects()).toHaveLength(1)
})

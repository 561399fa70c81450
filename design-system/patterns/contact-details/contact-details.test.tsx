import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { linkKeys, tabKeys, testKeys } from '../../testing/index.ts'
import { testRootProps } from '../../testing/page/root-props.tsx'
import meta from './contact-details.meta.ts'
import { Default } from './contact-details.stories.tsx'
import { ContactDetail, ContactDetails } from './contact-details.tsx'

testKeys(meta.contract, {
  ...tabKeys(<Default />, ['hello@school.example', '+91 00000 00000', 'Book a free 30-minute demo']),
  ...linkKeys(<Default />, 'hello@school.example'),
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

import '../../styles.css'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { tabKeys, testKeys } from '../../testing/index.ts'
import { testRootProps } from '../../testing/page/root-props.tsx'
import meta from './intro-card.meta.ts'
import { Default, DescriptionOnly } from './intro-card.stories.tsx'
import { IntroCard } from './intro-card.tsx'

it('shows the offer, its points and the action, in this order', () => {
  const { container } = render(<Default />)
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('14 days free, and no payment to begin')
  expect(screen.getAllByRole('listitem').map((point) => point.textContent)).toEqual([
    '14-day free trial',
    'No payment initially',
    'Then subscribe or delete your account',
  ])
  const order = [...container.querySelectorAll('h2, ul, button')].map((element) => element.tagName)
  expect(order).toEqual(['H2', 'UL', 'BUTTON'])
  expect(screen.getByRole('button', { name: 'Start Free Trial' })).toBeVisible()
})

testKeys(meta.contract, tabKeys(<Default />, ['Start Free Trial']))

it('renders only text without points and action', () => {
  const { container } = render(<DescriptionOnly />)
  expect(container.querySelectorAll('[data-slot=intro-card] > *')).toHaveLength(1)
  expect(screen.getByRole('heading', { level: 3, name: 'Before you begin' })).toBeVisible()
  expect(screen.queryByRole('list')).toBeNull()
})

testRootProps(<IntroCard title="Offer">Words.</IntroCard>)

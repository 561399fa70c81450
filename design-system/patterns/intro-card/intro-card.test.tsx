import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { tabKeys, testKeys } from '../../testing/index.ts'
import { testRootProps } from '../../testing/page/root-props.tsx'
import meta from './intro-card.meta.ts'
import { Default, DescriptionOnly } from './intro-card.stories.tsx'
import { IntroCard } from './intro-card.tsx'

testKeys(meta.contract, tabKeys(<Default />, ['Start Free Trial']))

it('renders only text without points and action', () => {
  const { container } = render(<DescriptionOnly />)
  expect(container.querySelectorAll('[data-slot=intro-card] > *')).toHaveLength(1)
  expect(screen.getByRole('heading', { level: 3, name: 'Before you begin' })).toBeVisible()
  expect(screen.queryByRole('list')).toBeNull()
})

testRootProps(<IntroCard title="Offer">Words.</IntroCard>)

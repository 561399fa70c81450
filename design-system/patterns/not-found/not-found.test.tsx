import '../../styles.css'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { linkKeys, testKeys } from '../../testing/index.ts'
import { testRootProps } from '../../testing/page/root-props.tsx'
import meta from './not-found.meta.ts'
import { Default } from './not-found.stories.tsx'
import { NotFound } from './not-found.tsx'

it('has the headline and the explanation', () => {
  render(<Default />)
  expect(screen.getByRole('heading', { level: 1, name: '404 - Page Not Found' })).toBeVisible()
  expect(screen.getByText("Sorry, the page you're looking for doesn't exist.")).toBeVisible()
})

testKeys(meta.contract, linkKeys(<Default />, 'Go to the homepage', { on: 'the link' }))

testRootProps(<NotFound title="404" text="" link={{ label: 'Home', href: '/' }} />)

import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { OfflineBanner } from '../routes/-shell/offline-banner'
import { showFailure } from './offline-banner'

afterEach(cleanup)

it('says for a link that its page could not be opened, and names it', () => {
  render(<OfflineBanner />)
  showFailure(Object.assign(document.createElement('a'), { textContent: 'FAQ' }))
  expect(screen.getByRole('status')).toHaveTextContent(
    'The page could not be opened. Check your connection, then press “FAQ” again.',
  )
})

it('says for a button that the page is not complete', () => {
  render(<OfflineBanner />)
  showFailure(Object.assign(document.createElement('button'), { textContent: 'Menu' }))
  expect(screen.getByRole('status')).toHaveTextContent(/This page is not complete\..*press the button again/)
})

import '../../../styles.css'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { firstSteps } from '../../../content/launched'
import { button, freshPage, heading, server, skip, toStepThree, user, visitor } from '../journey.fixture'

freshPage()
// The application, which replaces this page, is opened only with a connection.
beforeEach(() => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false))

describe('step 3', () => {
  it.each([
    [390, 624],
    [360, 640],
    [1280, 720],
  ])('at %i x %i shows the activated licence from the start of the dialog', async (width, height) => {
    await toStepThree()
    await page.viewport(width, height)
    await visitor().click(button('Submit & Launch'))
    await skip(2000)
    expect(await heading('Ganit Ghar')).toHaveFocus()
    expect(screen.getByRole('dialog').parentElement?.scrollTop).toBe(0)
    expect(document.activeElement?.getBoundingClientRect().bottom).toBeLessThanOrEqual(height)
  })

  it('shows a summary, and has no next step', async () => {
    await toStepThree()
    expect(screen.getByText('ganit-ghar.kaksha.example')).toBeVisible()
    for (const value of ['Free Trial', 'Ganit Ghar', user.email, '+91 90000 00000', '3', 'Kolkata'])
      expect(screen.getByText(value, { selector: 'dd' })).toBeVisible()
    expect(button('Save & Next')).toHaveAttribute('aria-disabled', 'true')
    expect(button('Save & Next')).toHaveAccessibleDescription('This is the last step. Press Submit & Launch.')
  })

  it('leads from each row to its field in step 2, with what was typed', async () => {
    await toStepThree()
    await visitor().click(button('Change Company phone'))
    const phone = screen.getByLabelText('Company phone')
    expect(phone).toHaveFocus()
    expect(phone).toHaveValue('+91 90000 00000')
    await visitor().click(button('Save & Next'))
    expect(await heading('Complete Your Onboarding')).toHaveFocus()
  })

  it('sends the order after 2000 ms, and shows the licence', async () => {
    await toStepThree()
    await visitor().click(button('Submit & Launch'))
    expect(button('Submit & Launch')).toHaveAttribute('aria-disabled', 'true')
    await skip(1700)
    expect(server.named('complete_onboarding')).toHaveLength(0)
    await skip(300)
    expect(await heading('Ganit Ghar')).toHaveFocus()
    // Beside the specified sentence nothing says the same in another spelling.
    expect(screen.queryByText(/licence is active/)).toBeNull()
    expect(server.named('complete_onboarding')[0]?.body).toEqual({
      isOnlinePaymentRequired: false,
      currencySymbol: '₹',
      currencyType: 'INR',
      razorpayKey: '',
      razorpaySecretKey: '',
      taxes: [],
      orderId: 'FREE_TRIAL-sandbox-mitali',
      reviewed: { ...server.kept.company },
      token: 'sandbox-mitali',
    })
    expect(screen.getByText('Your license has been successfully activated!')).toBeVisible()
    expect(screen.getByText(/5 December 2026/)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Ganit Ghar' }).closest('[data-surface]')).toHaveAttribute(
      'data-surface',
      'accent',
    )
    const links = {
      address: /^ganit-ghar\.kaksha\.example/,
      share: /^Share on WhatsApp \(opens in a new tab\)$/,
    }
    expect(screen.getByRole('link', { name: links.address })).toHaveAttribute(
      'href',
      'https://ganit-ghar.kaksha.example',
    )
    const share = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: links.share }).href)
    expect(share.host).toBe('wa.me')
    expect(share.searchParams.get('text')).toBe('Ganit Ghar is online: https://ganit-ghar.kaksha.example')
    expect(button('Copy: the web address')).toBeVisible()
    expect(
      screen
        .getAllByRole('listitem')
        .slice(-3)
        .map((step) => step.textContent),
    ).toEqual(firstSteps)
  })
})

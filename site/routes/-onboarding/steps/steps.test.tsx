import '../../../styles.css'
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { firstSteps } from '../../../content/onboarding'
import {
  button,
  freshPage,
  heading,
  openSignedIn,
  server,
  skip,
  toStepThree,
  user,
  visitor,
} from '../journey.fixture'

freshPage()

describe('step 1', () => {
  it('shows the plan; a free trial has no annual total', async () => {
    await openSignedIn()
    expect(await heading('Choose Your Plan')).toHaveFocus()
    expect(screen.getByText('Step 1 of 3')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'Onboarding progress' })).toHaveAttribute('value', '1')
    expect(screen.getByText('Price').nextSibling).toHaveTextContent('₹0 per month, for 14 days, no card')
    expect(screen.queryByText(/12 months/)).toBeNull()
  })

  it('shows the annual total of a paid plan', async () => {
    await openSignedIn('SP')
    expect(screen.getByRole('dialog', { name: 'Onboarding Journey - Sample Paid Plan' })).toBeVisible()
    expect(screen.getByText('₹5,988.00')).toBeVisible()
  })

  it('has an inactive Previous button with a reason', async () => {
    await openSignedIn()
    const previous = button('Previous')
    expect(previous).toHaveAttribute('aria-disabled', 'true')
    expect(previous).toHaveAccessibleDescription('This is the first step.')
    await visitor().click(previous)
    expect(screen.getByText('Step 1 of 3')).toBeVisible()
  })

  it('moves on after 2000 ms, to a heading that takes the focus', async () => {
    await openSignedIn()
    await visitor().click(button('Save & Next'))
    expect(button('Save & Next')).toHaveAttribute('aria-disabled', 'true')
    await skip(1700)
    expect(screen.getByText('Step 1 of 3')).toBeVisible()
    await skip(300)
    expect(await heading('Add Company Info')).toHaveFocus()
    expect(screen.getByText('Step 2 of 3: Add Company Info')).toHaveAttribute('role', 'status')
  })
})

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
    // The application, which replaces this page, is opened only with a connection.
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
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

import '../../../styles.css'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import { renderToString } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { serveGrecaptcha } from '../../../services/captcha/recaptcha.fixture'
import { button, field, fill, typed, values } from './contact-form.fixture'
import ContactForm from './contact-form.island'

const fetched = vi.fn<typeof fetch>()

// One double for the whole file, because a page loads api.js once: its first request, and the one for the first
// message, are blocked.
let google: ReturnType<typeof serveGrecaptcha>
beforeAll(() => {
  vi.stubEnv('VITE_RECAPTCHA_SITE_KEY', 'the key')
  google = serveGrecaptcha('fails', 'fails', 'comes')
})
afterAll(() => {
  google.remove()
  vi.unstubAllEnvs()
})
beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  fetched.mockReset()
})

/** Checks the form as the page renders it, in both themes. */
async function expectNothingFound() {
  for (const theme of ['light', 'dark']) {
    document.documentElement.dataset.theme = theme
    const form = document.querySelector('form')!
    // Contrast is wrong in the middle of a theme transition.
    for (const change of form.getAnimations({ subtree: true })) change.finish()
    const { violations } = await axe.run(form)
    expect(violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes[0]?.html}`)).toEqual([])
  }
  delete document.documentElement.dataset.theme
}

describe('as rendered on the server', () => {
  const markup = () => {
    const page = document.createElement('div')
    page.innerHTML = renderToString(<ContactForm />)
    return page
  }

  it('names the captcha’s provider, with both of the links that Google requires', () => {
    expect(markup().textContent?.replaceAll(' (opens in a new tab)', '')).toContain(
      'This site is protected by reCAPTCHA and the Google Privacy Policy and Terms of Service apply.',
    )
    const links = [...markup().querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(links).toContain('https://policies.google.com/privacy')
    expect(links).toContain('https://policies.google.com/terms')
  })

  it('is labelled as a sandbox where it is one', () => {
    vi.stubEnv('VITE_RECAPTCHA_SITE_KEY', '')
    const page = markup()
    vi.stubEnv('VITE_RECAPTCHA_SITE_KEY', 'the key')
    expect(page.textContent).toContain('The captcha is a sandbox here')
    expect(page.textContent).not.toMatch(/reCAPTCHA/)
  })

  it('states for how long a message is kept, and links to the privacy policy', () => {
    expect(markup().textContent).toContain('keep it for 365 days')
    expect(markup().querySelector('a[href="/privacy"]')).not.toBeNull()
  })
})

// These tests depend on their order, because a page loads the captcha's script only once.
describe('the captcha', () => {
  it('is loaded at the first focus; when it is blocked, the text stays and two other ways are shown', async () => {
    render(<ContactForm />)
    expect(google.asked).toHaveLength(0)
    await expectNothingFound()
    await userEvent.click(field('Name'))
    await waitFor(() => expect(google.asked).toHaveLength(1))
    await fill()
    expect(google.asked, 'once, however many fields').toHaveLength(1)
    await userEvent.click(button())
    const alert = screen.getByRole('alert')
    await waitFor(() =>
      expect(alert).toHaveTextContent('The captcha could not be loaded, so your message was not sent.'),
    )
    expect(alert).toHaveTextContent('What you typed is still here.')
    expect(screen.getByRole('link', { name: 'hello@kaksha.example' })).toHaveAttribute(
      'href',
      'mailto:hello@kaksha.example',
    )
    const number = screen.getByRole('link', { name: '+91 00000 00000' })
    expect(number).toHaveAttribute('href', 'https://wa.me/910000000000')
    number.parentElement!.style.maxWidth = '8rem'
    expect(number.getClientRects(), 'a number is not broken').toHaveLength(1)
    expect(values()).toEqual(typed)
    expect(fetched).not.toHaveBeenCalled()
    expect(button()).toHaveFocus()
    await expectNothingFound()
  })

  it('gives a token for the message, and is reset for the next', async () => {
    fetched.mockResolvedValueOnce(Response.json({ success: true }))
    render(<ContactForm />)
    await fill()
    await userEvent.click(button())
    await waitFor(() => expect(google.double.executed).toBe(1))
    expect(button()).toHaveAttribute('aria-disabled', 'true')
    expect(fetched).not.toHaveBeenCalled()
    google.double.pass('a token')
    await screen.findByText('Your message has been sent. Thank you!')
    expect(JSON.parse(String(fetched.mock.calls[0]![1]?.body))).toMatchObject({ captcha: 'a token' })
    expect(google.double.resets).toBe(1)
    expect(document.querySelectorAll('.grecaptcha-badge')).toHaveLength(1)
  })
})

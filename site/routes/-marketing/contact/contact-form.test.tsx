import '../../../styles.css'
import { toastStore, toast as toasts } from '@kaksha/design-system'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { load } from '../../../browser/load'
import { validateContact } from '../../../contracts/contact'
import { contactLimits } from '../../../contracts/contact-fields'
import { saveSelection } from '../../../services/contact/draft'
import ContactForm from './contact-form.island'

vi.mock('../../../browser/load', { spy: true })

const typed = {
  Name: 'Mitali Sen',
  Email: 'mitali@ganit.example',
  Phone: '+91 33 4000 0000',
  Subject: 'Plans',
  Message: 'Which plan suits a school of forty?',
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const button = () => screen.getByRole('button', { name: 'Send message' })
const values = () => Object.fromEntries(Object.keys(typed).map((label) => [label, field(label).value]))

async function fill(text: Partial<typeof typed> = typed) {
  for (const [label, value] of Object.entries(text)) await userEvent.type(field(label), value)
}

const fetched = vi.fn<typeof fetch>()
const answer = (body: unknown, status = 200) => fetched.mockResolvedValueOnce(Response.json(body, { status }))

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  fetched.mockReset()
  for (const toast of toastStore.get()) toasts.dismiss(toast.id)
})

describe('as rendered on the server', () => {
  const markup = () => {
    const page = document.createElement('div')
    page.innerHTML = renderToString(<ContactForm />)
    return page
  }

  it('works without JavaScript and puts no data into the URL', () => {
    const form = markup().querySelector('form')!
    expect(form.method).toBe('post')
    expect(form.getAttribute('action')).toBe('/contact')
    expect(form.noValidate).toBe(false)
    const controls = [...form.querySelectorAll<HTMLInputElement>('input, textarea')]
    expect(controls.map((control) => control.name)).toEqual(['name', 'email', 'phone', 'subject', 'message'])
    for (const control of controls) expect(control.required).toBe(true)
    expect(controls.map((control) => control.type)).toEqual(['text', 'email', 'tel', 'text', 'textarea'])
    expect(controls.slice(0, 3).map((control) => control.autocomplete)).toEqual(['name', 'email', 'tel'])
  })

  it('says for how long a message is kept, and links to the privacy policy', () => {
    expect(markup().textContent).toContain('keep it for 365 days')
    expect(markup().querySelector('a[href="/privacy"]')).not.toBeNull()
  })

  it('names the captcha’s provider with both of the links that Google requires, or the sandbox', () => {
    expect(markup().textContent).toContain('The captcha is a sandbox here')
    vi.stubEnv('VITE_RECAPTCHA_SITE_KEY', 'the key')
    const page = markup()
    vi.unstubAllEnvs()
    expect(page.textContent?.replaceAll(' (opens in a new tab)', '')).toContain(
      'This site is protected by reCAPTCHA and the Google Privacy Policy and Terms of Service apply.',
    )
    for (const document of ['privacy', 'terms'])
      expect(page.querySelector(`a[href="https://policies.google.com/${document}"]`)).not.toBeNull()
  })

  it('keeps text that was typed before the script arrived', async () => {
    const page = document.body.appendChild(markup())
    page.querySelector<HTMLInputElement>('[name=subject]')!.value = 'Typed early'
    saveSelection('EP')
    const errors: unknown[] = []
    const onRecoverableError = (error: unknown) => errors.push(error)
    render(<ContactForm />, { container: page, hydrate: true, onRecoverableError })
    await screen.findByText(/about the Customization plan/)
    expect(field('Subject').value).toBe('Typed early')
    expect(errors).toEqual([])
  })
})

describe('sending', () => {
  it('focuses the confirmation', async () => {
    answer({ success: true })
    render(<ContactForm />)
    await fill()
    await userEvent.click(button())
    const success = await screen.findByText('Your message has been sent. Thank you!')
    await waitFor(() => expect(success.closest('[data-slot=alert]')).toHaveFocus())
  })

  it.each(Object.entries(contactLimits))(
    'keeps a long %s whole, and says so while typing',
    async (name, max) => {
      render(<ContactForm />)
      const input = field(`${name.slice(0, 1).toUpperCase()}${name.slice(1)}`)
      await userEvent.click(input)
      await userEvent.paste('x'.repeat(max))
      const note = input.closest('[data-slot=field]')?.querySelector('[role=status]')
      expect(note).toBeEmptyDOMElement()
      await userEvent.paste('xy')
      const called = { subject: 'the subject', email: 'your e-mail address', phone: 'your phone number' }[
        name
      ]
      const message = `Use at most ${max} characters for ${called ?? `your ${name}`}. You have typed ${max + 2}.`
      expect(input.value).toHaveLength(max + 2)
      expect(note).toHaveTextContent(message)
      expect(validateContact({ [name]: input.value })?.[name]).toEqual([message])
    },
  )

  it('shows how a phone number in Devanagari digits is stored, until it is sent', async () => {
    render(<ContactForm />)
    await fill({ ...typed, Phone: '०३३ ४००० ००००' })
    const note = screen.getByText(/^We store this number/).closest('[role=status]')
    await waitFor(() => expect(note).toHaveTextContent('We store this number as 033 4000 0000.'))
    answer({ success: true })
    await userEvent.click(button())
    await screen.findByText('Your message has been sent. Thank you!')
    await waitFor(() => expect(screen.queryByText(/We store this number/)).toBeNull())
  })

  it('lists what is missing, focuses the list, and describes the error at each field', async () => {
    render(<ContactForm />)
    await fill({ Name: typed.Name, Email: 'mitali' })
    await userEvent.click(button())
    await waitFor(() => expect(screen.getByRole('group', { name: 'Errors:' })).toHaveFocus())
    expect(field('Email')).toHaveAccessibleDescription(
      'Write the e-mail address in full, for example name@school.example.',
    )
    expect(field('Phone')).toHaveAccessibleDescription('Enter your phone number.')
    expect(field('Name')).not.toHaveAttribute('aria-invalid')
    expect(field('Message')).toHaveAccessibleDescription(/Tell us what you teach.*Write your message\./)
    expect(fetched).not.toHaveBeenCalled()
    expect(field('Email').value).toBe('mitali')
  })

  it('shows first that the message was refused, then each reason with a link to its field', async () => {
    answer(
      { success: false, errors: { email: ['This address cannot receive mail.'], captcha: ['Too old.'] } },
      422,
    )
    render(<ContactForm />)
    await fill()
    await userEvent.click(button())
    const summary = await screen.findByRole('group', { name: 'Something went wrong' })
    await waitFor(() => expect(summary).toHaveFocus())
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'This address cannot receive mail.',
      'Too old.',
    ])
    expect(field('Email')).toHaveAccessibleDescription('This address cannot receive mail.')
    expect(values()).toEqual(typed)
    await userEvent.click(screen.getByRole('link', { name: 'This address cannot receive mail.' }))
    expect(field('Email')).toHaveFocus()
  })
})

describe('typed text', () => {
  it('survives a reload and Back until the message is sent; a text that is there already wins', async () => {
    const first = render(<ContactForm />)
    const { Name, ...rest } = typed
    await fill(rest)
    first.unmount()
    const page = document.body.appendChild(document.createElement('div'))
    page.innerHTML = renderToString(<ContactForm />)
    page.querySelector<HTMLInputElement>('[name=name]')!.value = Name
    page.querySelector<HTMLInputElement>('[name=subject]')!.value = 'Restored by the browser'
    const second = render(<ContactForm />, { container: page, hydrate: true })
    const restored = { ...typed, Subject: 'Restored by the browser' }
    expect(values()).toEqual(restored)
    second.unmount()

    render(<ContactForm />)
    expect(values(), 'kept without a further letter').toEqual(restored)
    answer('<!doctype html>', 500)
    await userEvent.click(button())
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong'))
    cleanup()
    render(<ContactForm />)
    expect(values(), 'after a message that was refused').toEqual(restored)
    answer({ success: true })
    await userEvent.click(button())
    await screen.findByText('Your message has been sent. Thank you!')
    expect(sessionStorage).toHaveLength(0)
  })

  it('cannot be changed while it is sent, since the form is emptied then', async () => {
    let release = (_: Response) => {}
    fetched.mockReturnValueOnce(new Promise((resolve) => (release = resolve)))
    render(<ContactForm />)
    await fill()
    await userEvent.click(button())
    await waitFor(() => expect(fetched).toHaveBeenCalledOnce())
    await userEvent.type(field('Message'), ' Thanks!')
    expect(values()).toEqual(typed)
    release(Response.json({ success: false }, { status: 500 }))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong'))
    await userEvent.type(field('Message'), ' Thanks!')
    expect(values()).toEqual({ ...typed, Message: `${typed.Message} Thanks!` })
  })
})

describe('when its code cannot be loaded', () => {
  beforeEach(() => void vi.mocked(load).mockRejectedValue(new Error('gone')))
  afterEach(() => void vi.mocked(load).mockReset())

  it('keeps what was typed, and shows two other ways', async () => {
    render(<ContactForm />)
    await fill()
    await userEvent.click(button())
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('What you typed is still here.'))
    expect(screen.getByRole('link', { name: 'hello@kaksha.example' })).toBeVisible()
    const number = screen.getByRole('link', { name: '+91 00000 00000' })
    number.parentElement!.style.maxWidth = '8rem'
    expect(number.getClientRects(), 'a number is not broken').toHaveLength(1)
    expect(values()).toEqual(typed)
    expect(button()).toHaveFocus()
  })

  it('keeps an incomplete form, and shows that it was not sent', async () => {
    render(<ContactForm />)
    await fill({ Name: typed.Name })
    await userEvent.click(button())
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('An error occurred. Please try again.'),
    )
  })
})

describe('a plan selected before', () => {
  it('is shown and becomes the subject, and is removed when the message is sent', async () => {
    saveSelection('EP')
    answer({ success: true })
    render(<ContactForm />)
    expect(await screen.findByText('You are asking about the Customization plan.')).toBeVisible()
    expect(field('Subject').value).toBe('Customization plan')
    const { Subject, ...rest } = typed
    await fill(rest)
    await userEvent.click(button())
    await screen.findByText('Your message has been sent. Thank you!')
    expect(screen.queryByText(/You are asking about/)).toBeNull()
    expect(sessionStorage).toHaveLength(0)
  })

  it('is shown once the whole style sheet has loaded, because the page has no rules for a note', async () => {
    saveSelection('EP')
    let arrive = () => {}
    vi.stubGlobal('bootstrap', { loadStylesheet: () => new Promise<void>((resolve) => (arrive = resolve)) })
    render(<ContactForm />)
    expect(field('Subject').value).toBe('Customization plan')
    await act(async () => {})
    expect(screen.queryByText(/You are asking about/)).toBeNull()
    arrive()
    expect(await screen.findByText('You are asking about the Customization plan.')).toBeVisible()
    vi.unstubAllGlobals()
  })

  it('is ignored when no such plan is offered', () => {
    sessionStorage.setItem('selected-plan', 'nonsense')
    render(<ContactForm />)
    expect(field('Subject').value).toBe('')
    expect(screen.queryByText(/You are asking about/)).toBeNull()
  })
})

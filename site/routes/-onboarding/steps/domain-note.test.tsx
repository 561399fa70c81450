import '../../../styles.css'
import { recordAnnouncements } from '@kaksha/design-system/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { saveCompanyPreview } from '../../../services/onboarding/company-preview'
import {
  button,
  company,
  field,
  fill,
  freshPage,
  heading,
  server,
  skip,
  toStepTwo,
  visitor,
} from '../journey.fixture'
import { domainDelay } from './domain-note'

freshPage()

const noteText = () => screen.getByText(/^The domain name/)
const type = async (name: string) => {
  await fill({ 'Domain name': name })
  await skip(domainDelay)
}

describe('the domain name in step 2', () => {
  it('shows politely and not as an error that a typed name is free', async () => {
    await toStepTwo()
    const status = field('Domain name')
      .closest('[data-slot=field]')
      ?.parentElement?.querySelector('[role=status]')
    expect(status).toHaveTextContent(/^$/)
    await type('admin')
    await waitFor(() => expect(status).toHaveTextContent(/is reserved/))
    await type('ganit-ghar')
    await waitFor(() => expect(status).toHaveTextContent(/^ganit-ghar\.kaksha\.example is available$/))
    expect(status?.querySelector('svg[aria-hidden=true]')).toBeVisible()
    expect(server.named('domain_availability')).toHaveLength(1)
    expect(field('Domain name')).not.toHaveAttribute('aria-invalid', 'true')
    expect(field('Domain name')).toHaveFocus()
  })

  it('is asked about when typing pauses, once in two spellings; the answer to an old value is dropped', async () => {
    const answers: ((available: boolean) => void)[] = []
    server.answers.domain_availability = () =>
      new Promise((resolve) => {
        answers.push((available) => resolve(Response.json({ success: true, available, suggestions: [] })))
      })
    const asked = () => server.named('domain_availability').map(({ body }) => body.domainName)
    await toStepTwo()
    await type('ganit')
    await visitor().type(field('Domain name'), ' ')
    await skip(domainDelay)
    expect(asked()).toEqual(['ganit'])
    await type('ganita')
    expect(asked()).toEqual(['ganit', 'ganita'])
    await act(async () => answers[1]?.(true))
    expect(await screen.findByText('ganita.kaksha.example is available')).toBeVisible()
    await act(async () => answers[0]?.(false))
    await skip(domainDelay)
    expect(screen.getByText('ganita.kaksha.example is available')).toBeVisible()
  })

  it('shows nothing without an answer, and is asked about again when it is typed again', async () => {
    server.answers.domain_availability = () => Promise.reject(new TypeError('Failed to fetch'))
    await toStepTwo()
    await type('ganit')
    expect(screen.queryByText(/is available|already taken/)).toBeNull()
    server.answers.domain_availability = undefined
    await visitor().type(field('Domain name'), ' ')
    await skip(domainDelay)
    expect(await screen.findByText('ganit.kaksha.example is available')).toBeVisible()
  })

  it('offers free names for a taken one; choosing one keeps the focus in the field', async () => {
    await toStepTwo()
    const recorder = recordAnnouncements()
    await type('suravi')
    const text = expect.stringMatching(
      /^The domain name ‘suravi’ is already taken. Please choose another one. These are available: suravi-school suravi-2/,
    )
    const note = { text, politeness: 'polite', fault: undefined }
    await expect.poll(() => recorder.announcements, { message: 'once, with the names' }).toEqual([note])
    recorder.stop()
    expect(field('Domain name')).not.toHaveAttribute('aria-invalid', 'true')
    await visitor().click(button('suravi-school'))
    expect(field('Domain name')).toHaveValue('suravi-school')
    expect(field('Domain name')).toHaveFocus()
    await skip(domainDelay)
    await screen.findByText('suravi-school.kaksha.example is available')
    expect(screen.queryByRole('button', { name: 'suravi-school' })).toBeNull()
    await fill({ ...company, 'Domain name': 'suravi-school' })
    await visitor().click(button('Save & Next'))
    expect(await heading('Complete Your Onboarding')).toBeVisible()
    expect(server.kept.company).toMatchObject({ domainName: 'suravi-school' })
  })

  it('keeps a long paste and further keys whole, and says politely that it is too long', async () => {
    await toStepTwo()
    await visitor().click(field('Domain name'))
    await visitor().paste('ganit-ghar-for-all-of-us')
    await visitor().keyboard('s')
    expect(field('Domain name')).toHaveValue('ganit-ghar-for-all-of-uss')
    await skip(domainDelay)
    const note = await screen.findByText('Use at most 20 characters for the domain name. You have typed 25.')
    expect(note.closest('[role=status]')).not.toBeNull()
    expect(server.named('domain_availability')).toHaveLength(0)
  })

  it('does not repeat that a name is taken: the error of Save & Next replaces the note', async () => {
    await toStepTwo()
    await fill({ ...company, 'Domain name': 'suravi' })
    await skip(domainDelay)
    await waitFor(() => expect(noteText()).toBeVisible())
    await visitor().click(button('Save & Next'))
    await screen.findByText('Errors:')
    expect(screen.queryByText(/Please choose another one\. These are available:/)).toBeNull()
    await visitor().click(button('suravi-2'))
    await waitFor(() => expect(field('Domain name')).not.toHaveAttribute('aria-invalid', 'true'))
    expect(screen.queryByText('Errors:')).toBeNull()
    expect(document.body).not.toHaveTextContent(/Please check your input/)
  })

  it('never calls the company’s own name free', async () => {
    server.answers.domain_availability = () =>
      Response.json({ success: true, domainName: 'ganit-ghar', available: true, own: true, suggestions: [] })
    await toStepTwo()
    await fill()
    await skip(domainDelay)
    await waitFor(() => expect(noteText()).toHaveTextContent(/^The domain name ‘ganit-ghar’ is your own\.$/))
  })

  it('is checked at once where the page suggests one', async () => {
    saveCompanyPreview({ name: 'Suravi', colour: 'river' })
    try {
      await toStepTwo()
      await skip(domainDelay)
      await waitFor(() => expect(noteText()).toHaveTextContent(/already taken/))
    } finally {
      saveCompanyPreview({ name: '', colour: 'river' })
    }
  })
})

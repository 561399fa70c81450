import '../../styles.css'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { click, markupFaults, press, testKeys } from '../../testing/index.ts'
import { testTypes } from '../../testing/test-types.ts'
import { Button } from '../button/button.tsx'
import { Field } from '../field/field.tsx'
import { Input } from '../input/input.tsx'
import { type Company, field, fill, lines, save, Trial } from './form.fixture.tsx'
import meta from './form.meta.ts'
import { Default, InFrench, RefusedFromOutside } from './form.stories.tsx'
import { useForm } from './form.tsx'
import type { FormErrors, StandardSchema } from './form-validation.ts'

afterEach(cleanup)

const summary = () => screen.getByRole('group', { name: 'Errors:' })

/** A response that the test resolves. */
function later<T>() {
  let answer = (_: T) => {}
  const promise = new Promise<T>((resolve) => {
    answer = resolve
  })
  return { promise, answer }
}

const sentBy = (send: () => Promise<unknown>) => async () => {
  const { promise, answer } = later<undefined>()
  const sent = vi.fn(() => promise)
  render(<Trial onSubmit={sent} />)
  await fill('ganit', 'mitali@ganit.example')
  await send()
  await waitFor(() => expect(sent).toHaveBeenCalled())
  await send()
  expect(sent, 'while it is on its way').toHaveBeenCalledOnce()
  expect(sent).toHaveBeenCalledWith(
    { domain: 'ganit', email: 'mitali@ganit.example' },
    ...sent.mock.calls[0]!.slice(1),
  )
  answer(undefined)
}
const sentByButton = (way: 'mouse' | 'touch') =>
  sentBy(() => press(screen.getByRole('button', { name: 'Save' }), way))

testKeys(meta.contract, {
  'Enter on a field of one line': sentBy(async () => {
    field('Email').focus()
    await userEvent.keyboard('{Enter}')
  }),
  'mouse on the button': sentByButton('mouse'),
  'touch on the button': sentByButton('touch'),
})

describe('server-rendered HTML', () => {
  it('is a native form, and hydrates without differences', async () => {
    const page = document.createElement('div')
    page.innerHTML = renderToString(<Trial />)
    expect(page.querySelector('form')!.noValidate).toBe(false)
    expect(page.querySelector('form')!.method).toBe('post')
    expect(markupFaults(<Trial />)).toEqual([])
  })

  it('keeps text typed before hydration, and validates it then', async () => {
    const page = document.body.appendChild(document.createElement('div'))
    page.innerHTML = renderToString(<Trial />)
    page.querySelector<HTMLInputElement>('[name=domain]')!.value = 'early'
    render(<Trial />, { container: page, hydrate: true })
    expect(page.querySelector('form')!.noValidate).toBe(true)
    expect(field('Domain name')).toHaveValue('early')
    await save()
    expect(lines()).toEqual(['Fill in “Email”.'])
    page.remove()
  })

  it('lists errors that are passed in', () => {
    expect(renderToString(<RefusedFromOutside />)).toContain('Your trial is already open in another city.')
  })
})

describe('errors of the browser', () => {
  it('have messages that name the field, in the order of the form', async () => {
    render(<Default />)
    await userEvent.fill(field('Email'), 'mitali')
    await click(screen.getByRole('button', { name: 'Open my school' }))
    expect(lines()).toEqual([
      'Fill in “Name of your school”.',
      'Write “Email” in full, for example name@example.com.',
      'Choose the city you teach in.',
      'Choose an answer for “Which plan?”.',
      'Accept the terms to go on.',
    ])
    expect(field('Email')).toHaveAccessibleDescription(/receipt here\. Write “Email” in full/)
    expect(screen.getByRole('radiogroup')).toBeInvalid()
  })

  it('link from the summary to every kind of field', async () => {
    render(<Default />)
    await click(screen.getByRole('button', { name: 'Open my school' }))
    const places = [
      ['Choose the city you teach in.', screen.getByRole('combobox')],
      ['Choose an answer for “Which plan?”.', screen.getByRole('radio', { name: 'Free Trial' })],
      ['Accept the terms to go on.', screen.getByRole('checkbox')],
    ] as const
    for (const [message, place] of places) {
      await click(screen.getByRole('link', { name: message }))
      expect(place).toHaveFocus()
    }
  })

  it('count the typed characters', async () => {
    render(<Trial />)
    await userEvent.type(field('Domain name'), 'gg')
    await userEvent.fill(field('Email'), 'mitali@ganit.example')
    await save()
    expect(lines()).toEqual(['Use at least 3 characters for “Domain name”. You have typed 2.'])
  })

  it('have the message of the caller, if there is one', async () => {
    render(<InFrench />)
    await click(screen.getByRole('button', { name: 'Envoyer' }))
    expect(lines()).toEqual(['Remplissez « Nom ».', 'Écrivez « Adresse e-mail » en entier.'])
  })

  it('include a custom validity set by a script', async () => {
    render(<Trial />)
    await fill('ganit', 'mitali@ganit.example')
    field('Email').setCustomValidity('This address bounced.')
    await save()
    expect(lines()).toEqual(['This address bounced.'])
  })
})

describe('the focus', () => {
  it('moves to the summary, also for the same errors again', async () => {
    render(<Trial />)
    for (const _ of ['first', 'again']) {
      await save()
      await waitFor(() => expect(summary()).toHaveFocus())
    }
  })

  it('moves to the first invalid field if there is no summary', async () => {
    render(<Trial summary={false} />)
    await userEvent.fill(field('Domain name'), 'ganit')
    await save()
    expect(field('Email')).toHaveFocus()
    await save()
    expect(field('Email')).toHaveFocus()
  })

  it('stays on the button if there are no errors', async () => {
    const sent = vi.fn()
    render(<Trial onSubmit={sent} />)
    await fill('ganit', 'mitali@ganit.example')
    await save()
    expect(sent).toHaveBeenCalledOnce()
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
  })
})

describe('sending', () => {
  it('happens once at a time, and keeps the values', async () => {
    const { promise, answer } = later<void>()
    const sent = vi.fn(() => promise)
    render(<Trial onSubmit={sent} />)
    await fill('ganit', 'mitali@ganit.example')
    await save()
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Loading...'))
    screen.getByRole('button', { name: 'Save' }).closest('form')!.requestSubmit()
    answer()
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement())
    expect(sent).toHaveBeenCalledOnce()
    expect(field('Domain name')).toHaveValue('ganit')
    await save()
    expect(sent).toHaveBeenCalledTimes(2)
  })

  it('does not happen while there are errors, which the caller receives', async () => {
    const sent = vi.fn()
    const whenInvalid = vi.fn()
    render(<Trial onSubmit={sent} onInvalid={whenInvalid} />)
    await userEvent.fill(field('Domain name'), 'ganit')
    await save()
    expect(sent).not.toHaveBeenCalled()
    expect(whenInvalid).toHaveBeenCalledExactlyOnceWith({ email: ['Fill in “Email”.'] })
  })

  it('that is rejected is shown and announced as an error, and can be repeated', async () => {
    const unhandled = vi.fn((event: PromiseRejectionEvent) => event.preventDefault())
    addEventListener('unhandledrejection', unhandled)
    const reported = vi.fn()
    const sent = vi.fn<(values: Company) => Promise<void>>().mockRejectedValueOnce(new Error('No line.'))
    render(<Trial onSubmit={sent} onError={reported} />)
    await fill('ganit', 'mitali@ganit.example')
    await save()
    // The summary is announced, because it takes the focus.
    await waitFor(() => expect(screen.getByRole('group')).toHaveFocus())
    expect(lines()).toEqual(['The form was not sent. Please try again.'])
    expect(reported).toHaveBeenCalledExactlyOnceWith(new Error('No line.'))
    expect(field('Domain name')).toHaveValue('ganit')
    await save()
    await waitFor(() => expect(screen.queryByRole('group')).toBeNull())
    expect(sent).toHaveBeenCalledTimes(2)
    expect(unhandled).not.toHaveBeenCalled()
    removeEventListener('unhandledrejection', unhandled)
  })

  it('keeps the focus if it is rejected and there is no summary', async () => {
    render(
      <Trial
        summary={false}
        onSubmit={() => Promise.reject(new Error('No line.'))}
        onError={() => {}}
        labels={{ failed: 'Not sent.' }}
      />,
    )
    await fill('ganit', 'mitali@ganit.example')
    await save()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled'),
    )
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
  })

  it('does not happen if the schema is rejected, which is shown', async () => {
    const unhandled = vi.fn((event: PromiseRejectionEvent) => event.preventDefault())
    addEventListener('unhandledrejection', unhandled)
    const sent = vi.fn()
    const check = vi.fn<() => Promise<null>>().mockRejectedValue(new Error('No line.'))
    render(<Trial contract={check} onSubmit={sent} onError={() => {}} />)
    await fill('ganit', 'mitali@ganit.example')
    await save()
    await waitFor(() => expect(lines()).toEqual(['The form was not sent. Please try again.']))
    expect(sent).not.toHaveBeenCalled()
    await userEvent.fill(field('Domain name'), '')
    await save()
    expect(unhandled).not.toHaveBeenCalled()
    removeEventListener('unhandledrejection', unhandled)
  })
})

describe('the title of the page', () => {
  afterEach(() => {
    document.title = ''
  })

  it('starts with the prefix while there are errors', async () => {
    document.title = 'Contact | Kaksha'
    render(<Trial titlePrefix="Error: " />)
    await save()
    expect(document.title).toBe('Error: Contact | Kaksha')
    await save()
    expect(document.title).toBe('Error: Contact | Kaksha')
    await fill('ganit', 'mitali@ganit.example')
    await save()
    await waitFor(() => expect(document.title).toBe('Contact | Kaksha'))
  })

  it('is not changed on the next page', async () => {
    const { unmount } = render(<Trial titlePrefix="Error: " />)
    await save()
    document.title = 'About us | Kaksha'
    unmount()
    expect(document.title).toBe('About us | Kaksha')
  })
})

it('removes all errors when it is reset', async () => {
  render(<Trial />)
  await save()
  await click(screen.getByRole('button', { name: 'Empty it' }))
  expect(screen.queryByRole('group')).toBeNull()
  expect(field('Email')).not.toHaveAttribute('aria-invalid')
})

describe('without an ErrorSummary', () => {
  function Short({ refuse }: { refuse?: FormErrors }) {
    const form = useForm({ onSubmit: () => ({ errors: refuse }) })
    return (
      <form {...form.props}>
        <Field label="Email" error={form.error('email')}>
          <Input name="email" required={!refuse} />
        </Field>
        <Button type="submit">Send</Button>
      </form>
    )
  }

  it('moves the focus to the field, and announces the error if it is there already', async () => {
    render(<Short />)
    await press(screen.getByRole('button', { name: 'Send' }), 'mouse')
    await waitFor(() => expect(field('Email')).toHaveFocus())
    expect(screen.queryByRole('alert')).toBeNull()
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('Fill in “Email”.')
    await userEvent.keyboard('a')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('announces an error that has no field', async () => {
    render(<Short refuse={{ form: ['The server is busy. Try again.'] }} />)
    await press(screen.getByRole('button', { name: 'Send' }), 'mouse')
    expect(await screen.findByRole('alert')).toHaveTextContent('The server is busy. Try again.')
  })
})

testTypes(() => {
  const schema = {} as StandardSchema<{ name: string; born: string }, { name: string; born: Date }>
  return function Derived() {
    const form = useForm({
      contract: schema,
      onSubmit({ name, born }) {
        name.trim()
        born.getFullYear()
        // @ts-expect-error: the schema returns a date
        born.trim()
      },
    })
    form.error('born')
    // @ts-expect-error: the schema has no such field
    return form.error('birthday')
  }
})

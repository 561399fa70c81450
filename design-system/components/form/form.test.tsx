import { act, render, screen, waitFor } from '@testing-library/react'
import type { ComponentProps, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { click, press, testKeys } from '../../testing/index.ts'
import { hydrate, serverPage } from '../../testing/page/page.tsx'
import { testTypes } from '../../testing/test-types.ts'
import { Button } from '../button/button.tsx'
import { ErrorSummary } from '../error-summary/error-summary.tsx'
import { Field } from '../field/field.tsx'
import { Input } from '../input/input.tsx'
import meta from './form.meta.ts'
import { Default, InFrench, RefusedFromOutside } from './form.stories.tsx'
import { type FormAnswer, type FormOptions, useForm } from './form.tsx'
import {
  browserErrors,
  type FormContract,
  type FormErrors,
  type FormValues,
  formValues,
  messageOf,
  type StandardSchema,
} from './form-validation.ts'

interface Company {
  domain: string
  email: string
}

type TrialProps = Partial<FormOptions<Company, FormAnswer>> & { summary?: boolean }

/** Two required fields. */
function Trial({ summary = true, onSubmit = () => {}, ...options }: TrialProps) {
  const form = useForm<Company, FormAnswer>({ onSubmit, ...options })
  return (
    <form {...form.props} method="post" action="/company">
      {summary && <ErrorSummary {...form.summary} />}
      <Field label="Domain name" error={form.error('domain')}>
        <Input name="domain" minLength={3} required />
      </Field>
      <Field label="Email" error={form.error('email')}>
        <Input name="email" type="email" required />
      </Field>
      <Button type="submit" loading={form.pending}>
        Save
      </Button>
      <button type="reset">Empty it</button>
    </form>
  )
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const save = () => click(screen.getByRole('button', { name: 'Save' }))
const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent)

async function fill(domain: string, email: string) {
  await userEvent.fill(field('Domain name'), domain)
  await userEvent.fill(field('Email'), email)
}
const saveComplete = async () => {
  await fill('ganit', 'mitali@ganit.example')
  await save()
}

const formOf = (children: ReactNode) =>
  render(<form>{children}</form>).container.querySelector<HTMLFormElement>('form')!

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
  it('keeps text typed before hydration, and validates it then', async () => {
    const page = serverPage(<Trial />)
    expect(page.querySelector('form')!.noValidate, 'the browser validates').toBe(false)
    page.querySelector<HTMLInputElement>('[name=domain]')!.value = 'early'
    hydrate(page, <Trial />)
    expect(page.querySelector('form')!.noValidate).toBe(true)
    expect(field('Domain name')).toHaveValue('early')
    await save()
    expect(lines()).toEqual(['Fill in “Email”.'])
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
})

describe('sending', () => {
  it('happens once at a time, and keeps the values', async () => {
    const { promise, answer } = later<void>()
    const sent = vi.fn(() => promise)
    render(<Trial onSubmit={sent} />)
    await saveComplete()
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Loading...'))
    screen.getByRole('button', { name: 'Save' }).closest('form')!.requestSubmit()
    answer()
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement())
    expect(sent).toHaveBeenCalledOnce()
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
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
    const reported = vi.fn()
    const sent = vi.fn<(values: Company) => Promise<void>>().mockRejectedValueOnce(new Error('No line.'))
    render(<Trial onSubmit={sent} onError={reported} />)
    await saveComplete()
    // The summary is announced, because it takes the focus.
    await waitFor(() => expect(screen.getByRole('group')).toHaveFocus())
    expect(lines()).toEqual(['The form was not sent. Please try again.'])
    expect(reported).toHaveBeenCalledExactlyOnceWith(new Error('No line.'))
    expect(field('Domain name')).toHaveValue('ganit')
    await save()
    await waitFor(() => expect(screen.queryByRole('group')).toBeNull())
    expect(sent).toHaveBeenCalledTimes(2)
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
    await saveComplete()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled'),
    )
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
  })

  it('does not happen if the schema is rejected, which is shown', async () => {
    const sent = vi.fn()
    const check = vi.fn<() => Promise<null>>().mockRejectedValue(new Error('No line.'))
    render(<Trial contract={check} onSubmit={sent} onError={() => {}} />)
    await saveComplete()
    await waitFor(() => expect(lines()).toEqual(['The form was not sent. Please try again.']))
    expect(sent).not.toHaveBeenCalled()
    await userEvent.fill(field('Domain name'), '')
    await save()
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
    await saveComplete()
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

/** Installs fake timers. Returns a function that advances them beyond every delay of a form. */
const holdClock = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return () => act(async () => void vi.advanceTimersByTime(60_000))
}

const asFunction: FormContract<Company> = ({ domain }) =>
  domain === 'admin' ? { domain: ['This name is reserved.'] } : null
const asPromise: FormContract<Company> = async (values) => asFunction(values)
const issues = (value: unknown) =>
  (value as Company).domain === 'admin'
    ? [{ message: 'This name is reserved.', path: ['domain'] }]
    : undefined
const asSchema: StandardSchema<Company> = {
  '~standard': { validate: (value) => ({ issues: issues(value) }) },
}

it('passes what the schema returns to onSubmit', async () => {
  const trimmed: StandardSchema<Company> = {
    '~standard': { validate: (value) => ({ value: { ...(value as Company), domain: 'trimmed' } }) },
  }
  const sent = vi.fn()
  render(<Trial contract={trimmed} onSubmit={sent} />)
  await fill(' ganit ', 'mitali@ganit.example')
  await save()
  await waitFor(() => expect(sent).toHaveBeenCalled())
  expect(sent.mock.calls[0]?.[0]).toEqual({ domain: 'trimmed', email: 'mitali@ganit.example' })
})

/** Like a schema of ArkType: a function with `~standard`, whose paths contain objects. */
const asBoth = Object.assign(() => expect.fail('It is a schema.'), {
  '~standard': {
    validate: async (value: unknown) => ({
      issues: issues(value)?.map(({ message }) => ({ message, path: [{ key: 'domain' }, 'length'] })),
    }),
  },
}) as unknown as StandardSchema<Company>

describe.each([
  ['a function', asFunction],
  ['a function that takes its time', asPromise],
  ['a Standard Schema', asSchema],
  ['a schema that is a function', asBoth],
])('a contract that is %s', (_, contract) => {
  it('is checked in addition to the browser, before anything is sent', async () => {
    const sent = vi.fn()
    render(<Trial contract={contract} onSubmit={sent} />)
    await userEvent.fill(field('Domain name'), 'admin')
    await save()
    await waitFor(() => expect(lines()).toEqual(['This name is reserved.', 'Fill in “Email”.']))
    await saveComplete()
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
  })
})

it('uses the messages of the contract, not the browser’s', async () => {
  render(<Trial contract={() => ({ email: ['Enter your e-mail address.', 'We write to it once.'] })} />)
  await userEvent.fill(field('Domain name'), 'ganit')
  await save()
  expect(lines()).toEqual(['Enter your e-mail address.', 'We write to it once.'])
  expect(field('Email')).toHaveAccessibleDescription('Enter your e-mail address. We write to it once.')
})

it('treats an empty array of the contract as no error', async () => {
  render(<Trial contract={() => ({ domain: [], email: undefined })} />)
  await userEvent.fill(field('Domain name'), 'ganit')
  await save()
  expect(lines()).toEqual(['Fill in “Email”.'])
})

it('lists errors without a field last, as plain text', async () => {
  render(<Trial contract={() => ({ form: ['One trial for each city.'], email: ['Not this one.'] })} />)
  await saveComplete()
  expect(lines()).toEqual(['Not this one.', 'One trial for each city.'])
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

describe('correcting errors', () => {
  const about = () => field('Domain name').getAttribute('aria-describedby')
  const count: FormContract<Company> = ({ domain }) =>
    domain.length < 3 ? { domain: [`3 letters or more, not ${domain.length}.`] } : {}

  async function refused(contract: FormContract<Company> = count) {
    render(<Trial contract={contract} />)
    await fill('g', 'mitali@ganit.example')
    await save()
    await waitFor(() => expect(lines()).toEqual(['3 letters or more, not 1.']))
    field('Domain name').focus()
    await userEvent.keyboard('{End}')
  }

  it('removes an error as soon as it is corrected; the summary stays, so that the layout does not shift', async () => {
    await refused()
    const { top } = field('Domain name').getBoundingClientRect()
    await userEvent.keyboard('a')
    await waitFor(() => expect(field('Domain name')).toHaveAccessibleDescription('3 letters or more, not 2.'))
    await userEvent.keyboard('n')
    await waitFor(() => expect(about()).toBeNull())
    expect(field('Domain name')).not.toHaveAttribute('aria-invalid')
    expect(field('Domain name')).toHaveFocus()
    expect(lines()).toEqual(['3 letters or more, not 1.'])
    expect(field('Domain name').getBoundingClientRect().top).toBe(top)
  })

  it('shows it again when the field loses the focus, not while the visitor types', async () => {
    await refused()
    await userEvent.keyboard('an')
    await waitFor(() => expect(about()).toBeNull())
    const pass = holdClock()
    await userEvent.keyboard('{Backspace}{Backspace}')
    await pass()
    expect(about()).toBeNull()
    await userEvent.keyboard('{Tab}')
    expect(about(), 'a press on its way is over first').toBeNull()
    await pass()
    expect(field('Domain name')).toHaveAccessibleDescription('3 letters or more, not 1.')
  })

  it('does not check fields that had no error', async () => {
    await refused()
    const pass = holdClock()
    await userEvent.fill(field('Email'), '')
    await userEvent.keyboard('{Tab}')
    await pass()
    expect(field('Email')).not.toHaveAttribute('aria-invalid')
  })

  it('removes an error that a change of another field has corrected', async () => {
    const differ: FormContract<Company> = ({ domain, email }) => ({
      ...(domain !== email.split('@')[1]?.split('.')[0] && { domain: ['Use the domain of your e-mail.'] }),
      ...(email.endsWith('.example') ? {} : { email: ['Only .example here.'] }),
    })
    render(<Trial contract={differ} />)
    await fill('ganit', 'mitali@suravi.test')
    await save()
    expect(lines()).toEqual(['Use the domain of your e-mail.', 'Only .example here.'])
    await userEvent.fill(field('Email'), 'mitali@ganit.example')
    await waitFor(() => expect(field('Domain name')).not.toHaveAttribute('aria-invalid'))
  })

  it('uses only the last result of a slow contract', async () => {
    const answers: ((errors: FormErrors | null) => void)[] = []
    const slow: FormContract<Company> = (values) =>
      values.domain === 'g'
        ? { domain: ['3 letters or more, not 1.'] }
        : new Promise((resolve) => answers.push(resolve))
    await refused(slow)
    await userEvent.keyboard('an')
    await waitFor(() => expect(answers).toHaveLength(2))
    answers[1]!({ domain: ['Still too short.'] })
    await waitFor(() => expect(field('Domain name')).toHaveAccessibleDescription('Still too short.'))
    await act(async () => answers[0]!(null))
    expect(field('Domain name')).toHaveAccessibleDescription('Still too short.')
  })
})

describe('errors of the server', () => {
  const taken = { errors: { domain: ['This name is taken.'], captcha: ['Too old.'] } }

  it('are listed in the order of the form, and each is removed by the next change of its field', async () => {
    render(<Trial onSubmit={async () => taken} />)
    await fill('suravi', 'mitali@ganit.example')
    await save()
    await waitFor(() => expect(lines()).toEqual(['This name is taken.', 'Too old.']))
    expect(screen.getByRole('group')).toHaveFocus()
    expect(field('Domain name')).toHaveAccessibleDescription('This name is taken.')
    expect(field('Domain name')).toHaveValue('suravi')
    await userEvent.type(field('Domain name'), '2')
    expect(field('Domain name')).not.toHaveAttribute('aria-invalid')
    expect(lines(), 'what may no longer be true').toEqual(['Too old.'])
    expect(field('Domain name')).toHaveFocus()
  })

  it('are removed when the form is sent again', async () => {
    const sent = vi.fn<() => Promise<typeof taken | undefined>>(async () => undefined)
    sent.mockResolvedValueOnce(taken)
    render(<Trial onSubmit={sent} />)
    await fill('suravi', 'mitali@ganit.example')
    await save()
    await screen.findByRole('group')
    await save()
    await waitFor(() => expect(screen.queryByRole('group')).toBeNull())
    expect(field('Domain name')).not.toHaveAttribute('aria-invalid')
  })

  it('can be passed in and removed from outside without moving the focus', async () => {
    const { rerender } = render(<Trial errors={null} />)
    rerender(<Trial errors={{ domain: ['This name is taken.'] }} />)
    await waitFor(() => expect(screen.getByRole('group')).toHaveFocus())
    expect(lines()).toEqual(['This name is taken.'])
    field('Email').focus()
    rerender(<Trial errors={null} />)
    expect(screen.queryByRole('group')).toBeNull()
    expect(field('Domain name')).not.toHaveAttribute('aria-invalid')
    expect(field('Email')).toHaveFocus()
    rerender(<Trial errors={{ domain: ['This name is taken.'] }} />)
    await waitFor(() => expect(screen.getByRole('group')).toHaveFocus())
  })

  it('have the focus from the start if they are passed in initially', async () => {
    render(<RefusedFromOutside />)
    await waitFor(() => expect(screen.getByRole('group', { name: 'Not saved yet:' })).toHaveFocus())
    expect(screen.getByRole('link')).toHaveAttribute('href', `#${field('Phone').id}`)
  })
})

describe('values', () => {
  it('are those that the browser would submit', () => {
    const form = formOf(
      <>
        <input name="domain" defaultValue="ganit" />
        <input name="off" type="checkbox" />
        <input name="on" type="checkbox" defaultChecked />
        <input name="plan" type="radio" value="FT" defaultChecked />
        <input name="plan" type="radio" value="EP" />
        <input name="gone" disabled defaultValue="x" />
        <button name="action" type="submit" value="save" />
      </>,
    )
    expect(formValues(form)).toEqual({ domain: 'ganit', on: 'on', plan: 'FT' })
  })

  it('are an array if checkboxes share a name, however many are checked', () => {
    const boxes = (ticked: string[]) =>
      formOf(
        ['maths', 'tabla', 'code'].map((subject) => (
          <input
            key={subject}
            name="subject"
            type="checkbox"
            value={subject}
            defaultChecked={ticked.includes(subject)}
          />
        )),
      )
    for (const ticked of [[], ['tabla'], ['maths', 'code']])
      expect(formValues(boxes(ticked))).toEqual({ subject: ticked })
  })
})

describe('the values', () => {
  const Order = ({ onSubmit, contract }: Pick<FormOptions<FormValues, void>, 'onSubmit' | 'contract'>) => {
    const form = useForm<FormValues, void>({ onSubmit, ...(contract && { contract }) })
    return (
      <form {...form.props}>
        <p>{form.error('school.city')}</p>
        <p>{form.error('pupils[0][name]')}</p>
        <input name="school.city" aria-label="City" />
        <input name="pupils[0][name]" aria-label="Pupil" />
        <input type="file" name="papers" multiple aria-label="Papers" />
        <button type="submit" name="action" value="draft">
          Save as a draft
        </button>
      </form>
    )
  }
  const draft = () => click(screen.getByRole('button', { name: 'Save as a draft' }))

  it('have the button that was pressed and several files', async () => {
    const sent = vi.fn()
    render(<Order onSubmit={sent} />)
    await draft()
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    expect(sent.mock.calls[0]![0]).toMatchObject({ action: 'draft', papers: [] })
    const files = new DataTransfer()
    for (const name of ['one.pdf', 'two.pdf']) files.items.add(new File(['x'], name))
    screen.getByLabelText<HTMLInputElement>('Papers').files = files.files
    await draft()
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
    expect(sent.mock.calls[1]![0].papers.map(({ name }: File) => name)).toEqual(['one.pdf', 'two.pdf'])
  })

  it('are faulted at the fields of nested paths', async () => {
    const issues = [
      { message: 'Give a city.', path: ['school', { key: 'city' }] },
      { message: 'Give a name.', path: ['pupils', 0, 'name'] },
    ]
    const contract = { '~standard': { validate: () => ({ issues }) } }
    render(<Order onSubmit={() => {}} contract={contract} />)
    await draft()
    expect(await screen.findByText('Give a city.')).toBeVisible()
    expect(screen.getByText('Give a name.')).toBeVisible()
    expect(screen.getByLabelText('City')).toHaveFocus()
  })
})

it('keeps the focused field below a sticky header when the summary goes', async () => {
  // As in Safari, which has no scroll anchoring.
  document.body.style.overflowAnchor = 'none'
  onTestFinished(() => {
    document.body.style.overflowAnchor = ''
    scrollTo(0, 0)
  })
  render(
    <>
      <div style={{ position: 'sticky', top: 0, height: 80 }} />
      <div style={{ paddingBlock: '40rem 100rem' }}>
        <Trial />
      </div>
    </>,
  )
  await save()
  await fill('ganit', 'mitali@ganit.example')
  scrollBy(0, field('Email').getBoundingClientRect().top - 100)
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Errors:' })).toBeNull())
  await waitFor(() => expect(field('Email').getBoundingClientRect().top).toBeGreaterThan(80))
})

describe('message for each constraint', () => {
  const messageIn = (input: ReactNode) => {
    const form = formOf(<fieldset>{input}</fieldset>)
    return Object.values(browserErrors(form, {}))[0]?.[0]
  }

  it.each<[string, ComponentProps<'input'>, string]>([
    ['type', { type: 'email', defaultValue: 'x' }, 'Write “a” in full, for example name@'],
    ['url', { type: 'url', defaultValue: 'x' }, 'Write “a” in full, for example https://'],
    ['pattern', { pattern: '[0-9]+', defaultValue: 'x' }, 'in the form that is asked for.'],
    ['title', { pattern: '[0-9]+', title: 'Six digits.', defaultValue: 'x' }, 'Six digits.'],
    ['min', { type: 'number', min: 2, defaultValue: '1' }, 'Enter 2 or more for “a”.'],
    ['max', { type: 'number', max: 2, defaultValue: '3' }, 'Enter 2 or less for “a”.'],
    ['step', { type: 'number', min: 0, step: 5, defaultValue: '3' }, 'Enter “a” in steps of 5.'],
    [
      'date',
      { type: 'date', min: '2026-06-01', defaultValue: '2026-05-31' },
      'Choose June 1, 2026 or later for “a”.',
    ],
    [
      'date and time',
      { type: 'datetime-local', max: '2026-06-01T09:30', defaultValue: '2026-06-01T09:31' },
      'Choose June 1, 2026 at 9:30 AM or earlier for “a”.',
    ],
    ['time', { type: 'time', min: '06:00', defaultValue: '05:59' }, 'Choose 6:00 AM or later for “a”.'],
    [
      'month',
      { type: 'month', max: '2026-06', defaultValue: '2026-07' },
      'Choose 2026-06 or earlier for “a”.',
    ],
    ['box', { type: 'checkbox', required: true }, 'Tick “a” to go on.'],
    ['radio', { type: 'radio', required: true }, 'Choose an answer for “a”.'],
    ['name', { 'aria-label': 'Company', required: true }, 'Fill in “Company”.'],
  ])('%s', (_, props, expected) => {
    // Intl puts a narrow no-break space before AM.
    expect(messageIn(<input name="a" {...props} />)?.replace(/\s/g, ' ')).toContain(expected)
  })

  it('names the field without the mark of its label', () => {
    const marked = (
      <label>
        Company<span aria-hidden="true"> *</span>
        <input name="a" required />
      </label>
    )
    expect(messageIn(marked)).toBe('Fill in “Company”.')
  })

  // A browser reports these constraints only for typed text, so the test sets the validity itself.
  it.each([
    ['badInput', 'number', 'Write “a” in digits.'],
    ['badInput', 'date', 'Write “a” in full.'],
    ['tooLong', 'text', 'Use at most 2 characters for “a”. You have typed 3.'],
  ])('%s of type %s', (constraint, type, expected) => {
    const form = formOf(<input name="a" type={type} maxLength={2} />)
    const control = form.elements[0] as HTMLInputElement
    if (type === 'text') control.value = 'xyz'
    Object.defineProperty(control, 'validity', { value: { [constraint]: true } })
    expect(messageOf(control, {})).toBe(expected)
  })

  it('comes from the control if it has one', () => {
    expect(messageIn(<input name="a" required data-value-missing="Enter a." />)).toBe('Enter a.')
  })

  it('is given once for several controls with one name, and not for disabled or read-only ones', () => {
    const form = formOf(
      <>
        <input name="plan" type="radio" required />
        <input name="plan" type="radio" required />
        <input name="shown" required readOnly />
        <input name="off" required disabled />
      </>,
    )
    expect(Object.entries(browserErrors(form, {}))).toHaveLength(1)
  })
})

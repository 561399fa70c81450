import '../../styles.css'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { click } from '../../testing/index.ts'
import { type Company, field, fill, lines, save, Trial } from './form.fixture.tsx'
import { RefusedFromOutside } from './form.stories.tsx'
import { type FormOptions, useForm } from './form.tsx'
import {
  type FormContract,
  type FormErrors,
  type FormValues,
  formValues,
  type StandardSchema,
} from './form-validation.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
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
    await fill('ganit', 'mitali@ganit.example')
    await save()
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
  await fill('ganit', 'mitali@ganit.example')
  await save()
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

const formOf = (children: ReactNode) =>
  render(<form>{children}</form>).container.querySelector<HTMLFormElement>('form')!

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

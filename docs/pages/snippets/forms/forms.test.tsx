import '../../../../design-system/styles.css'
import { Checkbox, Field, Input, Select, Textarea, Toaster, toast } from '@kaksha/design-system'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { useForm as useReactHookForm } from 'react-hook-form'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { toastStore } from '../../../../design-system/components/toast/store.ts'
import * as formData from './form-data.tsx'
import * as reactHookForm from './react-hook-form.tsx'
import * as tanstackForm from './tanstack-form.tsx'
import * as useForm from './use-form.tsx'

const forms = { useForm, formData, reactHookForm, tanstackForm }

const server = vi.fn<typeof fetch>()
beforeEach(() => void vi.stubGlobal('fetch', server))
afterEach(() => {
  for (const { id } of toastStore.get()) toast.dismiss(id)
  cleanup()
  document.body.replaceChildren()
  server.mockReset()
  vi.unstubAllGlobals()
})

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const button = () => screen.getByRole('button', { name: 'Save' })
const submit = () => userEvent.click(button())
const summary = () => screen.getByRole('group', { name: 'Errors:' })

async function fill(domain: string, email: string) {
  await userEvent.fill(field('Domain name'), domain)
  await userEvent.fill(field('Email'), email)
}

const shortDomain = 'Enter a domain name of 3 letters or more.'
const noEmail = 'Enter your email address, for example you@school.example.'

describe.each(Object.entries(forms))('the form with %s', (name, { SchoolForm }) => {
  beforeEach(() => {
    render(
      <>
        <SchoolForm />
        <Toaster />
      </>,
    )
  })

  it('shows each error at its field and in the summary, which has the focus, and sends nothing', async () => {
    await submit()
    await waitFor(() => expect(summary()).toHaveFocus())
    expect(field('Domain name')).toHaveAccessibleDescription(shortDomain)
    expect(field('Domain name')).toBeInvalid()
    expect(field('Email')).toHaveAccessibleDescription(noEmail)
    expect(field('Email')).toBeInvalid()
    await userEvent.click(screen.getByRole('link', { name: noEmail }))
    expect(field('Email')).toHaveFocus()
    await submit()
    await waitFor(() => expect(summary(), 'again with the same errors').toHaveFocus())
    expect(server).not.toHaveBeenCalled()
  })

  it(
    name === 'formData'
      ? 'keeps an error until the next submit'
      : 'removes an error as soon as it is corrected',
    async () => {
      await submit()
      await waitFor(() => expect(field('Domain name')).toHaveAccessibleDescription(shortDomain))
      await userEvent.type(field('Domain name'), 'ganit')
      await waitFor(() =>
        expect(field('Domain name')).toHaveAccessibleDescription(name === 'formData' ? shortDomain : ''),
      )
      expect(field('Domain name')).toHaveFocus()
      expect(summary(), 'it stays, so that the layout does not shift').toHaveTextContent(shortDomain)
    },
  )

  it('sends the values once, with a button that is loading', async () => {
    let answer = (_: Response) => {}
    server.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    await fill('ganit', 'mitali@ganit.example')
    await submit()
    await waitFor(() => expect(button()).toHaveAttribute('aria-disabled', 'true'))
    expect(button()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await act(async () => answer(new Response()))
    await waitFor(() => expect(screen.getByText('Your school is saved.')).toBeVisible())
    expect(server).toHaveBeenCalledOnce()
    expect(JSON.parse(String(server.mock.calls[0]?.[1]?.body))).toEqual({
      domain: 'ganit',
      email: 'mitali@ganit.example',
    })
    expect(button()).not.toHaveAttribute('aria-disabled')
  })

  it('shows an error of the server at its field, keeps the values, and sends the corrected ones', async () => {
    server.mockResolvedValueOnce(Response.json({ domain: ['This name is taken.'] }, { status: 422 }))
    await fill('ganit', 'mitali@ganit.example')
    await submit()
    await waitFor(() => expect(summary()).toHaveFocus())
    expect(field('Domain name')).toHaveAccessibleDescription('This name is taken.')
    expect(field('Domain name')).toHaveValue('ganit')
    expect(field('Email')).not.toBeInvalid()
    server.mockResolvedValueOnce(new Response())
    await userEvent.fill(field('Domain name'), 'suravi')
    await submit()
    await waitFor(() => expect(screen.queryByRole('group')).toBeNull())
    expect(field('Domain name')).not.toBeInvalid()
    expect(server).toHaveBeenCalledTimes(2)
  })

  it('says that the server did not answer, and can send the same values again', async () => {
    server.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await fill('ganit', 'mitali@ganit.example')
    await submit()
    await waitFor(() => expect(summary()).toHaveFocus())
    expect(summary()).toHaveTextContent('Your school was not saved. Try again in a minute.')
    server.mockResolvedValueOnce(new Response())
    await submit()
    await waitFor(() => expect(screen.queryByRole('group')).toBeNull())
    expect(server).toHaveBeenCalledTimes(2)
  })
})

// The page says this of each but TanStack Form, which keeps the text only if React hydrates while it is typed.
const keeping = Object.entries(forms).filter(([name]) => name !== 'tanstackForm')
it.each(keeping)('text typed before hydration is kept, with %s', async (_, { SchoolForm }) => {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<SchoolForm />)
  await userEvent.fill(field('Domain name'), 'ganit')
  const root = await act(async () => hydrateRoot(place, <SchoolForm />))
  await submit()
  await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(noEmail))
  expect(field('Domain name')).toHaveValue('ganit')
  expect(field('Domain name')).toHaveAccessibleDescription('')
  await act(async () => root.unmount())
})

it('React Hook Form registers every control, and moves the focus to the first invalid one without a summary', async () => {
  const send = vi.fn()
  const empty = { name: '', about: '', city: '', terms: false }
  function Short() {
    const { register, handleSubmit, formState } = useReactHookForm<typeof empty>()
    const { errors } = formState
    return (
      <form onSubmit={handleSubmit((values) => send(values))} noValidate>
        <Field label="Name">
          <Input {...register('name')} />
        </Field>
        <Field label="About">
          <Textarea {...register('about')} />
        </Field>
        <Field label="City" error={errors.city?.message}>
          <Select {...register('city', { required: 'Choose a city.' })} defaultValue="">
            <option value="">Choose a city</option>
            <option value="kochi">Kochi</option>
          </Select>
        </Field>
        <Checkbox {...register('terms')}>I accept the terms</Checkbox>
        <button type="submit">Save</button>
      </form>
    )
  }
  render(<Short />)
  await submit()
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'City' })).toHaveFocus())
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveAccessibleDescription('Choose a city.')
  await userEvent.fill(field('Name'), 'Mitali')
  await userEvent.fill(field('About'), 'Maths')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'kochi')
  await userEvent.click(screen.getByRole('checkbox', { name: 'I accept the terms' }))
  await submit()
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith({ name: 'Mitali', about: 'Maths', city: 'kochi', terms: true }),
  )
})

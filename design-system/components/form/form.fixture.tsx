import { screen } from '@testing-library/react'
import { userEvent } from 'vitest/browser'
import { click } from '../../testing/index.ts'
import { Button } from '../button/button.tsx'
import { ErrorSummary } from '../error-summary/error-summary.tsx'
import { Field } from '../field/field.tsx'
import { Input } from '../input/input.tsx'
import { type FormAnswer, type FormOptions, useForm } from './form.tsx'

export interface Company {
  domain: string
  email: string
}

type TrialProps = Partial<FormOptions<Company, FormAnswer>> & { summary?: boolean }

/** Two required fields. */
export function Trial({ summary = true, onSubmit = () => {}, ...options }: TrialProps) {
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

export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
export const save = () => click(screen.getByRole('button', { name: 'Save' }))
export const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent)

export async function fill(domain: string, email: string) {
  await userEvent.fill(field('Domain name'), domain)
  await userEvent.fill(field('Email'), email)
}

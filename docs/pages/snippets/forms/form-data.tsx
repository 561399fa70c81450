'use client'

import { Button, ErrorSummary, Field, Input, Stack, toast } from '@kaksha/design-system'
import { useActionState, useEffect, useRef } from 'react'
import { check, type Errors, listed, save } from './school'

async function send(_: unknown, data: FormData) {
  const values = { domain: String(data.get('domain')), email: String(data.get('email')) }
  let errors: Errors = check(values)
  if (Object.keys(errors).length === 0) errors = await save(values)
  if (Object.keys(errors).length === 0) toast.success('Your school is saved.')
  return { values, errors }
}

export function SchoolForm() {
  const [state, action, pending] = useActionState(send, { values: { domain: '', email: '' }, errors: {} })
  const { values, errors } = state
  const summary = useRef<HTMLDivElement>(null)
  // Errors that are the same as before would not move the focus again.
  useEffect(() => {
    if (Object.keys(state.errors).length > 0) summary.current?.focus()
  }, [state])
  return (
    <form action={action} noValidate>
      <Stack gap="md">
        <ErrorSummary ref={summary} errors={listed(errors)} />
        <Field label="Domain name" error={errors.domain?.join(' ')}>
          <Input name="domain" defaultValue={values.domain} autoComplete="off" required />
        </Field>
        <Field label="Email" error={errors.email?.join(' ')}>
          <Input name="email" type="email" defaultValue={values.email} autoComplete="email" required />
        </Field>
        <Button type="submit" variant="primary" loading={pending} style={{ alignSelf: 'start' }}>
          Save
        </Button>
      </Stack>
    </form>
  )
}

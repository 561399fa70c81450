'use client'

import { Button, ErrorSummary, Field, Input, Stack, toast, useForm } from '@kaksha/design-system'
import { check, type School, save } from './school'

export function SchoolForm() {
  const form = useForm({
    contract: check,
    async onSubmit(values: School) {
      const errors = await save(values)
      if (Object.keys(errors).length === 0) toast.success('Your school is saved.')
      return { errors }
    },
  })
  return (
    <form {...form.props} method="post" action="/schools">
      <Stack gap="md">
        <ErrorSummary {...form.summary} />
        <Field label="Domain name" error={form.error('domain')}>
          <Input name="domain" minLength={3} autoComplete="off" required />
        </Field>
        <Field label="Email" error={form.error('email')}>
          <Input name="email" type="email" autoComplete="email" required />
        </Field>
        <Button type="submit" variant="primary" loading={form.pending} style={{ alignSelf: 'start' }}>
          Save
        </Button>
      </Stack>
    </form>
  )
}

'use client'

import { Button, ErrorSummary, Field, Input, Stack, type SummaryError, toast } from '@kaksha/design-system'
import { revalidateLogic, useForm } from '@tanstack/react-form'
import { useRef, useState } from 'react'
import { check, type Errors, listed, save } from './school'

/** The errors as TanStack Form takes them. */
const byField = ({ form, ...fields }: Errors) =>
  form || Object.keys(fields).length > 0 ? { form, fields } : undefined

export function SchoolForm() {
  const summary = useRef<HTMLDivElement>(null)
  const [lines, setLines] = useState<SummaryError[]>([])
  const form = useForm({
    defaultValues: { domain: '', email: '' },
    validationLogic: revalidateLogic(),
    validators: {
      onDynamic: ({ value }) => byField(check(value)),
      onSubmitAsync: async ({ value }) => byField(await save(value)),
    },
    onSubmitInvalid({ formApi }) {
      const { form, fields } = formApi.getAllErrors()
      const errors = { domain: fields.domain?.errors, email: fields.email?.errors, form: form.errors.flat() }
      setLines(listed(errors as Errors))
      summary.current?.focus()
    },
    onSubmit() {
      setLines([])
      toast.success('Your school is saved.')
    },
  })
  return (
    <form
      noValidate
      method="post"
      action="/schools"
      onSubmit={(event) => {
        event.preventDefault()
        void form.handleSubmit()
      }}
    >
      <Stack gap="md">
        <ErrorSummary ref={summary} errors={lines} />
        <form.Field name="domain">
          {({ state, handleChange, handleBlur }) => (
            <Field label="Domain name" error={state.meta.errors.join(' ')}>
              <Input
                name="domain"
                value={state.value}
                onChange={(event) => handleChange(event.target.value)}
                onBlur={handleBlur}
                autoComplete="off"
                required
              />
            </Field>
          )}
        </form.Field>
        <form.Field name="email">
          {({ state, handleChange, handleBlur }) => (
            <Field label="Email" error={state.meta.errors.join(' ')}>
              <Input
                name="email"
                type="email"
                value={state.value}
                onChange={(event) => handleChange(event.target.value)}
                onBlur={handleBlur}
                autoComplete="email"
                required
              />
            </Field>
          )}
        </form.Field>
        <form.Subscribe selector={({ isSubmitting }) => isSubmitting}>
          {(isSubmitting) => (
            <Button type="submit" variant="primary" loading={isSubmitting} style={{ alignSelf: 'start' }}>
              Save
            </Button>
          )}
        </form.Subscribe>
      </Stack>
    </form>
  )
}

'use client'

import { Button, ErrorSummary, Field, Input, Stack, type SummaryError, toast } from '@kaksha/design-system'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { check, type Errors, listed, type School, save } from './school'

export function SchoolForm() {
  const { register, handleSubmit, getValues, setError, formState } = useForm<School>({
    shouldFocusError: false,
  })
  const { errors, isSubmitting } = formState
  const summary = useRef<HTMLDivElement>(null)
  // The errors of the last submit: `errors` changes with each key, and the summary takes the focus when it changes.
  const [lines, setLines] = useState<SummaryError[]>([])

  function show(found: Errors) {
    setLines(listed(found))
    summary.current?.focus()
  }

  async function send(values: School) {
    const found = await save(values)
    if (Object.keys(found).length === 0) {
      setLines([])
      return void toast.success('Your school is saved.')
    }
    for (const name of ['domain', 'email'] as const)
      if (found[name]) setError(name, { message: found[name].join(' ') })
    show(found)
  }

  return (
    <form
      onSubmit={handleSubmit(send, () => show(check(getValues())))}
      noValidate
      method="post"
      action="/schools"
    >
      <Stack gap="md">
        <ErrorSummary ref={summary} errors={lines} />
        <Field label="Domain name" error={errors.domain?.message}>
          <Input
            {...register('domain', { validate: (_, values) => check(values).domain?.[0] })}
            autoComplete="off"
            required
          />
        </Field>
        <Field label="Email" error={errors.email?.message}>
          <Input
            {...register('email', { validate: (_, values) => check(values).email?.[0] })}
            type="email"
            autoComplete="email"
            required
          />
        </Field>
        <Button type="submit" variant="primary" loading={isSubmitting} style={{ alignSelf: 'start' }}>
          Save
        </Button>
      </Stack>
    </form>
  )
}

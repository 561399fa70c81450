import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Field } from '../field/field.tsx'
import { Input } from '../input/input.tsx'
import { ErrorSummary, type SummaryError } from './error-summary.tsx'

export default { title: 'Components / ErrorSummary' }

const wrong: SummaryError[] = [
  { message: 'This domain name is taken. Try another.', fieldName: 'domainName' },
  { message: 'Enter an e-mail address, like name@school.example.', fieldName: 'companyEmail' },
]

/** The ids of the fields equal their names, so that the links work before hydration. */
export const Default = () => (
  <form method="post" action="#" style={{ display: 'grid', maxWidth: '36rem', gap: '1.25rem' }}>
    <ErrorSummary errors={wrong} />
    <Field label="Domain name" controlId="domainName" error={wrong[0]!.message}>
      <Input name="domainName" suffix=".kaksha.example" defaultValue="maths" />
    </Field>
    <Field label="Company email" controlId="companyEmail" error={wrong[1]!.message}>
      <Input name="companyEmail" type="email" defaultValue="mitali" />
    </Field>
    <Button type="submit" variant="primary" style={{ justifySelf: 'flex-start' }}>
      Save & Next
    </Button>
  </form>
)

export const WithoutField = () => (
  <ErrorSummary
    style={{ maxWidth: '36rem' }}
    errors={[{ message: 'Your trial is already open in another city.' }]}
  />
)

export const OwnTitle = () => (
  <ErrorSummary
    style={{ maxWidth: '36rem' }}
    title="Two things to mend before you go on:"
    errors={[{ message: 'Choose a plan.' }, { message: 'Give your school a name.' }]}
  />
)

export const Appears = () => {
  const [errors, setErrors] = useState<SummaryError[]>([])
  return (
    <form
      method="post"
      action="#"
      style={{ display: 'grid', maxWidth: '36rem', gap: '1.25rem' }}
      onSubmit={(event) => {
        event.preventDefault()
        setErrors(wrong.slice(0, 1))
      }}
    >
      <ErrorSummary errors={errors} />
      <Field label="Domain name" error={errors[0]?.message}>
        <Input name="domainName" />
      </Field>
      <Button type="submit" variant="primary" style={{ justifySelf: 'flex-start' }}>
        Save & Next
      </Button>
    </form>
  )
}

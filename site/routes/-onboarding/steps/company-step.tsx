import {
  Alert,
  ErrorSummary,
  Field,
  formValues,
  Input,
  Link,
  StepperHeading,
  useForm,
} from '@kaksha/design-system'
import { useState } from 'react'
import { notes } from '../../../content/contact/contact-notes'
import { steps } from '../../../content/steps'
import type { Fields } from '../../../services/onboarding/client/calls'
import { companyFieldList } from '../../../services/onboarding/company-fields'
import { companyFields } from '../../../services/onboarding/contract'
import { askDomainName } from '../state/dependencies'
import { emptyFields, type Problem } from '../state/reducer'
import { DomainNote, useDomainCheck } from './domain-note'

interface CompanyStepProps {
  id: string
  fields: Fields
  problem: Problem | null
  /** What was typed could not be saved. */
  unsaved: boolean
  pending: boolean
  onTyped: (fields: Fields) => void
  onSubmit: () => void
  /** The field rules found errors. */
  onInvalid: () => void
}

/** Step 2: the company. The browser checks the field rules; the server also checks that the domain name is free. */
export function CompanyStep({ id, fields, problem, unsaved, pending, onTyped, ...on }: CompanyStepProps) {
  // The inputs are uncontrolled: rendering again must not change their values.
  const [initial] = useState({ ...emptyFields, ...fields })
  const form = useForm({ contract: companyFields, errors: problem?.errors, ...on })
  const domain = useDomainCheck(askDomainName, initial.domainName)

  function typed(element: HTMLFormElement) {
    const values = formValues(element) as Fields
    domain.typed(values.domainName)
    onTyped(values)
  }

  function take(name: string) {
    const element = form.props.ref.current
    const input = element?.elements.namedItem('domainName')
    if (!element || !(input instanceof HTMLInputElement)) return
    input.value = name
    // An input event, as if the name had been typed, clears the old error of the field.
    input.dispatchEvent(new Event('input', { bubbles: true }))
    typed(element)
    input.focus()
  }

  return (
    <>
      <div>
        <StepperHeading>{steps[1].title}</StepperHeading>
        <p className="mt-1 text-small text-muted">
          Every field is needed. We use these to set up your site and to reach you.{' '}
          {!unsaved && notes.draftKept}{' '}
          <Link href={notes.privacy.href} external>
            {notes.privacy.label}
          </Link>
        </p>
      </div>
      <ErrorSummary title="Errors:" {...form.summary} />
      <Alert tone="error" live="assertive">
        {form.summary.errors.length === 0 && problem?.text}
      </Alert>
      <form
        {...form.props}
        id={id}
        method="post"
        className="grid gap-x-6 gap-y-4.5 pb-1 sm:grid-cols-2"
        onChange={(event) => typed(event.currentTarget)}
      >
        {companyFieldList.map(({ name, label, hint, wide, input }) => (
          <Field
            key={name}
            label={label}
            hint={hint}
            error={form.error(name)}
            className={wide ? 'sm:col-span-2' : undefined}
          >
            <Input
              name={name}
              required
              defaultValue={initial[name]}
              readOnly={pending}
              className={input.type === 'tel' ? 'tabular-nums' : undefined}
              {...input}
            />
            {name === 'domainName' && (
              <DomainNote answer={domain.answer} refused={Boolean(form.error(name))} onTake={take} />
            )}
          </Field>
        ))}
      </form>
      {/* Below the fields, so that none of them moves while it is used. */}
      <Alert live="polite">{unsaved && notes.draftUnsaved}</Alert>
    </>
  )
}

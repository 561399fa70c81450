import { Alert, ErrorSummary, formValues, Link, StepperHeading, useForm } from '@kaksha/design-system'
import { useEffect, useState } from 'react'
import { onboarding } from '../../../content/onboarding'
import { steps } from '../../../content/steps'
import { type CompanyFields, companyFields } from '../../../contracts/licensing'
import type { JourneyView } from '../state/create-journey'
import type { CompanyState } from '../state/views'
import { CompanyInputs, useWholeText } from './company-inputs'
import { DomainNote, useDomainCheck } from './domain-note'

const { company: text } = onboarding

interface CompanyStepProps extends JourneyView<CompanyState> {
  /** Id of the form. */
  id: string
}

/** Step 2: the company. The browser checks the field rules; the server also checks that the domain name is free. */
export function CompanyStep({ id, state, journey }: CompanyStepProps) {
  const { fields, change, problem } = state
  // The inputs are uncontrolled: rendering again must not change their values.
  const [initial] = useState(fields)
  const form = useForm({
    contract: companyFields,
    errors: problem?.errors,
    onSubmit: journey.next,
    onInvalid: journey.invalid,
  })
  const domain = useDomainCheck(initial.domainName)

  // The server's errors are listed, and those found here are at their fields: each is shown in one place.
  const refused = form.summary.errors.filter(({ message }) =>
    Object.values(problem?.errors ?? {}).some((messages) => messages?.includes(message)),
  )

  useWholeText(form.props.ref)
  const { ref } = form.props
  useEffect(() => {
    const input = change && ref.current?.elements.namedItem(change)
    if (input instanceof HTMLElement) input.focus()
  }, [change, ref])

  function keepText(element: HTMLFormElement) {
    const values = formValues(element) as CompanyFields
    domain.typed(values.domainName)
    journey.typed(values)
  }

  function take(name: string) {
    const element = form.props.ref.current
    const input = element?.elements.namedItem('domainName')
    if (!element || !(input instanceof HTMLInputElement)) return
    input.value = name
    // An input event, as if the name had been typed, clears the old error of the field.
    input.dispatchEvent(new Event('input', { bubbles: true }))
    keepText(element)
    input.focus()
  }

  return (
    <>
      <div>
        <StepperHeading takesFocus={!change}>{steps[1].title}</StepperHeading>
        <p className="mt-1 text-small text-muted">
          {text.lead} {!state.hasSaveFailed && text.kept}{' '}
          <Link href={text.privacy.href} external>
            {text.privacy.label}
          </Link>
        </p>
      </div>
      <ErrorSummary ref={form.summary.ref} title={text.errors} errors={refused} />
      {/* The toast announces it. */}
      <Alert tone="error">{!problem?.errors && form.summary.errors.length === 0 && problem?.text}</Alert>
      <form
        {...form.props}
        id={id}
        method="post"
        className="grid gap-x-6 gap-y-4.5 pb-1 sm:grid-cols-2"
        onChange={(event) => keepText(event.currentTarget)}
      >
        <CompanyInputs
          initial={initial}
          error={form.error}
          listed={refused.map(({ message }) => message)}
          readOnly={state.isPending}
          domainLocked={state.status?.domainLocked}
          domainNote={
            <DomainNote answer={domain.answer} refused={Boolean(form.error('domainName'))} onTake={take} />
          }
        />
      </form>
    </>
  )
}

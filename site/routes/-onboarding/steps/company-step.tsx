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
import { useEffect, useState } from 'react'
import { notes } from '../../../content/contact/contact-notes'
import { steps } from '../../../content/steps'
import type { Fields } from '../../../services/onboarding/client/calls'
import {
  type CompanyFieldName,
  companyFieldList,
  companyForm,
} from '../../../services/onboarding/company-fields'
import { companyFields } from '../../../services/onboarding/contract'
import { LiveNote, phoneNote } from '../../-shell/forms/live-note'
import { askDomainName } from '../state/dependencies'
import { emptyFields, type Problem } from '../state/reducer'
import { DomainNote, useDomainCheck } from './domain-note'

/** The message about a text over its limit, or null. */
function tooLong(name: CompanyFieldName, text: string): string | null {
  const issue = companyForm[name].schema.safeParse(text).error?.issues[0]
  return issue?.code === 'too_big' ? issue.message : null
}

/**
 * The native `maxlength` cuts a pasted text, and ignores keys, without a word. The whole text is put in instead, and the
 * note below the field says that it is too long.
 */
function keepWhole(event: InputEvent) {
  const { target: input, data } = event
  if (!(input instanceof HTMLInputElement) || input.maxLength < 0 || input.readOnly || !data) return
  const { selectionStart: start, selectionEnd: end, value, maxLength } = input
  if (start === null || end === null || value.length - (end - start) + data.length <= maxLength) return
  event.preventDefault()
  input.setRangeText(data.replace(/\s*[\r\n]+\s*/g, ' '), start, end, 'end')
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

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

  useEffect(() => {
    const element = form.props.ref.current
    element?.addEventListener('beforeinput', keepWhole)
    return () => element?.removeEventListener('beforeinput', keepWhole)
  }, [form.props.ref])

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
        {companyFieldList.map(({ name, label, hint, wide, input }) => {
          const isPhone = input.type === 'tel'
          const control = (
            <Input
              name={name}
              required
              defaultValue={initial[name]}
              readOnly={pending}
              className={isPhone ? 'tabular-nums' : undefined}
              {...input}
            />
          )
          return (
            <Field
              key={name}
              label={label}
              hint={hint}
              error={form.error(name)}
              className={wide ? 'sm:col-span-2' : undefined}
            >
              {name === 'domainName' ? (
                <>
                  {control}
                  <DomainNote answer={domain.answer} refused={Boolean(form.error(name))} onTake={take} />
                </>
              ) : (
                <LiveNote
                  note={(text) => !form.error(name) && (tooLong(name, text) ?? (isPhone && phoneNote(text)))}
                >
                  {control}
                </LiveNote>
              )}
            </Field>
          )
        })}
      </form>
      {/* Below the fields, so that none of them moves while it is used. */}
      <Alert live="polite">{unsaved && notes.draftUnsaved}</Alert>
    </>
  )
}

import { Field, Input } from '@kaksha/design-system'
import { type ReactNode, type RefObject, useEffect } from 'react'
import { onboarding } from '../../../content/onboarding'
import { type CompanyFieldName, companyFieldList, companyForm } from '../../../contracts/company-fields'
import type { CompanyFields } from '../../../contracts/licensing'
import { LiveNote, phoneNote } from '../../-shell/forms/live-note'

/** The message about a text over its limit, or null. */
function tooLong(name: CompanyFieldName, text: string): string | null {
  const issue = companyForm[name].schema.safeParse(text).error?.issues[0]
  return issue?.code === 'too_big' ? issue.message : null
}

/**
 * The native `maxlength` cuts a pasted text and ignores keys without a message. Here the whole text is
 * inserted, and the note below the field says that it is too long.
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

/** Keeps text that is longer than the limit, in every input of the form. */
export function useWholeText(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const element = form.current
    element?.addEventListener('beforeinput', keepWhole)
    return () => element?.removeEventListener('beforeinput', keepWhole)
  }, [form])
}

interface CompanyInputsProps {
  initial: CompanyFields
  error: (name: CompanyFieldName) => string | undefined
  /** Messages that a list above the form shows: at their fields they are only announced. */
  listed?: readonly string[]
  readOnly: boolean
  /** The domain name belongs to an existing licence, so it cannot be changed. */
  domainLocked: boolean | undefined
  /** The note below the domain name, if it can be changed. */
  domainNote?: ReactNode
}

/** The fields of a company, in step 2 and on the account page. They are uncontrolled. */
export function CompanyInputs(props: CompanyInputsProps) {
  const { initial, error, listed = [], readOnly, domainLocked, domainNote } = props
  return companyFieldList.map(({ name, label, hint, wide, input }) => {
    const isPhone = input.type === 'tel'
    const isFixed = name === 'domainName' && domainLocked
    const control = (
      <Input
        key={name}
        name={name}
        required
        defaultValue={initial[name]}
        readOnly={readOnly || isFixed}
        className={
          isFixed ? '[&>input]:border-dashed [&>input]:bg-tint' : isPhone ? 'tabular-nums' : undefined
        }
        {...input}
      />
    )
    const shared = {
      label,
      hint: isFixed ? onboarding.company.locked : hint,
      error: error(name),
    }
    const isListed = listed.some((message) => error(name)?.includes(message))
    const className = `${wide ? 'sm:col-span-2' : ''} ${isListed ? '[&_[data-slot=field-error]]:sr-only' : ''}`
    // The note of the domain name is below the error, which belongs directly under its input.
    return name === 'domainName' && !isFixed && domainNote ? (
      <div key={name} className={className}>
        <Field {...shared}>{control}</Field>
        {domainNote}
      </div>
    ) : (
      <Field key={name} {...shared} className={className}>
        <LiveNote note={(text) => !error(name) && (tooLong(name, text) ?? (isPhone && phoneNote(text)))}>
          {control}
        </LiveNote>
      </Field>
    )
  })
}

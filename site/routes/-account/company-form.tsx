import { Alert, Button, ErrorSummary, formValues, useForm } from '@kaksha/design-system'
import { useEffect, useState } from 'react'
import { account } from '../../content/account'
import { errorTitle } from '../../content/failure'
import { type AccountCompany, companySavedMessage, companyUnsavedMessage } from '../../contracts/account'
import { type FieldErrors, validate } from '../../contracts/api'
import { type CompanyFields, companyFields } from '../../contracts/licensing'
import { readCompany, saveCompany } from '../../services/account/calls'
import { CompanyInputs, useWholeText } from '../-onboarding/steps/company-inputs'
import type { AccountHandle } from './use-account'

const { company: text } = account

/**
 * Unsaved values of the form, by uid. In memory only: they survive a sign-out in another tab, but not a
 * reload.
 */
const unsaved = new Map<string, CompanyFields>()

type Saved = { ok: boolean; message: string; errors?: FieldErrors }

interface CompanyFormProps {
  uid: string
  company: AccountCompany
  handle: Pick<AccountHandle, 'call' | 'changed'>
}

/**
 * The form for the company's details. Its inputs are uncontrolled, so that an update never replaces typed
 * text.
 */
export function CompanyForm({ uid, company, handle }: CompanyFormProps) {
  const [storedFields] = useState(unsaved.get(uid))
  const [initial] = useState<CompanyFields>(storedFields ?? company)
  const [typing, setTyping] = useState(false)

  async function save(values: CompanyFields, form: HTMLFormElement): Promise<Saved> {
    setTyping(false)
    const reply = await handle.call((session) => saveCompany(session, values))
    const stored = reply?.success ? readCompany(reply) : null
    if (!stored) return { ok: false, message: reply?.message ?? companyUnsavedMessage, errors: reply?.errors }
    unsaved.delete(uid)
    for (const [name, value] of Object.entries(stored)) {
      const control = form.elements.namedItem(name)
      if (control instanceof HTMLInputElement) control.value = String(value)
    }
    handle.changed({ company: stored })
    return { ok: true, message: companySavedMessage }
  }

  const form = useForm<CompanyFields, Saved>({
    contract: (values) => validate(companyFields, values),
    onSubmit: save,
    titlePrefix: `${errorTitle}: `,
  })
  const { props, summary, error, pending, result } = form
  useWholeText(props.ref)

  // After every render, because typing, saving and failing change it.
  useEffect(() => {
    if (!unsaved.has(uid)) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  })

  function keepText(element: HTMLFormElement) {
    unsaved.set(uid, formValues(element) as CompanyFields)
    setTyping(true)
  }

  return (
    <form
      {...props}
      method="post"
      className="grid max-w-[44rem] gap-x-6 gap-y-4.5 sm:grid-cols-2"
      onChange={(event) => keepText(event.currentTarget)}
    >
      <ErrorSummary
        title={result?.ok === false ? result.message : text.errors}
        className="sm:col-span-2"
        {...summary}
      />
      <CompanyInputs initial={initial} error={error} readOnly={pending} domainLocked={company.domainLocked} />
      <Alert tone="error" live="assertive" className="sm:col-span-2">
        {result?.ok === false && summary.errors.length === 0 && result.message}
      </Alert>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
        <Button type="submit" loading={pending} className="max-xs:w-full">
          {text.save}
        </Button>
        <Alert tone="ok" live="polite">
          {result?.ok && !typing && result.message}
        </Alert>
      </div>
      {storedFields && !typing && !result && <Alert className="sm:col-span-2">{text.unsaved}</Alert>}
    </form>
  )
}

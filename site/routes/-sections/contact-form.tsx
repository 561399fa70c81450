import { Alert, Button, ErrorSummary, Field, Input, Link, Textarea, toast } from '@kaksha/design-system'
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { brand } from '../../content/brand'
import { contact } from '../../content/home'
import { plans } from '../../content/plans'
import type { ContactOutcome } from '../../services/contact/client'
import type { ContactFields } from '../../services/contact/contract'
import { contactFailedMessage } from '../../services/contact/messages'
import { load } from '../../services/load'
import { clearSelection, readSelection } from '../../services/onboarding/selection'

type State = { kind: 'idle' } | { kind: 'sending' } | ContactOutcome

const { fields } = contact
const names = Object.keys(fields)

/** The client, its contract and the validator are fetched when the form is reached, not with the page. */
const fetchClient = () => load('contact', () => import('../../services/contact/client'), { reload: false })
const prepare = () => void fetchClient().catch(() => undefined)

/** The contact form. The browser keeps its values, so that what was typed before hydration stays. */
export function ContactForm() {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const [plan, setPlan] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const busy = useRef(false)
  const errors = 'errors' in state ? state.errors : {}
  const errorOf = (name: keyof ContactFields) => errors[name]?.[0]

  /** In the order of the form; what belongs to no field of it comes last. */
  const listed = [...new Set([...names, ...Object.keys(errors)])].flatMap((name) =>
    (errors[name] ?? []).map((message) => ({ message, ...(names.includes(name) && { fieldName: name }) })),
  )

  useLayoutEffect(() => {
    // Set here and not in the markup: without JavaScript the browser's own checks are the only ones.
    if (form.current) form.current.noValidate = true
    const kept = readSelection()
    const chosen = plans.find(({ code }) => code === kept)
    const subject = form.current?.elements.namedItem('subject') as HTMLInputElement | null
    if (!chosen || !subject) return
    setPlan(chosen.title)
    subject.value ||= `${chosen.title} plan`
  }, [])

  useEffect(() => {
    if (state.kind === 'sent') panel.current?.focus()
    if (state.kind === 'invalid') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [state])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    const target = event.currentTarget
    const values = Object.fromEntries(new FormData(target)) as ContactFields
    setState({ kind: 'sending' })
    const outcome = await fetchClient().then(
      (client) => client.sendContact(values),
      (): ContactOutcome => {
        // A newer release may have replaced the client. The browser can send the form as it does without it.
        if (navigator.onLine && target.checkValidity()) target.submit()
        return { kind: 'failed', message: contactFailedMessage, errors: {} }
      },
    )
    busy.current = false
    if (outcome.kind === 'sent') {
      target.reset()
      clearSelection()
      setPlan(undefined)
      toast.success(outcome.message)
    }
    setState(outcome)
  }

  return (
    <form
      ref={form}
      method="post"
      action="/contact"
      onSubmit={send}
      onFocus={prepare}
      className="grid items-start gap-6 sm:grid-cols-2 sm:[&>[data-slot=alert]]:col-span-2"
    >
      {state.kind === 'sent' && (
        <Alert ref={panel} tone="ok" tabIndex={-1}>
          {state.message}
        </Alert>
      )}
      {state.kind === 'failed' && (
        <ErrorSummary className="sm:col-span-2" title={state.message} errors={listed} />
      )}
      {plan && <Alert tone="info">You are asking about the {plan} plan.</Alert>}
      <Field label={fields.name} error={errorOf('name')}>
        <Input name="name" autoComplete="name" maxLength={120} required />
      </Field>
      <Field label={fields.email} error={errorOf('email')}>
        <Input name="email" type="email" autoComplete="email" maxLength={254} required />
      </Field>
      <Field label={fields.phone} error={errorOf('phone')}>
        <Input name="phone" type="tel" autoComplete="tel" maxLength={40} required />
      </Field>
      <Field label={fields.subject} error={errorOf('subject')}>
        <Input name="subject" maxLength={200} required />
      </Field>
      <Field
        label={fields.message}
        hint={contact.messageHint}
        error={errorOf('message')}
        className="sm:col-span-2"
      >
        <Textarea name="message" maxLength={5000} rows={5} required />
      </Field>
      <Alert tone="error" live="assertive">
        {state.kind === 'failed' && listed.length === 0 && (
          <>
            <strong className="block">{state.message}</strong>
            What you typed is still here. You can also write to{' '}
            <Link href={`mailto:${brand.email}`}>{brand.email}</Link>.
          </>
        )}
      </Alert>
      <div className="sm:col-span-2">
        <Button type="submit" variant="main" pending={state.kind === 'sending'}>
          {contact.submit}
        </Button>
      </div>
    </form>
  )
}

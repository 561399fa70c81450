import {
  Alert,
  Button,
  ErrorSummary,
  Field,
  Input,
  Link,
  Text,
  Textarea,
  toast,
  useForm,
} from '@kaksha/design-system'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { load } from '../../../browser/load'
import { contact, notes } from '../../../content/contact'
import { errorTitle } from '../../../content/failure'
import { plans } from '../../../content/plans'
import type { ContactFields } from '../../../contracts/contact'
import { contactAsks, contactFailedMessage, contactLimits } from '../../../contracts/contact-fields'
import type { ContactResult } from '../../../services/contact/calls'
import {
  clearContactDraft,
  clearSelection,
  readSelection,
  restoreContactDraft,
  saveContactDraft,
} from '../../../services/contact/draft'
import { LiveNote, lengthNote, phoneNote } from '../../-shell/forms/live-note'
import { ContactLinks } from '../../-shell/links'

const { fields } = contact

/** The fields above the message. */
const inputs = [
  { name: 'name', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'subject' },
] as const

/** The client, its contract and the validator are loaded when the form is first used, not with the page. */
const fetchClient = () => load('contact', () => import('../../../services/contact/calls'), { reload: false })
const prepare = () =>
  void fetchClient().then(
    (client) => client.prepareCaptcha(),
    () => undefined,
  )

/** The contact form. Its fields are uncontrolled, so that text typed before hydration stays. */
export default function ContactForm() {
  const [plan, setPlan] = useState<string>()
  /** The code of the form could not be loaded. */
  const [lost, setLost] = useState(false)
  const panel = useRef<HTMLDivElement>(null)

  async function check(values: ContactFields) {
    const client = await fetchClient().catch(() => null)
    setLost(!client)
    return client?.validateContact(values)
  }

  async function send(values: ContactFields, element: HTMLFormElement): Promise<ContactResult> {
    const sent = await fetchClient().then(
      (client) => client.sendContact(values),
      (): ContactResult => ({ ok: false, message: contactFailedMessage }),
    )
    if (sent.ok) {
      element.reset()
      clearContactDraft()
      clearSelection()
      setPlan(undefined)
      toast.success(sent.value)
    }
    return sent
  }

  const form = useForm({ contract: check, onSubmit: send, titlePrefix: `${errorTitle}: ` })
  const { props, result, error, summary } = form
  /** An error of the field replaces the note. */
  const note = (name: keyof ContactFields, other?: typeof phoneNote) => (text: string) =>
    !error(name) && (lengthNote(contactLimits[name], contactAsks[name])(text) ?? other?.(text))
  /** The form is emptied when it is sent, with what would be added until then. */
  const readOnly = form.pending
  const failed = result?.ok === false ? result : undefined
  const failure = failed?.message ?? (lost && contactFailedMessage)

  useLayoutEffect(() => {
    const element = props.ref.current
    if (!element) return
    restoreContactDraft(element)
    // Also what was typed before the script ran.
    saveContactDraft(element)
  }, [props.ref])

  useLayoutEffect(() => {
    // The visitor has typed a subject before the script ran.
    if (props.ref.current?.contains(document.activeElement)) prepare()
    const storedSelection = readSelection()
    const chosen = plans.find(({ code }) => code === storedSelection)
    const subject = props.ref.current?.elements.namedItem('subject') as HTMLInputElement | null
    if (!chosen || !subject) return
    subject.value ||= contact.subjectOf(chosen.title)
    // The page has no rules for the note, which appears without an input.
    const show = () => setPlan(chosen.title)
    Promise.resolve(window.bootstrap?.loadStylesheet()).then(show, show)
  }, [props.ref])

  useEffect(() => {
    if (result?.ok) panel.current?.focus()
  }, [result])

  return (
    <>
      <WithoutScript />
      <form
        {...props}
        method="post"
        action="/contact"
        data-noscript="hide"
        onFocus={prepare}
        onInput={(event) => {
          props.onInput?.(event)
          saveContactDraft(event.currentTarget)
        }}
        className="grid items-start gap-4.5 sm:gap-6 sm:max-lg:grid-cols-2 xl:grid-cols-2 [&>[data-slot=alert]]:col-span-full"
      >
        {result?.ok && (
          <Alert ref={panel} tone="ok" tabIndex={-1}>
            {result.value}
          </Alert>
        )}
        <ErrorSummary className="col-span-full" title={failed?.message ?? contact.errors} {...summary} />
        {plan && <Alert tone="info">{contact.askingAbout(plan)}</Alert>}
        {inputs.map(({ name, ...input }) => (
          <Field key={name} label={fields[name]} error={error(name)}>
            <LiveNote note={note(name, name === 'phone' ? phoneNote : undefined)}>
              <Input name={name} required readOnly={readOnly} {...input} />
            </LiveNote>
          </Field>
        ))}
        <Field
          label={fields.message}
          hint={contact.messageHint}
          error={error('message')}
          className="col-span-full"
        >
          <LiveNote note={note('message')}>
            <Textarea name="message" rows={5} required readOnly={readOnly} />
          </LiveNote>
        </Field>
        <Alert tone="error" live="assertive">
          {failure && !(result && summary.errors.length > 0) && (
            <>
              <strong className="block">{failure}</strong>
              {failed?.reason} {contact.typedIsKept} {contact.alsoWrite} <ContactLinks />.
            </>
          )}
        </Alert>
        <div className="col-span-full grid justify-items-start gap-4">
          <Button type="submit" variant="primary" loading={form.pending}>
            {contact.submit}
          </Button>
          <ContactNotes />
        </div>
      </form>
    </>
  )
}

/** Fixed at build time, so the markup and the browser agree. */
const hasCaptcha = () => Boolean(import.meta.env.VITE_RECAPTCHA_SITE_KEY)

/** Opens in a new tab: a visitor who reads it is in the middle of the form. */
const Elsewhere = ({ label, href }: { label: string; href: string }) => (
  // Without line breaks, so that the icon for external links is never alone at the beginning of a line.
  <Link href={href} external className="whitespace-nowrap">
    {label}
  </Link>
)

const { recaptcha } = notes

/** How long a message is kept, and which captcha checks it. */
const ContactNotes = () => (
  <Text size="small" tone="muted">
    {notes.kept} <Elsewhere {...notes.privacy} />
    <br />
    {hasCaptcha() ? (
      <>
        {recaptcha.before} <Elsewhere {...recaptcha.policy} /> {recaptcha.between}{' '}
        <Elsewhere {...recaptcha.terms} /> {recaptcha.after}
      </>
    ) : (
      notes.sandboxCaptcha
    )}
  </Text>
)

/** The captcha needs JavaScript: without it, how to reach a person, in place of the form. */
const WithoutScript = () => (
  <div className="hidden" data-noscript="show">
    <Alert>
      {notes.needsScript} <ContactLinks />.
    </Alert>
  </div>
)

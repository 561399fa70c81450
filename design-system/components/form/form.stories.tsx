import { useState } from 'react'
import { Alert } from '../alert/alert.tsx'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { ErrorSummary } from '../error-summary/error-summary.tsx'
import { Field } from '../field/field.tsx'
import { Input } from '../input/input.tsx'
import { RadioGroup, RadioGroupItem } from '../radio-group/radio-group.tsx'
import { Select } from '../select/select.tsx'
import { Textarea } from '../textarea/textarea.tsx'
import { useForm } from './form.tsx'

export default { title: 'Components / useForm' }

const wide = { display: 'grid', maxWidth: '36rem', gap: '1.25rem' }
const narrow = { display: 'grid', maxWidth: '28rem', gap: '1rem' }

const wait = () => new Promise<void>((resolve) => setTimeout(resolve, 1500))

export const Default = () => {
  const form = useForm({ onSubmit: wait })
  return (
    <form {...form.props} method="post" action="#" style={wide}>
      <ErrorSummary {...form.summary} />
      <Field label="Name of your school" error={form.error('school')}>
        <Input name="school" autoComplete="organization" required />
      </Field>
      <Field label="Email" hint="We send the receipt here." error={form.error('email')}>
        <Input name="email" type="email" autoComplete="email" required />
      </Field>
      <Field label="City" error={form.error('city')}>
        <Select name="city" required defaultValue="" data-value-missing="Choose the city you teach in.">
          <option value="">Choose a city</option>
          <option value="kolkata">Kolkata</option>
          <option value="kochi">Kochi</option>
        </Select>
      </Field>
      <RadioGroup name="plan" label="Which plan?" required error={form.error('plan')}>
        <RadioGroupItem value="FT">Free Trial</RadioGroupItem>
        <RadioGroupItem value="EP">Customization</RadioGroupItem>
      </RadioGroup>
      <Checkbox
        name="terms"
        required
        data-value-missing="Accept the terms to go on."
        error={form.error('terms')}
      >
        I accept the terms
      </Checkbox>
      <Button type="submit" variant="primary" loading={form.pending} style={{ justifySelf: 'flex-start' }}>
        Open my school
      </Button>
    </form>
  )
}

interface Message {
  email: string
  message: string
}

/** Use any Standard Schema here: Zod, Valibot, ArkType. The server validates with the same. */
function contract({ email, message }: Message) {
  const errors: Record<string, string[]> = {}
  if (!email) errors.email = ['Enter your e-mail address.']
  if (message.length < 20) errors.message = [`Write 20 characters or more. You have typed ${message.length}.`]
  return errors
}

/** The same rules as on the server. Submit the form, then correct it: each error is removed when its field is valid. */
export const SharedContract = () => {
  const form = useForm({ contract, onSubmit: wait })
  return (
    <form {...form.props} method="post" action="#" style={wide}>
      <ErrorSummary {...form.summary} />
      <Field label="Email" error={form.error('email')}>
        <Input name="email" type="email" autoComplete="email" required />
      </Field>
      <Field label="Message" error={form.error('message')}>
        <Textarea name="message" required defaultValue="Too short." />
      </Field>
      <Button type="submit" variant="primary" loading={form.pending} style={{ justifySelf: 'flex-start' }}>
        Send message
      </Button>
    </form>
  )
}

interface Reply {
  errors?: Record<string, string[]>
  sent?: string
}

async function register({ domain }: { domain: string }): Promise<Reply> {
  await wait()
  return domain === 'suravi'
    ? { errors: { domain: ['‘suravi’ is already taken. Choose another one.'] } }
    : { sent: `${domain}.kaksha.example is yours.` }
}

/** Errors that only the server can find. Each is removed by the next change of its field. Any other name is free. */
export const RefusedByServer = () => {
  const form = useForm({ onSubmit: register })
  return (
    <form {...form.props} method="post" action="#" style={wide}>
      <ErrorSummary {...form.summary} />
      <Alert tone="ok" live="polite">
        {form.result?.sent}
      </Alert>
      <Field label="Domain name" error={form.error('domain')}>
        <Input name="domain" suffix=".kaksha.example" defaultValue="suravi" autoComplete="off" required />
      </Field>
      <Button type="submit" variant="primary" loading={form.pending} style={{ justifySelf: 'flex-start' }}>
        Save
      </Button>
    </form>
  )
}

export const WithoutSummary = () => {
  const form = useForm({ onSubmit: wait })
  return (
    <form {...form.props} method="post" action="#" style={narrow}>
      <Field label="Email" error={form.error('email')}>
        <Input
          name="email"
          type="email"
          autoComplete="email"
          required
          data-value-missing="Enter your e-mail address."
        />
      </Field>
      <Button type="submit" loading={form.pending} style={{ justifySelf: 'flex-start' }}>
        Subscribe
      </Button>
    </form>
  )
}

const french = {
  valueMissing: 'Remplissez « {label} ».',
  typeMismatch: 'Écrivez « {label} » en entier.',
}

export const InFrench = () => {
  const form = useForm({ labels: french, onSubmit: wait })
  return (
    <form {...form.props} lang="fr" method="post" action="#" style={narrow}>
      <ErrorSummary title="À corriger :" {...form.summary} />
      <Field label="Nom" error={form.error('name')}>
        <Input name="name" autoComplete="name" required />
      </Field>
      <Field label="Adresse e-mail" error={form.error('email')}>
        <Input name="email" type="email" autoComplete="email" required defaultValue="mitali" />
      </Field>
      <Button type="submit" variant="primary" loading={form.pending} style={{ justifySelf: 'flex-start' }}>
        Envoyer
      </Button>
    </form>
  )
}

export const RefusedFromOutside = () => {
  const [errors, setErrors] = useState<Record<string, string[]> | null>({
    phone: ['This number cannot be reached. Check its digits.'],
    form: ['Your trial is already open in another city.'],
  })
  const form = useForm({ errors, onSubmit: () => setErrors(null) })
  return (
    <form {...form.props} method="post" action="#" style={narrow}>
      <ErrorSummary title="Not saved yet:" {...form.summary} />
      <Field label="Phone" error={form.error('phone')}>
        <Input name="phone" type="tel" autoComplete="tel" defaultValue="+91 00000 00000" required />
      </Field>
      <Button type="submit" variant="primary" loading={form.pending} style={{ justifySelf: 'flex-start' }}>
        Save
      </Button>
    </form>
  )
}

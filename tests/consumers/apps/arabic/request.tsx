import {
  Button,
  CharacterCount,
  Checkbox,
  ErrorSummary,
  Field,
  Input,
  Select,
  Stack,
  Textarea,
  toast,
  useForm,
} from '@kaksha/design-system'
import { library } from './library.ts'

const { request } = library

export function Request() {
  const form = useForm({ onSubmit: () => void toast.success(request.sent) })
  return (
    <form {...form.props} method="post" action="#request" style={{ maxInlineSize: '36rem' }}>
      <Stack gap="md">
        <ErrorSummary {...form.summary} />
        <Field label={request.name} error={form.error('name')}>
          <Input name="name" required autoComplete="name" />
        </Field>
        <Field label={request.email} hint={request.emailHint} error={form.error('email')}>
          <Input name="email" type="email" required autoComplete="email" />
        </Field>
        <Field label={request.choice} error={form.error('choice')}>
          <Select name="choice" required defaultValue="">
            <option value="">{request.choose}</option>
            {request.choices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </Select>
        </Field>
        <Field label={request.wishes} optional error={form.error('wishes')}>
          <CharacterCount max={300}>
            <Textarea name="wishes" maxLength={300} />
          </CharacterCount>
        </Field>
        <Checkbox name="consent" required error={form.error('consent')}>
          {request.consent}
        </Checkbox>
        <Button type="submit" variant="primary" loading={form.pending} style={{ alignSelf: 'start' }}>
          {request.send}
        </Button>
      </Stack>
    </form>
  )
}

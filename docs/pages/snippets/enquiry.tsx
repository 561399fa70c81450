'use client'

import {
  Button,
  ButtonGroup,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
  ErrorSummary,
  Field,
  Input,
  Stack,
  toast,
  useForm,
} from '@kaksha/design-system'

export function Enquiry() {
  const form = useForm({ onSubmit: () => void toast.success('Thank you. We answer within a day.') })
  return (
    <form {...form.props} method="post" action="/enquiries">
      <Stack gap="md">
        <ErrorSummary {...form.summary} />
        <Field label="E-mail" hint="We answer within a day." error={form.error('email')}>
          <Input name="email" type="email" required autoComplete="email" />
        </Field>
        <ButtonGroup>
          <Button type="submit" variant="primary" loading={form.pending}>
            Send
          </Button>
          <Dialog>
            <DialogTrigger asChild>
              <Button>Opening hours</Button>
            </DialogTrigger>
            <DialogContent>
              <DialogTitle>Opening hours</DialogTitle>
              <DialogDescription>Every day from nine to seven.</DialogDescription>
            </DialogContent>
          </Dialog>
        </ButtonGroup>
      </Stack>
    </form>
  )
}

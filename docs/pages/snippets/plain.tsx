import '@kaksha/design-system/styles.css'
import { Button, Field, Input } from '@kaksha/design-system'

export const Enquiry = () => (
  <form method="post" action="/enquiries">
    <Field label="E-mail" hint="We answer within a day.">
      <Input name="email" type="email" required autoComplete="email" />
    </Field>
    <Button variant="primary" type="submit">
      Send
    </Button>
  </form>
)

import { Field } from '../field/field.tsx'
import { Textarea } from './textarea.tsx'

export default { title: 'Components / Textarea' }

export const Empty = () => (
  <Field label="Message" hint="What do you teach, and to how many?" className="max-w-xl">
    <Textarea name="message" />
  </Field>
)

export const Filled = () => (
  <Field label="Message" className="max-w-xl">
    <Textarea
      name="message"
      rows={6}
      defaultValue={'We run four maths batches in Behala.\nCan parents pay the fees online?'}
    />
  </Field>
)

export const Invalid = () => (
  <Field label="Message" error="Write a message, so that we know how to help." className="max-w-xl">
    <Textarea name="message" required />
  </Field>
)

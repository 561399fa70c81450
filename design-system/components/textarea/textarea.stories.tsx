import { Field } from '../field/field.tsx'
import { CharacterCount, Textarea } from './textarea.tsx'

export default { title: 'Components / Textarea' }

export const Default = () => (
  <Field label="Message" hint="What do you teach, and to how many?" style={{ maxWidth: '36rem' }}>
    <Textarea name="message" />
  </Field>
)

export const Filled = () => (
  <Field label="Message" style={{ maxWidth: '36rem' }}>
    <Textarea
      name="message"
      rows={6}
      defaultValue={'We run four maths batches in Behala.\nCan parents pay the fees online?'}
    />
  </Field>
)

export const Invalid = () => (
  <Field label="Message" error="Write a message, so that we know how to help." style={{ maxWidth: '36rem' }}>
    <Textarea name="message" required />
  </Field>
)

export const Counted = () => (
  <Field label="Message to the parents" hint="It goes out as one text message." style={{ maxWidth: '36rem' }}>
    <CharacterCount max={160}>
      <Textarea
        name="message"
        maxLength={160}
        defaultValue="The class of Saturday begins at 5 pm instead of 4. The hall is the same. Please bring the workbook and the answer sheets."
      />
    </CharacterCount>
  </Field>
)

export const Unavailable = () => (
  <Field
    label="Message"
    hint="The batch is closed: nothing can be written to it."
    style={{ maxWidth: '36rem' }}
  >
    <Textarea name="message" disabled defaultValue="See you next term." />
  </Field>
)

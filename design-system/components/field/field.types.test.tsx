import { Field } from './field.tsx'

// Props that the types of Field reject. Checked by `npm run types`, never run.
export const rejected = [
  // @ts-expect-error: the label is required
  <Field key="1" hint="As on your card." />,
  // @ts-expect-error: use `controlId` for the id of the control
  <Field key="2" label="Phone" id="phone" />,
]

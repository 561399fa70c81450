import { Field } from './field.tsx'

// What the types of Field refuse. Nothing runs this: it is checked by `npm run types`.
export const refused = [
  // @ts-expect-error: a placeholder is no label
  <Field key="1" hint="As on your card." />,
  // @ts-expect-error: the id is that of the control, and is called so
  <Field key="2" label="Phone" id="phone" />,
]

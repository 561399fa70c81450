import { useForm } from './form.tsx'
import type { StandardSchema } from './form-validation.ts'

declare const schema: StandardSchema<{ name: string; born: string }, { name: string; born: Date }>

// What the types of useForm derive from a schema. Checked by `npm run types`, never run.
export function Derived() {
  const form = useForm({
    contract: schema,
    onSubmit({ name, born }) {
      name.trim()
      born.getFullYear()
      // @ts-expect-error: the schema returns a date
      born.trim()
    },
  })
  form.error('born')
  // @ts-expect-error: the schema has no such field
  return form.error('birthday')
}

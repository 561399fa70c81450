import { Field, Input } from '@kaksha/design-system'
import type { Pictures } from '../component/guidance.tsx'

const field = (error: string) => (
  <Field label="Domain name" error={error} style={{ width: '100%' }}>
    <Input defaultValue="ga" />
  </Field>
)

export default {
  'Say in the error how': {
    do: field('Use at least 3 characters. You have typed 2.'),
    dont: field('Invalid input'),
  },
} satisfies Pictures

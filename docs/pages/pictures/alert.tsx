import { Alert, Card, Field, Input } from '@kaksha/design-system'
import type { Pictures } from '../component/guidance.tsx'

const field = (
  <Field label="Email">
    <Input defaultValue="mitali@ganit.example" />
  </Field>
)

export default {
  'Leave the message on the page': {
    do: (
      <div style={{ width: '100%', display: 'grid', gap: '1rem' }}>
        <Alert tone="error">Login failed. Please try again.</Alert>
        {field}
      </div>
    ),
    dont: (
      <div style={{ width: '100%', paddingBlockEnd: '4.5rem' }}>
        {field}
        <Card
          shadow
          padding="sm"
          style={{ position: 'absolute', insetBlockEnd: '.75rem', insetInlineEnd: '.75rem' }}
        >
          Login failed. Gone in 3 s
        </Card>
      </div>
    ),
  },
} satisfies Pictures

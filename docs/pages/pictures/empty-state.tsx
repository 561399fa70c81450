import { Button, EmptyState } from '@kaksha/design-system'
import { Users } from 'lucide-react'
import type { Pictures } from '../component/guidance.tsx'

export default {
  'Content: say what is missing': {
    do: (
      <EmptyState
        level={4}
        icon={Users}
        title="No students yet"
        actions={<Button variant="primary">Add a student</Button>}
      >
        Students appear here when they accept your invitation.
      </EmptyState>
    ),
    dont: <EmptyState level={4} icon={Users} title="No data" />,
  },
} satisfies Pictures

import { SearchX, Users } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { EmptyState } from './empty-state.tsx'

export default { title: 'Components / EmptyState' }

export const Default = () => (
  <EmptyState
    level={2}
    icon={Users}
    title="No students yet"
    actions={<Button variant="primary">Add a student</Button>}
  >
    Students appear here when they accept your invitation.
  </EmptyState>
)

export const NothingFound = () => (
  <EmptyState
    level={2}
    icon={SearchX}
    title="No course has the word “sitar”"
    actions={
      <>
        <Button>Remove the filters</Button>
        <Button>Show all courses</Button>
      </>
    }
  >
    Try another word, or fewer filters.
  </EmptyState>
)

import { Sheet } from '@kaksha/design-system'
import { nameSchool } from '../../content/name-school'
import { Later, lateSection } from '../-later'

const { id } = nameSchool.section

const preview = lateSection(
  'guide-school',
  async () => (await import('./guide-school-preview')).GuideSchoolPreview,
  { field: true },
)

/** The visitor's school, as it will look: named here, or on the home page before. */
export const GuideSchool = () => (
  <Sheet id={id} surface="board" headingId={`${id}-heading`}>
    <Later section={preview} />
  </Sheet>
)

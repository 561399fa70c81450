import { Section } from '@kaksha/design-system'
import { nameSchool } from '../../content/name-school'
import { Later, lateSection } from '../-later'

const { id } = nameSchool.section

const preview = lateSection(
  'guide-school',
  async () => (await import('./guide-school-preview')).GuideSchoolPreview,
  { field: true },
)

/** A preview of the visitor's school; its name is entered here, or was entered on the home page. */
export const GuideSchool = () => (
  <Section id={id} surface="inverse" headingId={`${id}-heading`}>
    <Later section={preview} />
  </Section>
)

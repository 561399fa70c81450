import { Section } from '@kaksha/design-system'
import { nameSchool } from '../../../content/drawings/name-school'
import { defineLazySection, LazySection } from '../lazy-section/lazy-section'

const { id } = nameSchool.section

const preview = defineLazySection(
  'guide-school',
  async () => (await import('./guide-school-preview')).GuideSchoolPreview,
  { field: true },
)

/** A preview of the visitor's school; its name is entered here, or was entered on the home page. */
export const GuideSchool = () => (
  <Section id={id} surface="inverse" headingId={`${id}-heading`}>
    <LazySection section={preview} />
  </Section>
)

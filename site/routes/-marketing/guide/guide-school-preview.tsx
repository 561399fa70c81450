import { Heading, Text } from '@kaksha/design-system'
import { nameSchool } from '../../../content/drawings/name-school'
import { SchoolPreview } from '../hero/school-preview'

const { id, headline, lead, hint } = nameSchool.section

export const GuideSchoolPreview = () => (
  <SchoolPreview layout="beside" hint={hint}>
    <Heading level={2} id={`${id}-heading`}>
      {headline}
    </Heading>
    <Text className="mt-4">{lead}</Text>
  </SchoolPreview>
)

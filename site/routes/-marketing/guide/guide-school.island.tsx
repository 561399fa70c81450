import { Heading, Text } from '@kaksha/design-system'
import { nameSchool } from '../../../content/drawings/name-school'
import SchoolPreview from '../school-preview.island'

const { id, headline, lead, hint } = nameSchool.section

export default function GuideSchool() {
  return (
    <SchoolPreview layout="beside" hint={hint}>
      <Heading level={2} id={`${id}-heading`}>
        {headline}
      </Heading>
      <Text className="mt-4">{lead}</Text>
    </SchoolPreview>
  )
}

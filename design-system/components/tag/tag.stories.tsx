import { useState } from 'react'
import { Tag, TagList } from './tag.tsx'

export default { title: 'Components / Tag' }

export const Default = () => (
  <TagList label="Subjects">
    <Tag>Mathematics</Tag>
    <Tag>Tabla</Tag>
    <Tag>Coding for beginners</Tag>
  </TagList>
)

export const Removable = () => {
  const [tags, setTags] = useState(['Class 9', 'Evening', 'Preparation for the entrance examination'])
  return (
    <TagList label="Filters" style={{ maxWidth: '18rem' }}>
      {tags.map((tag) => (
        <Tag key={tag} onRemove={() => setTags(tags.filter((other) => other !== tag))}>
          {tag}
        </Tag>
      ))}
    </TagList>
  )
}

import { Tag, TagList } from './tag.tsx'

/** Props that the types reject. Checked by `tsc`, never run. */
export const rejected = [
  // @ts-expect-error: the accessible name is required
  <TagList key="1" />,
  // @ts-expect-error: the text names the button that removes the tag
  <Tag key="2">
    <b>Mathematics</b>
  </Tag>,
]

import { Fragment } from 'react'
import { Text } from '../../../design-system/components/text/text.tsx'
import { DataTable } from '../text.tsx'
import sizes from './sizes.gen.json'

const columns = [
  'Button',
  'Page',
  'Style sheet of the guide',
  'Style sheet of the page alone',
  'Lines of code',
]
const kilobytes = (bytes: number | null) => (bytes === null ? 'none' : (bytes / 1000).toFixed(1))

/** What `npm run bench:peers` has measured. A library can be measured on another day than this one. */
export const SizeTable = () => (
  <>
    <DataTable
      caption="Kilobytes with gzip, without React"
      numeric
      className="min-w-160"
      head={['Library', ...columns]}
      rows={sizes.map(({ name, version, button, page, guide, small, lines }) => [
        <Fragment key={name}>
          {name} <span className="font-normal">{version}</span>
        </Fragment>,
        ...[button, page, guide, small].map(kilobytes),
        lines,
      ])}
    />
    <Text measure="full" className="my-4">
      Kilobytes with gzip, without React, measured on {sizes[0]?.date}
      {sizes.map(({ name, date }) => date !== sizes[0]?.date && `, ${name} on ${date}`)}.
    </Text>
  </>
)

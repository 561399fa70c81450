import { Table } from '../../../design-system/components/table/table.tsx'
import { Text } from '../../../design-system/components/text/text.tsx'
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
    <Table caption="Kilobytes with gzip, without React" captionHidden className="min-w-160">
      <thead>
        <tr>
          <th scope="col">Library</th>
          {columns.map((name) => (
            <th key={name} scope="col" data-numeric>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sizes.map(({ name, version, button, page, guide, small, lines }) => (
          <tr key={name}>
            <th scope="row">
              {name} <span className="font-normal">{version}</span>
            </th>
            {Object.entries({ button, page, guide, small }).map(([column, bytes]) => (
              <td key={column} data-numeric>
                {kilobytes(bytes)}
              </td>
            ))}
            <td data-numeric>{lines}</td>
          </tr>
        ))}
      </tbody>
    </Table>
    <Text measure="full" className="my-4">
      Kilobytes with gzip, without React, measured on {sizes[0]?.date}
      {sizes.map(({ name, date }) => date !== sizes[0]?.date && `, ${name} on ${date}`)}.
    </Text>
  </>
)

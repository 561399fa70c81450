import { usages } from '../../../design-system/commands/usage.ts'
import { Table } from '../../../design-system/components/table/table.tsx'
import { needs, pairs } from '../../../design-system/tokens/pairs.ts'
import { provenPairs as pairCount } from '../contrast.ts'
import { Code, More } from '../text.tsx'

export const provenPairs = pairCount.toLocaleString('en-IN')

/** The options of the command, from its help text. */
const options = (usages.theme ?? '').matchAll(/^ {2}(--\w+) (\w+) +(.+?)(?: +\(default: (.+)\))?$/gm)

export const CommandOptions = () => (
  <Table caption="Options of the command theme" captionHidden>
    <thead>
      <tr>
        <th scope="col">Option</th>
        <th scope="col">What it sets</th>
        <th scope="col">Default</th>
      </tr>
    </thead>
    <tbody>
      {[...options].map(([, name = '', value, what, fallback]) => (
        <tr key={name}>
          <th scope="row">
            <Code>
              {name} {value}
            </Code>
          </th>
          <td>{what}</td>
          <td>
            {fallback ?? (name === '--accent' ? 'none: it is required' : 'the font of the design system')}
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
)

export const Needs = () => (
  <More label="Each use, with its contrast and its colours">
    <Table caption="Required contrast by use" captionHidden>
      <thead>
        <tr>
          <th scope="col">Use</th>
          <th scope="col">Contrast</th>
          <th scope="col">WCAG 2.2</th>
          <th scope="col">Colours</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(needs).map(([need, { what, minimum, criteria }]) => {
          const users = pairs.filter((pair) => pair.need === need).map(({ foreground }) => foreground)
          return (
            <tr key={need}>
              <th scope="row">{what}</th>
              <td className="whitespace-nowrap tabular-nums">{minimum} to 1</td>
              <td>{criteria.join(', ')}</td>
              <td>{[...new Set(users)].join(', ')}</td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  </More>
)

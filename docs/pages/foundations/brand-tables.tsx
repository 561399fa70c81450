import { usages } from '../../../design-system/commands/usage.ts'
import { needs, pairs } from '../../../design-system/tokens/pairs.ts'
import { DataTable } from '../text.tsx'

/** The options of the command, from its help text. */
const options = [...(usages.theme ?? '').matchAll(/^ {2}(--[\w-]+) (\w+) +(.+?)(?: +\(default: (.+)\))?$/gm)]

export const CommandOptions = () => (
  <DataTable
    caption="Options of the command theme"
    head={['Option', 'What it sets', 'Default']}
    rows={options.map(([, name = '', value, what, fallback]) => [
      `\`${name} ${value}\``,
      what,
      fallback ?? (name === '--accent' ? 'none: it is required' : 'the font of the design system'),
    ])}
  />
)

export const Needs = () => (
  <DataTable
    caption="Required contrast by use"
    head={['Use', 'Contrast', 'WCAG 2.2', 'Colours']}
    rows={Object.entries(needs).map(([need, { what, minimum, criteria }]) => {
      const users = pairs.filter((pair) => pair.need === need).map(({ foreground }) => foreground)
      return [what, `${minimum} to 1`, criteria.join(', '), [...new Set(users)].join(', ')]
    })}
  />
)

import { Separator, separatorDescriptions } from '../../../design-system/components/separator/separator.tsx'
import { density } from '../../../design-system/tokens/source/density.json'
import { radius, space } from '../../../design-system/tokens/source/scale.json'
import preset from '../../../design-system/tokens/tailwind.ts'
import { Code, DataTable, Row, Ruled } from '../text.tsx'

const uses: Record<keyof typeof space, string> = {
  gutter: 'The space between the content and the edge of the window.',
  section: 'The padding above and below a section.',
  block: 'The space between a headline and its content.',
  wide: 'The maximum width of the content.',
  label: 'The width of the margin column.',
  'label-gap': 'The space between the margin column and the content.',
}

interface Length {
  $value: string
  $extensions?: { css: string }
}

const Bar = ({ length }: { length: string }) => (
  <span aria-hidden="true" className="my-2 block overflow-clip">
    <span className="block h-5 border-2 border-accent-border bg-accent" style={{ inlineSize: length }} />
  </span>
)

/** Each named length, with its formula or its only value. */
export const NamedLengths = () => (
  <Ruled as="dl">
    {Object.entries<Length>(space).map(([name, { $value, $extensions }]) => (
      <Row key={name} term={<Code>--ds-space-{name}</Code>}>
        {uses[name as keyof typeof space]} <Code>{$extensions?.css ?? $value}</Code>
        <Bar length={`var(--ds-space-${name})`} />
      </Row>
    ))}
  </Ruled>
)

/** Steps of 4 px that are in use. */
export const Steps = () => (
  <Ruled as="dl">
    {[1, 2, 3, 4, 6, 8, 12, 16, 24, 32].map((step) => (
      <Row key={step} term={<Code>{step * 4} px</Code>}>
        <Bar length={`calc(var(--spacing) * ${step})`} />
      </Row>
    ))}
  </Ruled>
)

const corners: Record<keyof typeof radius, string> = {
  control: 'Buttons, fields, badges.',
  panel: 'Cards and notes.',
  window: 'Dialogs and drawn browser windows.',
}

export const Corners = () => (
  <ul className="mt-6 grid gap-6 @xl:grid-cols-3">
    {Object.entries(corners).map(([name, description]) => (
      <li key={name} className="space-y-2">
        <span
          aria-hidden="true"
          className="block h-28 border-2 border-border bg-surface"
          style={{ borderRadius: `var(--ds-radius-${name})` }}
        />
        <p>
          <Code>--ds-radius-{name}</Code>
        </p>
        <p className="text-muted">
          {radius[name as keyof typeof radius].$value} in the default brand. {description}
        </p>
      </li>
    ))}
  </ul>
)

export const Lines = () => (
  <ul className="space-y-6">
    {Object.entries(separatorDescriptions.variant).map(([name, description]) => (
      <li key={name}>
        <Separator variant={name as keyof typeof separatorDescriptions.variant} decorative />
        <p className="mt-2">
          <strong>{name}</strong> {description}
        </p>
      </li>
    ))}
  </ul>
)

/** Breakpoints of Tailwind that the design system uses too. */
const tailwindScreens = { sm: '40rem', md: '48rem', lg: '64rem', xl: '80rem' }
const screens = Object.entries({ ...tailwindScreens, ...preset.theme.extend.screens }).sort(
  ([, a], [, b]) => Number.parseFloat(a) - Number.parseFloat(b),
)
const changes: Record<string, string> = {
  xs: 'Buttons no longer fill the width of the screen.',
  sm: 'Form fields are in pairs.',
  md: 'Lists have two columns.',
  lg: 'The margin column appears, and the Hero has two columns.',
  wide: 'Four Stats fit in one row.',
  nav: 'The main navigation fits in one row.',
  xl: 'The content reaches its maximum width.',
}
const inPixels = (rem: string) => `${Number.parseFloat(rem) * 16} px`

export const Breakpoints = () => (
  <DataTable
    caption="Breakpoints"
    head={['From', 'Name', 'What changes']}
    rows={screens.map(([name, width]) => [`${width} (${inPixels(width)})`, `\`${name}:\``, changes[name]])}
  />
)

const densities: Record<keyof typeof density, string> = {
  default: 'Without the attribute, and with `data-density="default"`',
  compact: '`data-density="compact"`',
  touch: '`data-density="compact"` on a touch screen',
}

export const Densities = () => (
  <DataTable
    caption="Sizes by density"
    head={['Density', 'Buttons and fields', 'Small buttons, rows, options']}
    rows={Object.entries(density).map(([name, { control, target }]) => [
      densities[name as keyof typeof density],
      inPixels(control.$value),
      inPixels(target.$value),
    ])}
  />
)

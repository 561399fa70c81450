import { useRef } from 'react'
import { Separator, separatorDescriptions } from '../../design-system/components/separator/separator.tsx'
import { Text } from '../../design-system/components/text/text.tsx'
import { density } from '../../design-system/tokens/source/density.json'
import { radius, space } from '../../design-system/tokens/source/scale.json'
import preset from '../../design-system/tokens/tailwind.ts'
import { CodeBlock } from './code-block.tsx'
import { Page } from './page.tsx'
import { Ruled } from './ruled.tsx'
import compact from './snippets/density.html?code'
import { Table } from './table.tsx'
import { useMeasured } from './use-measured.ts'
import { Code, Words } from './words.tsx'

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

/** Steps of 4 px that are in use. */
const steps = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32]

export const SpacePage = () => (
  <Page
    label="Foundations"
    title="Space"
    lead="Components use multiples of 4 px. Parts of a page use named lengths, which grow with the window."
    sections={[
      { id: 'named', title: 'Named lengths', content: <Named /> },
      { id: 'steps', title: 'Steps', content: <Steps /> },
      { id: 'radius', title: 'Corners', content: <Corners /> },
      { id: 'lines', title: 'Lines and shadow', content: <Lines /> },
      { id: 'breakpoints', title: 'Breakpoints', content: <Breakpoints /> },
      { id: 'targets', title: 'Targets', content: <Targets /> },
      { id: 'density', title: 'Density', content: <Density /> },
    ]}
  />
)

/** A bar of the given length, with its measured size in pixels. */
function Measure({ length }: { length: string }) {
  const bar = useRef<HTMLSpanElement>(null)
  const pixels = useMeasured(bar, ({ inlineSize }) => inlineSize)
  return (
    <span data-browser-only className="flex min-w-0 items-center gap-3 overflow-clip">
      <span
        ref={bar}
        aria-hidden="true"
        className="block h-5 flex-none border-2 border-accent-border bg-accent"
        style={{ inlineSize: length }}
      />
      <span className="-order-1 w-20 flex-none tabular-nums">{pixels} px</span>
    </span>
  )
}

/** Each named length, with its formula or its only value. */
const lengths = Object.entries<Length>(space).map(
  ([name, { $value, $extensions }]) => [name, $extensions?.css ?? $value] as const,
)

const Named = () => (
  <Ruled>
    {lengths.map(([name, formula]) => (
      <li key={name} className="space-y-2 py-4">
        <p className="flex flex-wrap gap-x-4">
          <Code>--ds-space-{name}</Code>
          <span>
            <Words>{uses[name as keyof typeof space]}</Words>
          </span>
          <Code>{formula}</Code>
        </p>
        <Measure length={`var(--ds-space-${name})`} />
      </li>
    ))}
  </Ruled>
)

const Steps = () => (
  <Ruled>
    {steps.map((step) => (
      <li key={step} className="grid grid-cols-[6rem_minmax(0,1fr)] items-center py-3">
        <Code>{step * 4} px</Code>
        <Measure length={`calc(var(--spacing) * ${step})`} />
      </li>
    ))}
  </Ruled>
)

const corners: Record<keyof typeof radius, string> = {
  control: 'Buttons, fields, badges.',
  panel: 'Cards and notes.',
  window: 'Dialogs and drawn browser windows.',
}

const Corners = () => (
  <>
    <Text measure="full">Sections have square corners. A brand can set other radii for these tokens.</Text>
    <ul className="mt-6 grid gap-6 @xl:grid-cols-3">
      {Object.entries(corners).map(([name, description]) => (
        <li key={name}>
          <span
            aria-hidden="true"
            className="block h-28 border-2 border-border bg-surface"
            style={{ borderRadius: `var(--ds-radius-${name})` }}
          />
          <p className="mt-3">
            <Code>--ds-radius-{name}</Code>
          </p>
          <p className="mt-1 text-muted">
            {radius[name as keyof typeof radius].$value} in the default brand. {description}
          </p>
        </li>
      ))}
    </ul>
  </>
)

const Lines = () => (
  <>
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
    <div className="mt-8 rounded-panel bg-surface p-6 shadow-float">
      <Code>--ds-shadow</Code> is the only shadow. Use it for elements above the page, such as a dialog or a
      toast.
    </div>
  </>
)

/** Those of Tailwind that the design system uses too. */
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

const Breakpoints = () => (
  <Table
    caption="Breakpoints"
    head={['From', 'Name', 'What changes']}
    rows={screens.map(([name, width]) => ({
      key: name,
      cells: [
        <span key="width" className="tabular-nums">
          {width} ({Number.parseFloat(width) * 16} px)
        </span>,
        <Code key="name">{name}:</Code>,
        changes[name],
      ],
    }))}
  />
)

const Targets = () => (
  <div className="grid gap-8 @lg:grid-cols-2">
    {[44, 52].map((size) => (
      <div key={size}>
        <span
          aria-hidden="true"
          className="block rounded-control border-2 border-dashed border-border bg-tint"
          style={{ inlineSize: size, blockSize: size }}
        />
        <p className="mt-2 max-w-[18em]">
          {size === 44
            ? '44 px: the minimum size of an interactive element.'
            : '52 px: buttons and fields on pages.'}
        </p>
      </div>
    ))}
  </div>
)

const densities: Record<keyof typeof density, string> = {
  default: 'Without the attribute, and with `data-density="default"`',
  compact: '`data-density="compact"`',
  touch: '`data-density="compact"` on a touch screen',
}

const inPixels = (rem: string) => `${Number.parseFloat(rem) * 16} px`

const Density = () => (
  <div className="space-y-4">
    <Text measure="full">
      Set <Code>data-density="compact"</Code> on any element for tables and tools that are used all day with a
      mouse. The controls in it become lower; the text keeps its size, and an element with{' '}
      <Code>data-density="default"</Code> inside it has the usual sizes again. WCAG 2.2 (2.5.8) asks for
      targets of 24 px.
    </Text>
    <CodeBlock code={compact} name="A compact form" />
    <Table
      caption="Sizes by density"
      head={['Density', 'Buttons and fields', 'Small buttons, rows, options']}
      rows={Object.entries(density).map(([name, { control, target }]) => ({
        key: name,
        cells: [
          <Words key="density">{densities[name as keyof typeof density]}</Words>,
          inPixels(control.$value),
          inPixels(target.$value),
        ],
      }))}
    />
    <Text measure="full">
      On a touch screen (<Code>pointer: coarse</Code>) compact controls keep 44 px. To have 36 px there too,
      set <Code>--ds-size-control</Code> and <Code>--ds-size-target</Code> to <Code>2.25rem</Code> on the
      elements with <Code>data-density="compact"</Code>, in your own style sheet.
    </Text>
    <Text measure="full">
      Dialogs and toasts are put at the end of the document: set the attribute on <Code>html</Code>, or give
      their provider a <Code>portalContainer</Code> inside the element.
    </Text>
  </div>
)

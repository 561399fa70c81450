import { Table } from '../../../design-system/components/table/table.tsx'
import { Text } from '../../../design-system/components/text/text.tsx'
import { Page } from '../page.tsx'
import { Code } from '../words.tsx'
import sizes from './sizes.gen.json'

export const SizePage = () => (
  <Page
    label="Guide"
    title="Size"
    lead="What a button and a small page weigh with this design system, and with four other libraries."
    sections={[
      { id: 'table', title: 'Compared with other libraries', content: <Compared /> },
      { id: 'styles', title: 'Style sheets of single components', content: <Styles /> },
      { id: 'reading', title: 'Where others are smaller', content: <Smaller /> },
      { id: 'method', title: 'How it is measured', content: <Method /> },
      { id: 'largest', title: 'What the size consists of', content: <Largest /> },
    ]}
  />
)

/** A library can be measured on another day than this one. */
const measured = [
  sizes[0]?.date,
  ...sizes.filter(({ date }) => date !== sizes[0]?.date).map(({ name, date }) => `${name} on ${date}`),
].join(', ')

const kilobytes = (bytes: number | null) => (bytes === null ? 'none' : (bytes / 1000).toFixed(1))

const Compared = () => (
  <div className="space-y-4">
    <Table caption="Kilobytes with gzip, without React" className="min-w-160">
      <thead>
        <tr>
          <th scope="col">Library</th>
          {[
            'Button',
            'Page',
            'Style sheet of the guide',
            'Style sheet of the page alone',
            'Lines of code',
          ].map((name) => (
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
    <Text measure="full">
      Measured on {measured}. Button, page and the style sheet of the guide are what a site loads when it
      follows the guide of the library.
    </Text>
  </div>
)

/** Measured on 2026-11-26. */
const styleSizes = {
  'All styles, with the typeface: styles.css': '24.9',
  'The base alone: styles/base.css': '3.5',
  'Base and Button': '5.4',
  'Base, Button, Dialog, Accordion, Tabs, Toaster, Field and Input': '9.8',
  'The same with Textarea, Select, Checkbox, RadioGroup, Carousel, Stepper and PricingCard': '13.0',
}

const Styles = () => (
  <div className="space-y-4">
    <Text measure="full">
      A page that uses a few components can import <Code>styles/base.css</Code> once, and a style sheet such
      as <Code>styles/button.css</Code> for each component. Each contains what its component renders, and they
      can be in any order: no rule of one changes the effect of another one.
    </Text>
    <Table caption="Kilobytes of CSS with gzip, in one minified file">
      <thead>
        <tr>
          <th scope="col">Style sheets</th>
          <th scope="col" data-numeric>
            Size
          </th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(styleSizes).map(([name, size]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-numeric>{size}</td>
          </tr>
        ))}
      </tbody>
    </Table>
    <Text measure="full">
      The base has no typeface: import <Code>fonts.css</Code> too, unless your theme has a typeface of its
      own. Half of the base are the colours of three themes on five surfaces.
    </Text>
  </div>
)

const Smaller = () => (
  <div className="space-y-4">
    <Text measure="full">
      Our button, page and style sheet of the guide are the smallest of those measured, the page by less than
      half a kilobyte: it uses the same Dialog of Radix as Radix Themes and shadcn/ui. In two columns others
      are smaller.
    </Text>
    <Text measure="full">
      The style sheet of the page alone is smaller with shadcn/ui, measured with one theme and without a font,
      and with Mantine, measured with its base styles and those of each component that the page uses. Ours
      contains three themes on five surfaces, and the styles for <Code>forced-colors</Code>, for print and for
      pages without JavaScript.
    </Text>
    <Text measure="full">
      The page has fewer lines with Radix Themes, where the parts of Dialog share one import, and with React
      Aria Components, where it has no elements for the layout, because that library has no styles: add those
      that you write. The command of shadcn/ui copies components into the site, for this page 494 lines at the
      measured commit.
    </Text>
  </div>
)

const Method = () => (
  <div className="space-y-4">
    <Text measure="full">
      Every library renders the same page: two links, a heading, a form with a label, a hint and a required
      field, two buttons, and a dialog with title, description and a button that closes it. “Button” is one
      button, with the provider that the library needs. Vite bundles each for production, and the sizes of the
      files are added up, each with gzip. The code is formatted by one formatter, and lines are counted
      without empty ones.
    </Text>
    <Text measure="full">
      Run <Code>npm run bench:peers</Code> in the repository to repeat it. The pages are in{' '}
      <Code>tests/bench/peers/pages/</Code>, the versions in <Code>tests/bench/peers/package.json</Code>. The
      components of shadcn/ui are read from a checkout of its repository, which the option{' '}
      <Code>--shadcn</Code> names; the column Library shows its commit. It has no style sheet of its own:
      Tailwind makes one from the page.
    </Text>
  </div>
)

const Largest = () => (
  <div className="space-y-4">
    <Text measure="full">
      Button, Field with its controls, Dialog, Accordion, Tabs, Toast, Carousel, Stepper and PricingCard
      together were 45.6 kB with esbuild, which the limits of the repository use, and 42.3 kB with Vite on
      2026-11-26. More than half of the minified code is Radix, which provides focus, layers, keys and swipes
      of Dialog, Accordion, Tabs and Toast. With Vite, Dialog adds 9.5 kB that no other part uses, Toast 5.8,
      Carousel 4.3, Tabs 3.7, the fields 2.9, Accordion 2.6 and PricingCard 2.0.
    </Text>
    <Text measure="full">
      Our aim is 40 KiB (41.0 kB) with Vite, which is missed by 1.3 kB. Radix keeps lists of parts by two
      implementations in one module, 8.5 kB before compression: Accordion uses one, Tabs and Toast the other.
      Load what a first screen does not need later: a Toaster with the first toast, a dialog with the first
      press.
    </Text>
  </div>
)

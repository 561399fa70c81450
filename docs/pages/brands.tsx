import { usages } from '../../design-system/commands/usage.ts'
import { needs, pairs } from '../../design-system/tokens/pairs.ts'
import { CodeBlock } from './code-block.tsx'
import { More } from './component/more.tsx'
import { provenPairs } from './contrast.ts'
import { CreateBrand } from './create-brand/create-brand.tsx'
import { Page } from './page.tsx'
import { RuledLines } from './ruled.tsx'
import checking from './snippets/check-theme.ts?code'
import creating from './snippets/create-theme.ts?code'
import themes from './snippets/themes.html?code'
import { Table } from './table.tsx'
import { TryColours } from './try-colours/try-colours.tsx'
import { Code } from './words.tsx'

export const BrandsPage = () => (
  <Page
    label="Foundations"
    title="Brands"
    lead={
      <>
        A brand changes the values of tokens and keeps their names, so components, themes and surfaces need no
        change. The contrast check for your colours is the same as for the default brand.
      </>
    }
    sections={[
      { id: 'create', title: 'Make a theme from one colour', content: <Create /> },
      { id: 'live', title: 'Make it in this page', content: <Live /> },
      { id: 'own', title: 'Marks and panels of your own', content: <Own /> },
      { id: 'how', title: 'Add a brand by hand', content: <How /> },
      { id: 'try', title: 'Change single colours', content: <Single /> },
      { id: 'needs', title: 'Required contrast', content: <Needs /> },
      { id: 'program', title: 'Check colours in code', content: <Program /> },
    ]}
  />
)

/** The options of the command, from its help text. */
const options = [...(usages.theme ?? '').matchAll(/^ {2}(--\w+) (\w+) +(.+?)(?: +\(default: (.+)\))?$/gm)]

const Options = () => (
  <Table
    caption="Options of the command theme"
    head={['Option', 'What it sets', 'Default']}
    rows={options.map(([, name = '', value, what, fallback]) => ({
      key: name,
      cells: [
        <Code key="option">
          {name} {value}
        </Code>,
        what,
        fallback ?? (name === '--accent' ? 'none: it is required' : 'the font of the design system'),
      ],
    }))}
  />
)

const Create = () => (
  <div className="space-y-4">
    <p className="max-w-[36em]">
      <Code>npx @kaksha/design-system theme --accent "#1d4ed8" --out src/theme.css</Code> writes the style
      sheet of a brand: light, dark and high contrast, on all surfaces. Import it where you import that of the
      design system, in any order: the tokens of the design system are in a cascade layer, which other rules
      override. Only <Code>tokens.css</Code> is in none; import your file after it. <Code>createTheme</Code>{' '}
      does the same in code.
    </p>
    <More label="Options of the command">
      <Options />
    </More>
    <CodeBlock code={creating} name="Make a theme" />
    <p className="max-w-[36em]">
      Only the accent is needed. Give <Code>ink</Code>, <Code>paper</Code> and <Code>link</Code> too if your
      brand has them, and <Code>radius</Code> and <Code>font</Code>. Tinted sections, cards, lines and borders
      of the light theme have the hue of the paper and their share of its chroma. A warm paper gives warm
      lines, a grey one grey lines. The dark theme has the hue of the ink. Every pair of colours is checked; a
      colour that cannot be seen or read in every place is replaced by the nearest that can, and listed in{' '}
      <Code>changes</Code>.
    </p>
    <p className="max-w-[36em]">
      Main buttons are filled with the accent and have the text that is legible on it, light or dark. A dark
      accent is lighter in the dark theme, where it could not be seen, and in accent-coloured sections and
      emphasis on dark surfaces.
    </p>
  </div>
)

const Own = () => (
  <div className="space-y-4">
    <p className="max-w-[36em]">
      Draw a mark or an icon in <Code>var(--ds-accent-border)</Code>. It has 4.5 to 1 on every background of
      every theme: the accent on dark backgrounds, the ink on light ones, black or white in high contrast.
    </p>
    <p className="max-w-[36em]">
      <Code>var(--ds-accent)</Code> is a fill for text in <Code>var(--ds-on-accent)</Code>. A light accent is
      hardly seen on a light page. In a theme of <Code>createTheme</Code> the accent has 3 to 1 (WCAG 2.2,
      1.4.11) on the page, its tinted sections and its cards in the dark theme, and in the others if its text
      is white: there a mark can have it too.
    </p>
    <p className="max-w-[36em]">
      In high contrast all backgrounds are the same, and forced colours have none, so a panel needs a border
      to be seen. Cards and tinted sections have one. Give a panel of your own{' '}
      <Code>border: var(--ds-panel-border) solid</Code>, or the class <Code>border-panel</Code> of the
      Tailwind preset: 2 px there, nothing elsewhere.
    </p>
  </div>
)

const Live = () => (
  <div className="space-y-6">
    <p className="max-w-[36em]">
      The form runs <Code>createTheme</Code> in your browser while you type, and shows components in the
      brand, in the light and the dark theme. Without JavaScript use the command above.
    </p>
    <CreateBrand />
  </div>
)

const steps = [
  'In this repository, a brand is one file. Copy `design-system/tokens/brands/torsha.json`, write your colours in its `palette` and run `npm run tokens`. It lists the pairs that lack contrast.',
  'On another site, set the custom properties (`--ds-text` and others) in your own style sheet, outside of cascade layers. The form below generates this style sheet.',
  'Change the backgrounds first, then the text, then the accent and its border. For a pair that fails, the form suggests the nearest colour that passes: the same hue, lighter or darker, with as much of the original chroma as sRGB allows.',
]

const How = () => (
  <div className="space-y-8">
    <RuledLines as="ol" of={steps} />
    <More label="A page in a brand">
      <CodeBlock code={themes} name="A page in a brand" />
    </More>
  </div>
)

const Single = () => (
  <div className="space-y-2">
    <p className="max-w-[36em]">
      For one colour of one surface of one theme, such as the links on dark sections: a form with every token,
      its contrast and the style sheet with your changes.
    </p>
    <More label="A field for each colour" lazy>
      <TryColours />
    </More>
  </div>
)

const kinds = Object.entries(needs).map(([need, asked]) => ({
  need,
  ...asked,
  names: [...new Set(pairs.filter((pair) => pair.need === need).map(({ foreground }) => foreground))],
}))

const Needs = () => (
  <More label="Each use, with its contrast and its colours">
    <Table
      caption="Required contrast by use"
      head={['Use', 'Contrast', 'WCAG 2.2', 'Colours']}
      rows={kinds.map(({ need, what, minimum, criteria, names }) => ({
        key: need,
        cells: [
          what,
          <span key="minimum" className="whitespace-nowrap tabular-nums">
            {minimum} to 1
          </span>,
          criteria.join(', '),
          names.join(', '),
        ],
      }))}
    />
  </More>
)

const Program = () => (
  <div className="space-y-4">
    <p className="max-w-[36em]">
      <Code>checkTheme</Code> checks {provenPairs.toLocaleString('en-IN')} pairs without React and without a
      browser. Use it in a test, a build or a plug-in of a design tool. It accepts a brand file,{' '}
      <Code>tokens.json</Code> or any part of them. It reports token names that do not exist and colours that
      cannot be parsed, and says what to change.
    </p>
    <More label="A test of a theme">
      <CodeBlock code={checking} name="Check a theme" />
    </More>
  </div>
)

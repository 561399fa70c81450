import { needs, pairs } from '../../design-system/tokens/pairs.ts'
import { CodeBlock } from './code-block.tsx'
import { provenPairs } from './contrast.ts'
import { Page } from './page.tsx'
import { RuledLines } from './ruled.tsx'
import checking from './snippets/check-theme.ts?code'
import themes from './snippets/themes.html?code'
import { Table } from './table.tsx'
import { TryColours } from './try-colours/try-colours.tsx'
import { Code } from './words.tsx'

export const BrandsPage = () => (
  <Page
    label="Foundations"
    title="Brands"
    lead="A brand changes values, never names: every component, theme and surface stays as it is. What keeps a page legible is checked for your colours as it is for ours."
    sections={[
      { id: 'how', title: 'Bring your own', content: <How /> },
      { id: 'try', title: 'Try your colours', content: <TryColours /> },
      { id: 'needs', title: 'What is asked', content: <Needs /> },
      { id: 'program', title: 'In a program', content: <Program /> },
    ]}
  />
)

const steps = [
  'A brand that lives in this repository is one file: copy `design-system/tokens/brands/torsha.json`, write your own colours in its `palette`, and run `npm run tokens`. It names what cannot be read.',
  'Any other site writes the variables in a stylesheet of its own, `--ds-text` and its like, and loads it after ours. The form below writes that sheet.',
  'Change the grounds first, then the text on them, then the accent and its edge. A failing pair is told the nearest colour that passes: the same hue, lighter or darker, with as much of its chroma as a screen can show.',
]

const How = () => (
  <div className="space-y-8">
    <RuledLines as="ol" of={steps} />
    <CodeBlock code={themes} name="A page in a brand" />
  </div>
)

const kinds = Object.entries(needs).map(([need, asked]) => ({
  need,
  ...asked,
  names: [...new Set(pairs.filter((pair) => pair.need === need).map(({ foreground }) => foreground))],
}))

const Needs = () => (
  <Table
    caption="What each kind of colour needs"
    head={['What it is', 'Contrast', 'WCAG 2.2', 'Colours']}
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
)

const Program = () => (
  <div className="space-y-4">
    <p className="max-w-[36em]">
      The same check as a function: {provenPairs.toLocaleString('en-IN')} pairs, without React and without a
      browser, for a test, a build, or a plug-in of a drawing tool. It takes a brand’s file,{' '}
      <Code>tokens.json</Code>, or any part of them; a name that is not there and a colour that cannot be read
      are said, with what to do.
    </p>
    <CodeBlock code={checking} name="A theme that is checked" />
  </div>
)

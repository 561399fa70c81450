import { rooms } from 'virtual:rooms'
import type { ReactNode } from 'react'
import { ChalkGrain, ChalkUnderline } from '../../design-system/components/chalk/chalk.tsx'
import { linkVariants } from '../../design-system/components/link/link.tsx'
import { Text } from '../../design-system/components/text/text.tsx'
import { StatList, StatTile } from '../../design-system/patterns/stat-tile/stat-tile.tsx'
import { brand } from '../../site/content/brand.ts'
import type { Code as Painted } from '../ladle/highlight.ts'
import { storyAddress } from '../ladle/settings.ts'
import { CodeBlock } from './code-block.tsx'
import { provenPairs } from './contrast.ts'
import { pressedKeys } from './counts.ts'
import { Page } from './page.tsx'
import { RoomRows } from './room-rows.tsx'
import { Ruled } from './ruled.tsx'
import config from './snippets/config.ts?code'
import install from './snippets/install.sh?code'
import plain from './snippets/plain.tsx?code'
import tailwind from './snippets/tailwind.css?code'
import testing from './snippets/testing.tsx?code'
import themes from './snippets/themes.html?code'
import tokens from './snippets/tokens.ts?code'
import { Code, Key, Words } from './words.tsx'

const components = rooms.filter(({ kind }) => kind === 'components')
const patterns = rooms.filter(({ kind }) => kind === 'patterns')

export const IntroductionPage = () => (
  <Page
    label="Guide"
    title={
      <>
        <ChalkGrain />
        The {brand.name} <ChalkUnderline>design system</ChalkUnderline>
      </>
    }
    lead={`Accessible components, the tokens under them, and the reasons: when to use each, how it behaves with a keyboard and a screen reader, and what is not right yet.`}
    sections={[
      { id: 'what', title: 'What is in it', content: <Numbers /> },
      { id: 'install', title: 'Use it', content: <Installing /> },
      { id: 'themes', title: 'Themes and brands', content: <Themes /> },
      { id: 'tokens', title: 'Tokens', content: <Tokens /> },
      { id: 'testing', title: 'Testing', content: <Testing /> },
      { id: 'principles', title: 'Principles', content: <Principles /> },
      { id: 'reading', title: 'How to read a page', content: <Reading /> },
      { id: 'components', title: 'Components', content: <Index of={components} /> },
      { id: 'patterns', title: 'Patterns', content: <Index of={patterns} /> },
    ]}
  />
)

const Numbers = () => (
  <StatList>
    <StatTile value={components.length}>components, from a link to a video player</StatTile>
    <StatTile value={patterns.length}>patterns, made of them</StatTile>
    <StatTile value={provenPairs.toLocaleString('en-IN')}>pairs of colours, each proven legible</StatTile>
    <StatTile value={pressedKeys}>keys that do something, each with a test</StatTile>
  </StatList>
)

const Step = ({ words, code, name }: { words: ReactNode; code: Painted; name: string }) => (
  <div className="space-y-4">
    <Text measure="full">{words}</Text>
    <CodeBlock code={code} name={name} />
  </div>
)

const Installing = () => (
  <div className="space-y-10">
    <Step words="React 19 is a peer; nothing else is needed." code={install} name="Install" />
    <Step
      words="Import the stylesheet once. It holds the tokens, the font and the classes of the components."
      code={plain}
      name="A first form"
    />
    <Step
      words={
        <>
          A page that uses Tailwind 4 takes the ground and the classes without the reset. Ours have a prefix
          and a lower layer, so yours always win: <Code>{'<Button className="px-2">'}</Code>.
        </>
      }
      code={tailwind}
      name="Stylesheet of a page with Tailwind"
    />
    <Step
      words={
        <>
          Its theme stays its own. With the preset it has our tokens as utilities: <Code>bg-page</Code>,{' '}
          <Code>text-h2</Code>, <Code>rounded-control</Code>.
        </>
      }
      code={config}
      name="tailwind.config.ts"
    />
  </div>
)

const Themes = () => (
  <Step
    words={
      <>
        A component never asks which theme it is in. Three attributes give colours another meaning, and
        everything below follows: the theme and the brand of a page, and the surface of a part of it. Whether
        your own colours can be read is checked under{' '}
        <a href={storyAddress('foundations--brands')} className={linkVariants()}>
          Brands
        </a>
        .
      </>
    }
    code={themes}
    name="Themes, brands and surfaces"
  />
)

const Tokens = () => (
  <Step
    words="Colours, sizes and durations are written once, as DTCG JSON. Drawing tools and native apps read the same file, with every reference resolved."
    code={tokens}
    name="Tokens in a program"
  />
)

const Testing = () => (
  <Step
    words="What we hold our own components to can be asked of yours: name, focus, keys, announcements, by pattern. Vitest in a real browser runs it."
    code={testing}
    name="A dialog held to the pattern"
  />
)

const principles = [
  [
    'The element first.',
    'A button is a `<button>`. Radix where HTML has nothing, ARIA where Radix has nothing.',
  ],
  [
    'Nothing is taken away.',
    'Pending and unavailable controls keep their place, their label and the focus, and say why.',
  ],
  [
    'Names are typed.',
    'An icon button without a name, a dialog without a title, tabs without a label do not compile.',
  ],
  ['States are attributes.', 'Style and tests read `data-*` and ARIA, never class names.'],
  ['It works early.', 'Links, forms and disclosures work before the script, and text typed early stays.'],
  [
    'What is not right is written down.',
    'Each page ends with its known gaps, and the day when somebody last looked.',
  ],
] as const

const Principles = () => (
  <Ruled>
    {principles.map(([name, words]) => (
      <li key={name} className="grid gap-x-6 py-4 @2xl:grid-cols-[15rem_minmax(0,1fr)]">
        <strong>{name}</strong>
        <span>
          <Words>{words}</Words>
        </span>
      </li>
    ))}
  </Ruled>
)

const Reading = () => (
  <div className="max-w-[36em] space-y-4">
    <p>
      Every page begins with the component at work, and the code of just that example. Then come the reasons:
      when to use it, and what to use instead. Props are read from the types, the keyboard table from the
      contract that the tests are held to; neither can be out of date.
    </p>
    <p>
      “How stories are shown”, in the header, changes theme, width, direction and brand. It is kept in the
      address, so what you see can be sent to somebody. Under each page in the list are the stories of the
      component, one a state.
    </p>
    <p>
      <Key>Ctrl</Key> or <Key>Cmd</Key> with <Key>K</Key> leads to the search.
    </p>
  </div>
)

const Index = ({ of }: { of: typeof rooms }) => (
  <RoomRows of={of} headings>
    {({ summary }) => (
      <p className="max-w-[36em]">
        <Words>{summary}</Words>
      </p>
    )}
  </RoomRows>
)

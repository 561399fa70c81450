import { componentFolders } from 'virtual:component-folders'
import type { ReactNode } from 'react'
import { ChalkGrain, ChalkUnderline } from '../../design-system/brand/chalk/chalk.tsx'
import { linkVariants } from '../../design-system/components/link/link.tsx'
import { Text } from '../../design-system/components/text/text.tsx'
import { Stat, StatList } from '../../design-system/patterns/stat/stat.tsx'
import { brand } from '../../site/content/brand.ts'
import type { Code as Painted } from '../ladle/plugin/highlight.ts'
import { storyAddress } from '../ladle/settings.ts'
import { CodeBlock } from './code-block.tsx'
import { ComponentRows } from './component-rows.tsx'
import { provenPairs } from './contrast.ts'
import { pressedKeys } from './counts.ts'
import { Page } from './page.tsx'
import { Ruled } from './ruled.tsx'
import config from './snippets/config.ts?code'
import install from './snippets/install.sh?code'
import plain from './snippets/plain.tsx?code'
import tailwind from './snippets/tailwind.css?code'
import testing from './snippets/testing.tsx?code'
import themes from './snippets/themes.html?code'
import tokens from './snippets/tokens.ts?code'
import { Code, Key, Words } from './words.tsx'

const components = componentFolders.filter(({ kind }) => kind === 'components')
const patterns = componentFolders.filter(({ kind }) => kind === 'patterns')
const drawings = componentFolders.filter(({ kind }) => kind === 'brand')

export const IntroductionPage = () => (
  <Page
    label="Guide"
    title={
      <>
        <ChalkGrain />
        The {brand.name} <ChalkUnderline>design system</ChalkUnderline>
      </>
    }
    lead={
      <>
        Accessible React components and design tokens. Each page says when to use a component, how it works
        with a keyboard and a screen reader, and which problems are known.
      </>
    }
    sections={[
      { id: 'install', title: 'Get started', content: <Installing /> },
      { id: 'themes', title: 'Themes and brands', content: <Themes /> },
      { id: 'tokens', title: 'Tokens', content: <Tokens /> },
      { id: 'testing', title: 'Testing', content: <Testing /> },
      { id: 'principles', title: 'Principles', content: <Principles /> },
      { id: 'reading', title: 'About these pages', content: <Reading /> },
      { id: 'components', title: 'Components', content: <Index of={components} /> },
      { id: 'patterns', title: 'Patterns', content: <Index of={patterns} /> },
      { id: 'brand', title: 'Brand', content: <Drawings /> },
      { id: 'what', title: 'In figures', content: <Numbers /> },
    ]}
  />
)

const Numbers = () => (
  <StatList>
    <Stat value={components.length}>components, from a link to a video player</Stat>
    <Stat value={patterns.length}>patterns that combine components</Stat>
    <Stat value={provenPairs.toLocaleString('en-IN')}>colour pairs with tested contrast</Stat>
    <Stat value={pressedKeys}>keyboard interactions, each with a test</Stat>
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
    <Step
      words={
        <>
          React 19 is a peer dependency. No other set-up is needed. The page{' '}
          <a href={storyAddress('guide--install')} className={linkVariants()}>
            Install
          </a>{' '}
          has the files of a first page for each framework.
        </>
      }
      code={install}
      name="Install"
    />
    <Step
      words="Import the style sheet once. It contains the tokens, the font and the component styles."
      code={plain}
      name="A first form"
    />
    <Step
      words={
        <>
          A site with Tailwind 4 imports the base styles and the component styles without the reset. Classes
          of the design system have a prefix and are in a lower cascade layer, so your classes override them:{' '}
          <Code>{'<Button className="px-2">'}</Code>.
        </>
      }
      code={tailwind}
      name="Style sheet of a site with Tailwind"
    />
    <Step
      words={
        <>
          This does not change your Tailwind theme. Add the preset to use the tokens as utilities:{' '}
          <Code>bg-page</Code>, <Code>text-h2</Code>, <Code>rounded-control</Code>.
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
        Three attributes change the values of the colour tokens for an element and everything inside it: the
        theme and the brand of a page, and the surface of a part of it. Components need no code for this.
        Check the contrast of your own colours on the page{' '}
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
    words={
      <>
        Colours, sizes and durations are defined once, as DTCG JSON. Design tools and native apps can read the
        same file, in which all references are resolved.
      </>
    }
    code={tokens}
    name="Tokens in a program"
  />
)

const Testing = () => (
  <Step
    words={
      <>
        The test suites of the design system are published. They check the accessible name, focus, keyboard
        support and announcements of your own components, by pattern, with Vitest in a real browser.
      </>
    }
    code={testing}
    name="Test a dialog against the pattern"
  />
)

const principles = [
  [
    'Native HTML first.',
    'A button is a `<button>`. Use Radix where HTML has no element, and ARIA where Radix has no primitive.',
  ],
  [
    'Controls stay in place.',
    'A loading or inactive control keeps its position, its label and focus, and gives the reason.',
  ],
  [
    'Accessible names are typed.',
    'An icon button without a name and tabs without a label are type errors. A dialog without a title is an error in the console.',
  ],
  ['States are attributes.', 'Styles and tests use ARIA and `data-*` attributes, not class names.'],
  [
    'Usable before hydration.',
    'Links, forms and disclosures work before JavaScript loads, and text typed before then is kept.',
  ],
  [
    'Known gaps are documented.',
    'Each page ends with the known gaps of the component and the date of its last manual review.',
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
      Each page starts with examples and their code, followed by guidance: when to use the component, and what
      to use instead. Props are generated from the types. The keyboard table is generated from the contract
      that the tests check.
    </p>
    <p>
      “How stories are shown”, in the header, changes the theme, width, direction and brand. The settings are
      part of the address, so you can share a view as a link. Below each page in the list are the stories of
      the component, one for each state.
    </p>
    <p>
      Each page is also a text in Markdown;{' '}
      <a href="llms.txt" className={linkVariants()}>
        llms.txt
      </a>{' '}
      lists them. The shadcn command line adds components from the{' '}
      <a href="r/registry.json" className={linkVariants()}>
        registry
      </a>
      , which also holds the accessibility contract of each.
    </p>
    <p>
      Press <Key>Ctrl</Key> or <Key>Cmd</Key> with <Key>K</Key> to search.
    </p>
  </div>
)

const Drawings = () => (
  <>
    <Text measure="full" className="mb-4">
      Drawings and previews of {brand.name} itself. A site of another company does not need them, so they are
      imported from <Code>@kaksha/design-system/brand</Code>.
    </Text>
    <Index of={drawings} />
  </>
)

const Index = ({ of }: { of: typeof componentFolders }) => (
  <ComponentRows of={of} headings>
    {({ summary }) => (
      <p className="max-w-[36em]">
        <Words>{summary}</Words>
      </p>
    )}
  </ComponentRows>
)

import { componentFolders } from 'virtual:component-folders'
import { ChalkGrain, ChalkUnderline } from '../../design-system/brand/chalk/chalk.tsx'
import { linkVariants } from '../../design-system/components/link/link.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../design-system/components/tabs/tabs.tsx'
import { Text } from '../../design-system/components/text/text.tsx'
import { Stat, StatList } from '../../design-system/patterns/stat/stat.tsx'
import { brand } from '../../site/content/brand.ts'
import { storyAddress } from '../ladle/settings.ts'
import { CodeBlock } from './code-block.tsx'
import { More } from './component/more.tsx'
import { provenPairs } from './contrast.ts'
import { pressedKeys } from './counts.ts'
import { installPages } from './guides/install-pages.ts'
import { LiveForm } from './guides/live-form.tsx'
import { themeOf } from './guides/theme-command.ts'
import { Page } from './page.tsx'
import { Ruled } from './ruled.tsx'
import config from './snippets/config.ts?code'
import install from './snippets/install.sh?code'
import tailwind from './snippets/tailwind.css?code'
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
      { id: 'install', title: 'Install', content: <Installing /> },
      { id: 'try', title: 'Try it', content: <LiveForm /> },
      { id: 'components', title: 'Components', content: <Index of={components} /> },
      { id: 'patterns', title: 'Patterns', content: <Index of={patterns} /> },
      { id: 'brand', title: 'Brand', content: <Drawings /> },
      { id: 'themes', title: 'Themes and brands', content: <Themes /> },
      { id: 'further', title: 'Tailwind, tokens, tests', content: <Further /> },
      { id: 'principles', title: 'Principles', content: <Principles /> },
      { id: 'reading', title: 'About these pages', content: <Reading /> },
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

const Installing = () => (
  <div className="space-y-4">
    <CodeBlock code={install} name="Add the package" />
    <Text measure="full">
      React 19 is a peer dependency. Then make a theme from the colour of your brand, and add the files of a
      first page:
    </Text>
    <Tabs defaultValue={installPages[0].page}>
      <TabsList aria-label="Framework">
        {installPages.map(({ name, page }) => (
          <TabsTrigger key={page} value={page}>
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      {installPages.map(({ name, page, site }) => (
        <TabsContent key={page} value={page} className="space-y-2 pt-4">
          <CodeBlock code={themeOf(site)} name={`Make a theme, with ${name}`} />
          <p>
            <a href={storyAddress(page)} className={linkVariants({ variant: 'plain' })}>
              Install with {name}: the files of a first page
            </a>
          </p>
        </TabsContent>
      ))}
    </Tabs>
  </div>
)

const Themes = () => (
  <div className="space-y-4">
    <Text measure="full">
      Three attributes change the values of the colour tokens: the theme and the brand of a page, and the
      surface of a part of it. Components need no code for this. Check the contrast of your own colours on the
      page{' '}
      <a href={storyAddress('foundations--brands')} className={linkVariants()}>
        Brands
      </a>
      .
    </Text>
    <CodeBlock code={themes} name="Themes, brands and surfaces" short />
  </div>
)

const Further = () => (
  <>
    <More label="A site with Tailwind 4">
      <div className="space-y-4">
        <Text measure="full">
          Import the base styles and the component styles without the reset. Classes of the design system have
          a prefix and are in a lower cascade layer, so your classes override them:{' '}
          <Code>{'<Button className="px-2">'}</Code>.
        </Text>
        <CodeBlock code={tailwind} name="Style sheet of a site with Tailwind" />
        <Text measure="full">
          This does not change your Tailwind theme. Add the preset to use the tokens as utilities:{' '}
          <Code>bg-page</Code>, <Code>text-h2</Code>, <Code>rounded-control</Code>.
        </Text>
        <CodeBlock code={config} name="tailwind.config.ts" />
      </div>
    </More>
    <More label="Tokens in a program">
      <div className="space-y-4">
        <Text measure="full">
          Colours, sizes and durations are defined once, as DTCG JSON. Design tools and native apps can read
          the same file, in which all references are resolved.
        </Text>
        <CodeBlock code={tokens} name="Tokens in a program" />
      </div>
    </More>
    <More label="Test your own components">
      <div className="space-y-4">
        <Text measure="full">
          The test suites of the design system are published. They check the accessible name, focus, keyboard
          support and announcements of your own components, by pattern, with Vitest in a real browser.
        </Text>
        <p>
          <a href={storyAddress('guide--testing')} className={linkVariants()}>
            Testing
          </a>{' '}
          has the suites, and tests of forms and pages.
        </p>
      </div>
    </More>
  </>
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
    'Links and forms work before JavaScript loads, and text typed before then is kept. What needs JavaScript has no effect until then; each page says what that is.',
  ],
  [
    'Known gaps are documented.',
    'Each page ends with the known gaps of the component and the date of its last manual review.',
  ],
] as const

const Principles = () => (
  <Ruled>
    {principles.map(([name, words]) => (
      <li key={name} className="grid gap-x-6 py-2 @2xl:grid-cols-[15rem_minmax(0,1fr)]">
        <strong>{name}</strong>
        <span>
          <Words>{words}</Words>
        </span>
      </li>
    ))}
  </Ruled>
)

const Reading = () => (
  <div className="max-w-[36em] space-y-3">
    <p>
      Each page starts with an example and its code. Props are generated from the types, and the keyboard
      table from the contract that the tests check. “How stories are shown”, in the header, changes the theme,
      width, direction and brand; the address keeps them. <Key>Ctrl</Key> or <Key>Cmd</Key> with <Key>K</Key>{' '}
      searches.
    </p>
    <p>
      Each page is also a text in Markdown;{' '}
      <a href="/design-system/llms.txt" className={linkVariants()}>
        llms.txt
      </a>{' '}
      lists them. The shadcn command line adds components from the{' '}
      <a href="/design-system/r/registry.json" className={linkVariants()}>
        registry
      </a>
      , which also holds the accessibility contract of each.
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

/** The names alone: a summary of each would be three screens long, and is on its page and in the search. */
const Index = ({ of }: { of: typeof componentFolders }) => (
  <ul className="columns-2 gap-x-6 border-t-6 border-fg pt-2 @2xl:columns-3 @4xl:columns-4">
    {of.map(({ id, label, page }) => (
      <li key={id} className="break-inside-avoid">
        <a
          href={storyAddress(page)}
          className={linkVariants({ variant: 'plain', className: 'min-w-11 wrap-anywhere' })}
        >
          {label}
        </a>
      </li>
    ))}
  </ul>
)

import type { ReactNode } from 'react'
import { linkVariants } from '../../../design-system/components/link/link.tsx'
import { Text } from '../../../design-system/components/text/text.tsx'
import { startStory } from '../../ladle/names.mjs'
import type { Code as Painted } from '../../ladle/plugin/highlight.ts'
import { storyAddress } from '../../ladle/settings.ts'
import { CodeBlock } from '../code-block.tsx'
import { Page } from '../page.tsx'
import doctor from '../snippets/doctor.sh?code'
import esbuild from '../snippets/esbuild/build.sh?code'
import install from '../snippets/install.sh?code'
import theme from '../snippets/theme.sh?code'
import { Code } from '../words.tsx'
import { frameworks } from './frameworks.tsx'
import { firstPages, installPages } from './install-pages.ts'
import { themeOf } from './theme-command.ts'

type InstallPageName = (typeof installPages)[number]['name']
type Site = (typeof installPages)[number]['site']

const snippets = import.meta.glob<Painted>(
  [
    '../snippets/{enquiry,home,vite}.tsx',
    '../snippets/{astro,esbuild,next,react-router,tanstack-router}/*.{astro,html,mjs,tsx}',
  ],
  { query: '?code', import: 'default', eager: true },
)

const wrong = { id: 'wrong', title: 'If it looks wrong', content: <Wrong /> }

/** What is the same in every framework, and the list of their pages. */
export const InstallPage = () => (
  <Page
    label="Guide"
    title="Install"
    lead="Two commands, then the page of your framework: the files of a first page with your colours, a header, a form and a dialog."
    sections={[
      { id: 'all', title: 'In every framework', content: <Commands /> },
      { id: 'frameworks', title: 'Your framework', content: <Frameworks /> },
      wrong,
    ]}
  />
)

const Frameworks = () => (
  <div className="space-y-4">
    <ul>
      {installPages.map(({ name, page }) => (
        <li key={page}>
          <a href={storyAddress(page)} className={linkVariants({ variant: 'plain' })}>
            Install with {name}
          </a>
        </li>
      ))}
    </ul>
    <ThemeScript />
  </div>
)

/** The whole installation with one framework. */
export function FrameworkPage({ name }: { name: InstallPageName }) {
  const site = installPages.find((page) => page.name === name)!.site
  return (
    <Page
      label="Guide"
      title={`Install with ${name}`}
      lead={`From an empty project with ${name} to a page with your colours, a header, a form and a dialog.`}
      sections={[
        { id: 'commands', title: 'Commands', content: <Commands site={site} /> },
        { id: 'files', title: 'Files', content: <Files site={site} /> },
        { id: 'result', title: 'What you see', content: <Result site={site} /> },
        wrong,
      ]}
    />
  )
}

/** Where the script of a chosen theme is described. */
const ThemeScript = () => (
  <Text measure="full">
    A site with a ThemeSwitch also needs a short script in the head of its HTML, or a chosen theme is shown
    only after the first paint:{' '}
    <a href={storyAddress('guide--server-rendering')} className={linkVariants()}>
      Server rendering
    </a>{' '}
    has it.
  </Text>
)

const Step = ({ code, name, children }: { code: Painted; name: string; children?: ReactNode }) => (
  <div className="space-y-4">
    {children && <Text measure="full">{children}</Text>}
    <CodeBlock code={code} name={name} />
  </div>
)

const Commands = ({ site }: { site?: Site }) => (
  <div className="space-y-8">
    {site && <Text measure="full">{frameworks[site].start}</Text>}
    <Step code={install} name="Install">
      React 19 is a peer dependency. If your project has it already, install only the first package.
    </Step>
    <Step code={site ? themeOf(site) : theme} name="Make a theme">
      Make a theme from the colour of your brand. Main buttons have that colour. The command says which of
      your colours it changed so that text on them can be read. Without this command, the page has the colours
      of the design system: leave out the import of <Code>theme.css</Code>.
      {!site && (
        <>
          {' '}
          With Next.js and React Router the file is <Code>app/theme.css</Code>.
        </>
      )}
    </Step>
  </div>
)

/** Each file of the first page, at the place where `tests/consumers` builds it. */
const Files = ({ site }: { site: Site }) => (
  <div className="space-y-8">
    {Object.entries<string>(firstPages[site].files).map(([file, place]) => (
      <Step key={file} code={snippets[`../snippets/${file}`]!} name={place}>
        File <Code>{place}</Code>.{' '}
        {file === 'enquiry.tsx'
          ? 'A form, a dialog and a toast. The first line is for Next.js; elsewhere it has no effect.'
          : frameworks[site].texts[file]}
      </Step>
    ))}
  </div>
)

const Result = ({ site }: { site: Site }) => (
  <div className="space-y-8">
    <Text measure="full">
      {frameworks[site].run ?? (
        <>
          Run <Code>npm run dev</Code> and open the address that it prints.
        </>
      )}
    </Text>
    {site === 'esbuild' && <CodeBlock code={esbuild} name="Build with esbuild" />}
    <Text measure="full">
      Below a header with the name Ganit are a heading, a field for an e-mail address, the button “Send” in
      the colour of your brand, and the button “Opening hours”, which opens a dialog. “Send” shows an error
      while the field is empty, and a toast otherwise.
    </Text>
    <ThemeScript />
  </div>
)

/** What `doctor` finds. */
const mistakes = [
  'a style sheet that is missing or loaded twice',
  'cascade layers in the wrong order',
  'two copies of React',
  'versions that are not supported',
]

function Wrong() {
  return (
    <div className="space-y-8">
      <Step code={doctor} name="Find the mistake">
        Run this in the folder of the site. It names the file and the line of each mistake, and what to do. In
        development, the components also report what they notice in the console.
      </Step>
      <Text measure="full">It finds:</Text>
      <ul className="list-disc space-y-2 ps-6">
        {mistakes.map((mistake) => (
          <li key={mistake}>{mistake}</li>
        ))}
      </ul>
      <Text measure="full">
        It does not find the most common mistake: a reset such as <Code>{'* { padding: 0 }'}</Code> outside of
        all cascade layers, which also removes the padding of the components. If your site needs it, import{' '}
        <Code>styles.unlayered.css</Code> after it, instead of <Code>styles.css</Code>.
      </Text>
      <Text measure="full">
        Templates with Tailwind lose it with their style sheet. To keep it, import the style sheets that the{' '}
        <a href={storyAddress(startStory)} className={linkVariants()}>
          Introduction
        </a>{' '}
        has for a site with Tailwind.
      </Text>
    </div>
  )
}

/** The parts of the install pages. `tests/consumers` runs the commands, and builds sites with the files. */
import type { ReactNode } from 'react'
import { Text } from '../../../design-system/components/text/text.tsx'
import type { Code as Highlighted } from '../../ladle/plugin/highlight.ts'
import { CodeBlock } from '../code-block.tsx'
import { contents, startPath } from '../contents.ts'
import doctor from '../snippets/doctor.sh?code'
import install from '../snippets/install.sh?code'
import theme from '../snippets/theme.sh?code'
import { Code, PageLink, RuledLines } from '../text.tsx'
import { firstPages } from './install-pages.ts'

type Site = keyof typeof firstPages

const snippets = import.meta.glob<Highlighted>(
  [
    '../snippets/{enquiry,home,vite}.tsx',
    '../snippets/{astro,esbuild,next,react-router,tanstack-router}/*.{astro,html,mjs,tsx}',
  ],
  { query: '?code', import: 'default', eager: true },
)

const Paragraph = ({ children }: { children: ReactNode }) => (
  <Text as="div" measure="full" className="my-4">
    {children}
  </Text>
)

/** The command that makes the theme, with the file of a site. */
const themeOf = (site: Site): Highlighted =>
  theme.map(([text, colour]) => [text.replace('src/theme.css', firstPages[site].theme), colour])

export const Commands = ({ site }: { site?: Site }) => (
  <>
    <Paragraph>
      React 19 is a peer dependency. If your project has it already, install only the first package.
    </Paragraph>
    <CodeBlock code={install} name="Install" />
    <Paragraph>
      Make a theme from the colour of your brand. Main buttons have that colour. The command says which of
      your colours it changed so that text on them can be read. Without this command, the page has the colours
      of the design system: leave out the import of <Code>theme.css</Code>.
      {!site && (
        <>
          {' '}
          With Next.js and React Router the file is <Code>app/theme.css</Code>.
        </>
      )}
    </Paragraph>
    <CodeBlock code={themeOf(site ?? 'vite')} name="Make a theme" />
  </>
)

/** A file of the first page, and where it belongs. */
export function File({ site, of, children }: { site: Site; of: string; children?: ReactNode }) {
  const place = (firstPages[site].files as Record<string, string>)[of]!
  return (
    <>
      <Paragraph>
        File <Code>{place}</Code>.{' '}
        {of === 'enquiry.tsx'
          ? 'A form, a dialog and a toast. The first line is for Next.js; elsewhere it has no effect.'
          : children}
      </Paragraph>
      <CodeBlock code={snippets[`../snippets/${of}`]!} name={place} />
    </>
  )
}

export const Frameworks = () => (
  <>
    <ul>
      {contents
        .filter(({ path }) => path.startsWith('guide/install-with'))
        .map(({ path, title }) => (
          <li key={path} className="*:inline-flex *:min-h-11 *:items-center">
            <PageLink to={path}>{title}</PageLink>
          </li>
        ))}
    </ul>
    <ThemeScript />
  </>
)

/** Where the script of a chosen theme is described. */
const ThemeScript = () => (
  <Paragraph>
    A site with a ThemeSwitch also needs a short script in the head of its HTML, or a chosen theme is shown
    only after the first paint: <PageLink to="guide/server-rendering">Server rendering</PageLink> has it.
  </Paragraph>
)

export const Result = () => (
  <>
    <Paragraph>
      Below a header with the name Ganit are a heading, a field for an e-mail address, the button “Send” in
      the colour of your brand, and the button “Opening hours”, which opens a dialog. “Send” shows an error
      while the field is empty, and a toast otherwise.
    </Paragraph>
    <ThemeScript />
  </>
)

/** What `doctor` finds. */
const mistakes = [
  'a style sheet that is missing or loaded twice',
  'cascade layers in the wrong order',
  'two copies of React',
  'versions that are not supported',
]

export const Wrong = () => (
  <>
    <Paragraph>
      Run this in the folder of the site. It names the file and the line of each mistake, and what to do. In
      development, the components also report what they notice in the console.
    </Paragraph>
    <CodeBlock code={doctor} name="Find the mistake" />
    <Paragraph>It finds:</Paragraph>
    <RuledLines of={mistakes} bar="thin" />
    <Paragraph>
      It does not find the most common mistake: a reset such as <Code>{'* { padding: 0 }'}</Code> outside of
      all cascade layers, which also removes the padding of the components. If your site needs it, import{' '}
      <Code>styles.unlayered.css</Code> after it, instead of <Code>styles.css</Code>.
    </Paragraph>
    <Paragraph>
      Templates with Tailwind lose it with their style sheet. To keep it, import the style sheets that the{' '}
      <PageLink to={startPath}>Introduction</PageLink> has for a site with Tailwind.
    </Paragraph>
  </>
)

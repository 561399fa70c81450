/** The parts of the install pages. `tests/consumers` runs the commands, and builds sites with the files. */
import type { ReactNode } from 'react'
import { Text } from '../../../design-system/components/text/text.tsx'
import type { Code as Highlighted } from '../../ladle/plugin/highlight.ts'
import { CodeBlock } from '../code-block.tsx'
import install from '../snippets/install.sh?code'
import theme from '../snippets/theme.sh?code'
import { Code } from '../text.tsx'
import { firstPages } from './install-pages.ts'

type Site = keyof typeof firstPages

const snippets = import.meta.glob<Highlighted>(
  [
    '../snippets/{enquiry,home,vite}.tsx',
    '../snippets/{astro,esbuild,next,react-router,tanstack-router}/*.{astro,html,mjs,tsx}',
  ],
  { query: '?code', import: 'default', eager: true },
)

/** The command that makes the theme, with the file of a site. */
const themeOf = (site: Site): Highlighted =>
  theme.map(([text, colour]) => [text.replace('src/theme.css', firstPages[site].theme), colour])

export const Commands = ({ site }: { site: Site }) => (
  <>
    <CodeBlock code={install} name="Install" />
    <CodeBlock code={themeOf(site)} name="Make a theme" />
  </>
)

/** A file of the first page, and where it belongs. */
export function File({ site, of, children }: { site: Site; of: string; children?: ReactNode }) {
  const place = (firstPages[site].files as Record<string, string>)[of]!
  return (
    <>
      <Text as="div" measure="full" className="my-4">
        File <Code>{place}</Code>.{' '}
        {of === 'enquiry.tsx'
          ? 'A form, a dialog and a toast. The first line is for Next.js; elsewhere it has no effect.'
          : children}
      </Text>
      <CodeBlock code={snippets[`../snippets/${of}`]!} name={place} />
    </>
  )
}

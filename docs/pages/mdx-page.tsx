import type { ComponentProps, ComponentType } from 'react'
import { ChalkGrain, ChalkUnderline } from '../../design-system/brand/chalk/chalk.tsx'
import { Heading } from '../../design-system/components/heading/heading.tsx'
import { Link } from '../../design-system/components/link/link.tsx'
import { Table } from '../../design-system/components/table/table.tsx'
import { Text } from '../../design-system/components/text/text.tsx'
import { brand } from '../../site/content/brand.ts'
import { addressOf } from '../ladle/settings.tsx'
import { CodeBlock } from './code-block.tsx'
import { type Page as ListedPage, startPath } from './contents.ts'
import { Page, SectionHeading } from './page.tsx'
import { Code, More, Ruled, Words } from './text.tsx'

export interface MdxModule {
  default: ComponentType<{ components: object }>
  about: { title: string; lead: string; sections: { id: string; title: string }[] }
}

const site = '/design-system/'

/** What the elements of Markdown become. `[Forms](/design-system/guide/forms)` keeps the display settings. */
const elements = {
  h2: SectionHeading,
  h3: (props: ComponentProps<'h3'>) => <Heading level={3} size="h3" {...(props as object)} />,
  p: (props: ComponentProps<'p'>) => <Text measure="full" className="my-4" {...(props as object)} />,
  ul: ({ children }: ComponentProps<'ul'>) => <Ruled className="my-4 *:py-3">{children}</Ruled>,
  ol: ({ children }: ComponentProps<'ol'>) => (
    <Ruled as="ol" className="my-4 *:py-3">
      {children}
    </Ruled>
  ),
  a({ href = '', children }: ComponentProps<'a'>) {
    const [path = '', id] = href.replace(site, '').split('#')
    const isPage = href.startsWith(site) && !path.includes('.')
    return <Link href={isPage ? addressOf(path) + (id ? `#${id}` : '') : href}>{children}</Link>
  },
  code: Code,
  table: ({ title, children }: ComponentProps<'table'>) => (
    // The section has the same name, and a table that scrolls is a region too. A link alone in a cell is a target by itself.
    <Table
      caption={`Table: ${title}`}
      captionHidden
      className="[&_tr>:first-child_a]:inline-flex [&_tr>:first-child_a]:min-h-11 [&_tr>:first-child_a]:min-w-11 [&_tr>:first-child_a]:items-center"
    >
      {children}
    </Table>
  ),
  CodeBlock,
  More,
}

/** A page written in MDX. */
export const MdxPage = ({ path, about, default: Body }: ListedPage & MdxModule) => (
  <Page
    path={path}
    title={
      path === startPath ? (
        <>
          <ChalkGrain />
          The {brand.name} <ChalkUnderline>design system</ChalkUnderline>
        </>
      ) : (
        about.title
      )
    }
    lead={<Words>{about.lead}</Words>}
    sections={about.sections}
  >
    <Body components={elements} />
  </Page>
)

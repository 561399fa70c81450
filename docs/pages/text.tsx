/** Text of the pages: inline code, names that link to pages, ruled lists, disclosures. */
import { components } from 'virtual:documentation'
import { cx } from 'class-variance-authority'
import { type ComponentProps, Fragment, type ReactNode } from 'react'
import { linkVariants } from '../../design-system/components/link/link.tsx'
import { Table } from '../../design-system/components/table/table.tsx'
import { addressOf } from '../ladle/settings.tsx'

/** Inline code. */
export const Code = ({ children }: { children?: ReactNode }) => (
  <code className="self-start justify-self-start rounded-control bg-tint px-[.3em] py-[.1em] font-code wrap-anywhere">
    {children}
  </code>
)

/** A link to a page of the documentation. */
export const PageLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a href={addressOf(to)} className={linkVariants()}>
    {children}
  </a>
)

/** Text of a data file: text between backticks is code. `links`: each name of a component links to its page. */
export const Words = ({ children, links }: { children: string; links?: boolean }) =>
  children.split(/(`[^`]*`|\b[A-Z]\w+\b)/).map((part, index) => {
    const component = links && components.find(({ parts, label }) => label === part || parts.includes(part))
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order
      <Fragment key={index}>
        {component ? (
          <PageLink to={component.id}>{part}</PageLink>
        ) : part.startsWith('`') ? (
          <Code>{part.slice(1, -1)}</Code>
        ) : (
          part
        )}
      </Fragment>
    )
  })

const bars = { fg: 'border-t-6 border-fg', error: 'border-t-6 border-error', thin: 'border-t-2 border-fg' }

type RuledProps = Pick<ComponentProps<'ul'>, 'className' | 'children'> & {
  /** `ol` for steps, `dl` for terms and descriptions. */
  as?: 'ul' | 'ol' | 'dl'
  bar?: keyof typeof bars
}

/** A list with a thick line above it and a thin line below each item. */
export const Ruled = ({ as: List = 'ul', bar = 'fg', className, ...rest }: RuledProps) => (
  <List className={cx(bars[bar], '*:border-b *:border-border-subtle', className)} {...rest} />
)

/** A list of sentences. */
export const RuledLines = ({ of, ...rest }: Omit<RuledProps, 'children'> & { of: readonly string[] }) => (
  <Ruled {...rest}>
    {of.map((line) => (
      <li key={line} className="py-3">
        <Words>{line}</Words>
      </li>
    ))}
  </Ruled>
)

/** A name and what is said of it, beside each other where there is room. */
export const Row = ({ term, children }: { term: ReactNode; children: ReactNode }) => (
  <div className="grid gap-x-6 gap-y-1 py-2 @2xl:grid-cols-[13rem_minmax(0,1fr)]">
    <dt className="min-w-0">{term}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
)

interface DataTableProps {
  /** Hidden, because the heading above the table says the same. */
  caption: string
  head: readonly string[]
  /** The first cell of a row is its header. In a string, text between backticks is code. */
  rows: readonly (readonly ReactNode[])[]
  className?: string
}

const cellOf = (cell: ReactNode) => (typeof cell === 'string' ? <Words>{cell}</Words> : cell)

export const DataTable = ({ caption, head, rows, className }: DataTableProps) => (
  <Table caption={caption} captionHidden className={className}>
    <thead>
      <tr>
        {head.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([first, ...cells], row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows keep their order
        <tr key={row}>
          <th scope="row">{cellOf(first)}</th>
          {cells.map((cell, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns keep their order
            <td key={column} className="wrap-anywhere">
              {cellOf(cell)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
)

const long = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })

export const Day = ({ date }: { date: string }) => <time dateTime={date}>{long.format(new Date(date))}</time>

interface MoreProps {
  label: ReactNode
  /** Completes the label for screen readers, because a page has several of the same label. */
  of?: string
  open?: boolean
  children: ReactNode
}

/** Optional content in a details element. */
export const More = ({ label, of, open, children }: MoreProps) => (
  <details className="group mt-2" open={open}>
    <summary className="inline-flex min-h-11 items-center gap-2 rounded-control pe-2 font-bold wrap-anywhere marker:content-none">
      <span
        aria-hidden="true"
        className="w-4 flex-none text-center before:content-['+'] group-open:before:content-['−']"
      />
      {label}
      {of && <span className="sr-only"> of {of}</span>}
    </summary>
    <div className="mt-1">{children}</div>
  </details>
)

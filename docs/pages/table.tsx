import type { ReactNode } from 'react'

interface TableProps {
  /** Visually hidden, because the heading above the table says the same. */
  caption: string
  head: readonly string[]
  /** The first cell of a row is its header. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** A data table with row and column headers. */
export function Table({ caption, head, rows }: TableProps) {
  return (
    <table className="w-full border-collapse border-t-6 border-fg text-start">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b-2 border-fg align-bottom text-small">
          {head.map((name) => (
            <th key={name} scope="col" className="py-2 pe-5 text-start font-bold last:pe-0">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...rest] }) => (
          <tr key={key} className="border-b border-border-subtle align-top">
            <th scope="row" className="py-2 pe-5 text-start font-normal">
              {first}
            </th>
            {rest.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table keep their order
              <td key={index} className="py-2 pe-5 last:pe-0 wrap-anywhere">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import { cx } from 'class-variance-authority'
import { Check, Clock } from 'lucide'
import type { ComponentProps } from 'react'
import { createIcon } from '../../components/icon/create-icon.ts'
import { illustrationStyle } from './illustration.tsx'

const CheckIcon = createIcon('check', Check)
const ClockIcon = createIcon('clock', Clock)

export type Register = {
  title: string
  subtitle: string
  /** Headers: roll number, student, fee, status. */
  columns: readonly string[]
  rows: readonly { roll: string; student: string; fee: string; status: string; due: boolean }[]
  total: { label: string; received: string; of: string }
}

export type FeeRegisterProps = Omit<ComponentProps<'div'>, 'children'> & { register: Register }

const table = cx(
  'w-full border-collapse',
  '[&_:is(td,th)]:border-b [&_:is(td,th)]:border-border-subtle [&_:is(td,th)]:py-[.72rem] [&_:is(td,th)]:text-start [&_:is(td,th)]:px-2 @max-[27.5rem]:[&_:is(td,th)]:px-[.4rem] @max-[27.5rem]:[&_:is(td,th)]:py-[.5rem]',
  // The roll number has its own column, which is hidden in a narrow container.
  '[&_tr>:first-child]:w-16 [&_tr>:first-child]:border-e-[1.5px] [&_tr>:first-child]:border-e-margin [&_tr>:first-child]:ps-5 [&_tr>:first-child]:text-muted @max-[27.5rem]:[&_tr>:first-child]:w-12 @max-[27.5rem]:[&_tr>:first-child]:ps-[.9rem] @max-[21.5rem]:[&_tr>:first-child]:hidden',
  '[&_tr>:nth-child(2)]:ps-[.9rem] [&_tr>:nth-child(3)]:text-end',
  '[&_tr>:nth-child(4)]:ps-[1.1rem] [&_tr>:nth-child(4)]:pe-5 @max-[27.5rem]:[&_tr>:nth-child(4)]:ps-[.6rem] @max-[27.5rem]:[&_tr>:nth-child(4)]:pe-[.8rem]',
  '[&_thead_th]:text-micro [&_thead_th]:font-normal [&_thead_th]:text-muted [&_:is(tbody,tfoot)]:tabular-nums',
  '[&_tr[data-due]>td]:bg-error-subtle [&_tr[data-due]_span]:text-error',
  '[&_td>span]:flex [&_td>span]:items-center [&_td>span]:gap-[.4rem] [&_td>span]:font-bold [&_td>span]:text-ok [&_td_svg]:size-[1.1rem] [&_td_svg]:stroke-[2.25]',
  '[&_tfoot_td]:border-b-0 [&_tfoot_td]:py-[.95rem] [&_tfoot_td]:font-bold',
)

/** The fees of one class as a table: which students have paid and which have not. */
export function FeeRegister({ register, className, ...rest }: FeeRegisterProps) {
  const { title, subtitle, columns, rows, total } = register
  return (
    <div
      data-slot="fee-register"
      data-surface="paper"
      // Large text on a phone makes the table wider than its container.
      className={cx(illustrationStyle, '@container overflow-x-auto', className)}
      {...rest}
    >
      <table className={table}>
        <caption className="border-b-2 border-fg px-5 pt-[1.15rem] pb-[.9rem] text-start text-[1.25rem] font-extrabold tracking-[-.02em]">
          {title}
          <span className="mt-[.15rem] block text-micro font-normal tracking-normal text-muted">
            {subtitle}
          </span>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ roll, student, fee, status, due }) => (
            <tr key={roll} data-due={due || undefined}>
              <td>{roll}</td>
              <td>{student}</td>
              <td>{fee}</td>
              <td>
                <span>
                  {due ? <ClockIcon aria-hidden="true" /> : <CheckIcon aria-hidden="true" />}
                  {status}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <td>{total.label}</td>
            <td>{total.received}</td>
            <td>{total.of}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

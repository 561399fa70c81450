import type { ReactNode } from 'react'

/** Names and values, ruled like a register. */
export function Register({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="border-t-[6px] border-ink">
      {rows.map(([name, value]) => (
        <div
          key={name}
          className="border-b border-hair py-2.5 leading-[1.4] xs:grid xs:grid-cols-[11rem_minmax(0,1fr)] xs:items-baseline xs:gap-4"
        >
          <dt className="text-small text-muted">{name}</dt>
          <dd className="font-bold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

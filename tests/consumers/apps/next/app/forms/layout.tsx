import { Field, Input, Link } from '@kaksha/design-system'
import type { ReactNode } from 'react'

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <Field label="Search" hint="Of the layout.">
        <Input name="search" />
      </Field>
      <Link href="/forms/second">Second form</Link>
      {children}
    </>
  )
}

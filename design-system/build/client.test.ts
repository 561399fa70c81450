import ts from 'typescript'
import { expect, it } from 'vitest'
import { needsClient } from './client.ts'

const client = (text: string) =>
  needsClient(ts.createSourceFile('part.tsx', text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX))

it.each([
  ['state', "import { useState } from 'react'"],
  ['context', "import { createContext } from 'react'"],
  ['a context that is read', "import { use } from 'react'"],
  ['another module’s hook', "import { useHydrated } from '../../hooks/use-hydrated.ts'"],
  ['a portal', "import { createPortal } from 'react-dom'"],
  ['Radix', "import * as Radix from '@radix-ui/react-dialog'"],
  ['a handler written in place', '<button onClick={() => close()} />'],
  ['a handler of its own', 'const close = () => {}\nexport const x = <button onClick={a ? close : b} />'],
  ['an imported handler', "import { close } from './close.ts'\nexport const x = <button onClick={close} />"],
  ['a function as a child’s prop', '<List draw={(row) => row.name} />'],
])('needs the client for %s', (_, text) => {
  expect(client(text)).toBe(true)
})

it.each([
  ['an id', "import { type ReactNode, useId } from 'react'"],
  ['types of hooks', "import type { useState } from 'react'"],
  ['a handler that it is given', 'const X = ({ onClick }) => <button onClick={onClick} />'],
  ['a list', '<ul>{rows.map((row) => <li key={row}>{row}</li>)}</ul>'],
  ['a part’s name', "import { Plus } from 'lucide-react'\nexport const x = <Plus icon={<Plus />} />"],
])('does not need it for %s', (_, text) => {
  expect(client(text)).toBe(false)
})

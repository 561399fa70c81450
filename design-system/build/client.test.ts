import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { needsClient } from './client.ts'

const client = (text: string) =>
  needsClient(ts.createSourceFile('part.tsx', text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX))

it.each([
  ['state', "import { useState } from 'react'"],
  ['context', "import { createContext } from 'react'"],
  ['an id', "import { type ReactNode, useId } from 'react'"],
  ['reading a context', "import { use } from 'react'"],
  ['a hook of another module', "import { useHydrated } from '../../hooks/use-hydrated.ts'"],
  ['a portal', "import { createPortal } from 'react-dom'"],
  ['Radix', "import * as Radix from '@radix-ui/react-dialog'"],
  ['an inline handler', '<button onClick={() => close()} />'],
  ['a declared handler', 'const close = () => {}\nexport const x = <button onClick={a ? close : b} />'],
  ['an imported handler', "import { close } from './close.ts'\nexport const x = <button onClick={close} />"],
  ['a function as a child’s prop', '<List draw={(row) => row.name} />'],
])('needs "use client" for %s', (_, text) => {
  expect(client(text)).toBe(true)
})

it.each([
  ['types of hooks', "import type { useState } from 'react'"],
  ['a handler from props', 'const X = ({ onClick }) => <button onClick={onClick} />'],
  ['a list', '<ul>{rows.map((row) => <li key={row}>{row}</li>)}</ul>'],
  ['a component as a prop', "import { Plus } from 'lucide-react'\nexport const x = <Plus icon={<Plus />} />"],
])('does not need "use client" for %s', (_, text) => {
  expect(client(text)).toBe(false)
})

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = (await readdir(root, { recursive: true }))
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /^(components|patterns|brand|hooks)\/.*\.tsx?$/.test(path))
  .filter((path) => !/\.(test|stories|meta|fixture)\./.test(path))

it('"use client" is written in the modules that need it, and in no others', async () => {
  const wrong = []
  for (const path of modules) {
    const text = await readFile(root + path, 'utf8')
    if (text.startsWith("'use client'\n") !== client(text)) wrong.push(path)
  }
  expect(modules.length).toBeGreaterThan(80)
  expect(wrong).toEqual([])
})

import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

/**
 * Imports with which a module needs `"use client"`. Three hooks are allowed in server components too. `use` is not among them:
 * here it only reads contexts, which server components do not have. `useId` is not, either: Next renders a layout and its page
 * separately, and the ids of their server components repeat (vercel/next.js#98337).
 */
const clientOnly =
  /^import \{[^}]*\b(use(?!Memo\b|Callback\b|DebugValue\b)\w*|createContext|Component)\b[^}]*\} from 'react'|^import [^t][^;]*? from '(@radix-ui\/[^']+|react-dom)'/m

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = (await readdir(root, { recursive: true }))
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /^(components|patterns|brand|hooks)\/.*\.tsx?$/.test(path))
  .filter((path) => !/\.(test|stories|meta|fixture)\./.test(path))

// The sites of tests/consumers with Next find a function that a server component passes to the browser.
it('"use client" is written in the modules that import what only the browser has', async () => {
  const texts = await Promise.all(modules.map((path) => readFile(root + path, 'utf8')))
  const found = modules.filter((_, index) => clientOnly.test(texts[index]!))
  expect(found.length).toBeGreaterThan(40)
  expect(found.filter((path) => !texts[modules.indexOf(path)]!.startsWith("'use client'\n"))).toEqual([])
})

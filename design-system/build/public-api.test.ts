import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import type * as parts from '../index.ts'
import { testTypes } from '../testing/test-types.ts'
import { publishedManifest, readManifest } from './manifest.ts'

it.each(['../index.ts', '../brand/index.ts'])(
  '%s exports no descriptions for the documentation',
  async (path) => {
    const text = await readFile(new URL(path, import.meta.url), 'utf8')
    expect(text).toMatch(/^export /m)
    expect(text.match(/\w+Descriptions\b/g) ?? []).toEqual([])
  },
)

it('the published manifest says where the documentation and the sources are', async () => {
  const source = await readManifest(new URL('..', import.meta.url).pathname)
  expect(publishedManifest(source, {})).toMatchObject({
    homepage: expect.stringMatching(/^https:\/\/.+\/design-system\/$/),
    repository: {
      type: 'git',
      url: expect.stringMatching(/^git\+https:\/\/.+\.git$/),
      directory: 'design-system',
    },
  })
})

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

/** The parts that take a class for their root element and no ref to it. */
type WithoutRef = {
  [Name in keyof typeof parts]: (typeof parts)[Name] extends (props: infer Props) => unknown
    ? 'className' extends keyof Props
      ? 'ref' extends keyof Props
        ? never
        : Name
      : never
    : never
}[keyof typeof parts]

type Equal<One, Other> = [One, Other] extends [Other, One] ? true : false

// The class of AccordionContent is on its text, not on its root.
testTypes((): Equal<WithoutRef, 'AccordionContent'> => true)

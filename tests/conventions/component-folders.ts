import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type ts from 'typescript'
import { findComponentFolders } from '../../design-system/testing/component-folders.mjs'
import { contractOf, docsOf, storiesOf } from '../../design-system/testing/component-modules.ts'
import type { A11yContract, ComponentDocs } from '../../design-system/testing/index.ts'

// Loaded with require, because Vite would look for its source map, which is not published.
const typescript: typeof ts = createRequire(import.meta.url)('typescript')

type Found = ReturnType<typeof findComponentFolders>[number]

const system = fileURLToPath(new URL('../../design-system/', import.meta.url))

const beside = /\.(stories|test|fixture|a11y|docs)\.tsx?$/

/** One line for each value of each variant. */
export type Descriptions = Record<string, Record<string, string>>

export interface ComponentFolder {
  /** Folder below design-system/: `components/button`. */
  path: string
  name: string
  /** Names of its files. */
  files: string[]
  /** Source of the files that are shipped, by name. */
  product: Map<string, string>
  /** Source of its tests. */
  tests: string
  /** Names of its stories. */
  stories: string[]
  /** Descriptions of its variants, by the name of the constant: `buttonDescriptions`. */
  descriptions: Record<string, Descriptions>
  contract?: A11yContract
  docs?: ComponentDocs
}

/** The descriptions that files export, whether or not index.ts exports them. */
async function describedIn(path: string, product: [string, string][]) {
  const found = product.map(async ([file, text]) => {
    const names = [...text.matchAll(/^export const (\w+Descriptions)\b/gm)].map(([, name]) => name!)
    if (!names.length) return []
    const module = await import(/* @vite-ignore */ `${system}${path}/${file}`)
    return names.map((name) => [name, module[name] as Descriptions])
  })
  return Object.fromEntries((await Promise.all(found)).flat())
}

async function load({ id: path, name, files }: Found): Promise<ComponentFolder> {
  const text = (file: string) => readFileSync(`${system}${path}/${file}`, 'utf8')
  const together = (kind: RegExp) =>
    files
      .filter((file) => kind.test(file))
      .map(text)
      .join('\n')
  const product = files
    .filter((file) => /\.tsx?$/.test(file) && !beside.test(file))
    .map((file): [string, string] => [file, text(file)])
  const [contract, docs, { stories }] = await Promise.all([contractOf(path), docsOf(path), storiesOf(path)])
  return {
    path,
    name,
    files,
    product: new Map(product),
    tests: together(/\.test\.tsx?$/),
    descriptions: await describedIn(path, product),
    stories: Object.keys(stories),
    contract,
    docs,
  }
}

/** Every component folder of the design system, with its data. */
export const componentFolders = () => Promise.all(findComponentFolders().map(load))

/** Keys, announcements or client code. Only then has a folder a contract file, and can have transcripts. */
export const hasBehaviour = ({ contract, product }: ComponentFolder) =>
  contract !== undefined &&
  (contract.keys.length > 0 ||
    contract.roles.some(({ role }) => ['alert', 'status', 'log'].includes(role)) ||
    [...product.values()].some((text) => text.startsWith("'use client'")))

/** The values of every variant that a file passes to `cva`, as `[variant, value]`. */
export function variantValues(file: string, text: string) {
  const { ScriptKind, ScriptTarget } = typescript
  const found: [string, string][] = []
  const members = (node: ts.Node | undefined) =>
    node && typescript.isObjectLiteralExpression(node)
      ? node.properties.filter(typescript.isPropertyAssignment)
      : []
  const label = ({ name }: ts.PropertyAssignment) =>
    typescript.isStringLiteral(name) || typescript.isIdentifier(name) || typescript.isNumericLiteral(name)
      ? name.text
      : name.getText()
  const visit = (node: ts.Node) => {
    if (typescript.isCallExpression(node) && node.expression.getText() === 'cva') {
      const variants = members(node.arguments[1]).find((property) => label(property) === 'variants')
      for (const variant of members(variants?.initializer))
        for (const value of members(variant.initializer)) found.push([label(variant), label(value)])
    }
    node.forEachChild(visit)
  }
  visit(typescript.createSourceFile(file, text, ScriptTarget.Latest, true, ScriptKind.TSX))
  return found
}

import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, it } from 'vitest'

/**
 * Hooks that server components may use too. `use` is not among them: here it only reads contexts, which
 * server components do not have. `useId` is not, either: Next renders a layout and its page separately, and the ids of their
 * server components repeat (vercel/next.js#98337).
 */
const anywhere = new Set(['useMemo', 'useCallback', 'useDebugValue'])
const hook = /^use([A-Z]|$)/

function importsClientCode(node: ts.ImportDeclaration) {
  const from = (node.moduleSpecifier as ts.StringLiteral).text
  const clause = node.importClause
  if (!clause || clause.isTypeOnly) return false
  if (from.startsWith('@radix-ui/') || from === 'react-dom') return true
  const names =
    clause.namedBindings && ts.isNamedImports(clause.namedBindings) ? clause.namedBindings.elements : []
  return names
    .filter((element) => !element.isTypeOnly)
    .map((element) => (element.propertyName ?? element.name).text)
    .some((name) => (hook.test(name) && !anywhere.has(name)) || /^(createContext|Component)$/.test(name))
}

const isFunction = (node: ts.Node) => ts.isArrowFunction(node) || ts.isFunctionExpression(node)

/** Whether a module passes a function to an element: a server cannot send functions to the browser. */
function passesFunction({ name, initializer }: ts.JsxAttribute, local: Set<string>) {
  if (!initializer || !ts.isJsxExpression(initializer) || !initializer.expression) return false
  if (isFunction(initializer.expression)) return true
  let found = false
  const visit = (node: ts.Node) => {
    if (isFunction(node) || (ts.isIdentifier(node) && local.has(node.text))) found = true
    else node.forEachChild(visit)
  }
  if (/^(on[A-Z]|ref$)/.test(name.getText())) visit(initializer)
  return found
}

/**
 * Whether a module needs `"use client"`: it uses state, effects, context or ids, renders something that does, or has event
 * handlers. Other modules stay server components, which add no JavaScript to a page.
 */
function needsClient(file: ts.SourceFile) {
  const local = new Set<string>()
  const attributes: ts.JsxAttribute[] = []
  let client = false
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) && importsClientCode(node)) client = true
    if ((ts.isFunctionDeclaration(node) || ts.isImportSpecifier(node)) && node.name) local.add(node.name.text)
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      if (isFunction(node.initializer)) local.add(node.name.text)
    if (ts.isJsxAttribute(node)) attributes.push(node)
    node.forEachChild(visit)
  }
  visit(file)
  return client || attributes.some((attribute) => passesFunction(attribute, local))
}

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = (await readdir(root, { recursive: true }))
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /^(components|patterns|brand|hooks)\/.*\.tsx?$/.test(path))
  .filter((path) => !/\.(test|stories|meta|fixture)\./.test(path))

it('"use client" is written in the modules that need it, and in no others', async () => {
  const wrong = []
  for (const path of modules) {
    const text = await readFile(root + path, 'utf8')
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX)
    if (text.startsWith("'use client'\n") !== needsClient(file)) wrong.push(path)
  }
  expect(modules.length).toBeGreaterThan(80)
  expect(wrong).toEqual([])
})

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Functions that receive an importer and call `load` of `site/browser/load.ts` with it. */
const helpers = ['load']

/** Code of the site that browsers do not fetch, so that no part of it can fail to load. */
const elsewhere =
  /\.test\.tsx?$|\.gen\.ts$|^site\/(entry-server\.tsx|seo\/sitemap\.ts)|^site\/(server|sandbox\/server|build)\//
/**
 * The inline script imports the application, which contains the helper. After a failed import the next press
 * tries again. The helper itself imports the second address of a part.
 */
const exempt = ['site/browser/page.ts', 'site/browser/load.ts']

const files = readdirSync(`${root}site`, { recursive: true, encoding: 'utf8' })
  .map((file) => `site/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.tsx?$/.test(file) && !/\/(node_modules|dist)\//.test(file) && !elsewhere.test(file))

/** Dynamic imports that are not the importer of a helper, as `file:line`. */
function around(file: string, code: string) {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const helped = (node: ts.Node): boolean => {
    let at = node
    while (at.parent && !ts.isArrowFunction(at)) at = at.parent
    const call = at.parent
    return (
      call !== undefined &&
      ts.isCallExpression(call) &&
      call.arguments.includes(at as ts.Expression) &&
      helpers.includes(call.expression.getText())
    )
  }
  const walk = (node: ts.Node) => {
    const dynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
    if (dynamic && !helped(node))
      found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`)
    ts.forEachChild(node, walk)
  }
  walk(source)
  return found
}

it('finds an import that bypasses the helper, and only that', () => {
  expect(around('a.ts', "const part = () => import('./b')")).toEqual(['a.ts:1'])
  expect(around('a.ts', "\nimport('./b').then(load)")).toEqual(['a.ts:2'])
  expect(around('a.ts', "load('b', () => import('./b'), { reload: false })")).toEqual([])
})

it('checks the whole site', () => {
  expect(files.length).toBeGreaterThan(90)
  for (const file of ['site/routes/-shell/services.tsx', 'site/services/auth/current-provider.ts', ...exempt])
    expect(files).toContain(file)
})

it('loads every part through the one helper: its time-out, its error, its single reload', () => {
  const found = files
    .filter((file) => !exempt.includes(file))
    .flatMap((file) => around(file, readFileSync(root + file, 'utf8')))
  expect(found).toEqual([])
})

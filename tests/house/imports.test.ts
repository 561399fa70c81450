import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** What takes an importer and goes through `site/services/load.ts` with it. */
const helpers = ['load', 'loadRoute', 'lateSection']

/** Code of the site that no visitor fetches, so that a part of it cannot be missing. */
const elsewhere =
  /\.test\.tsx?$|\.gen\.ts$|^site\/(entry-server\.tsx|content\/schema\/|seo\/sitemap\.ts)|^site\/services\/([^/]+\/server|platform\/|app\.|start\.|test-server\.)|^site\/build\/(?!late|loader)/
/** The loader asks for the application, the helper included; its press that finds nothing is asked for again. */
const before = ['site/build/loader.ts']

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

it('finds an import that goes around the helper, and only that', () => {
  expect(around('a.ts', "const part = () => import('./b')")).toEqual(['a.ts:1'])
  expect(around('a.ts', "\nimport('./b').then(load)")).toEqual(['a.ts:2'])
  expect(around('a.ts', "load('b', () => import('./b'), { reload: false })")).toEqual([])
  expect(around('a.ts', "lateSection('b', async () => (await import('./b')).B)")).toEqual([])
})

it('looks at the whole site', () => {
  expect(files.length).toBeGreaterThan(90)
  for (const file of ['site/routes/index.tsx', 'site/services/auth/current-provider.ts', ...before])
    expect(files).toContain(file)
})

it('has every part that a visitor fetches go through the one helper: its time-out, its error, its one reload', () => {
  const found = files
    .filter((file) => !before.includes(file))
    .flatMap((file) => around(file, readFileSync(root + file, 'utf8')))
  expect(found).toEqual([])
})

/**
 * Code that `npm test` checks must not need the tools of the full tier, which are not installed then. On a
 * machine with the tools the type check finds them, so this test reads the imports.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const config = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config
const checked = ts.parseJsonConfigFileContent(config, ts.sys, root).fileNames
const tools: string[] = Object.keys(
  JSON.parse(readFileSync(join(root, 'tests/tools/package.json'), 'utf8')).dependencies,
)

/** The files that the type check reads: the files of tsconfig.json and what they import by a relative path. */
function filesRead() {
  const files = new Map<string, string[]>()
  const open = [...checked]
  for (let file = open.pop(); file; file = open.pop()) {
    if (files.has(file)) continue
    const imports = ts
      .preProcessFile(readFileSync(file, 'utf8'))
      .importedFiles.map(({ fileName }) => fileName)
    files.set(file, imports)
    const near = imports.filter((name) => name.startsWith('.')).map((name) => resolve(dirname(file), name))
    open.push(...near.filter((path) => /\.(tsx?|mjs)$/.test(path) && existsSync(path)))
  }
  return files
}

it('no file that tsconfig.json includes, or that such a file imports, imports a tool', () => {
  const files = filesRead()
  expect(files.size).toBeGreaterThan(500)
  const found = [...files].filter(([, imports]) =>
    imports.some((name) => tools.some((tool) => name === tool || name.startsWith(`${tool}/`))),
  )
  expect(found.map(([file]) => file.slice(root.length))).toEqual([])
})

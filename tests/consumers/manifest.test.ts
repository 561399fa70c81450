import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { build } from 'vite'
import { describe, expect, inject, it } from 'vitest'
import { root } from '../../site/build/steps.mjs'

const home = inject('home')
const installed = join(home, 'node_modules/@kaksha/design-system')
const read = (path: string) => readFile(join(installed, path), 'utf8')
const manifest = JSON.parse(await read('package.json'))
const source = JSON.parse(await readFile(`${root}design-system/package.json`, 'utf8'))

const files = (await readdir(installed, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(installed.length + 1))
  .map((path) => path.replaceAll('\\', '/'))
const texts = await Promise.all(
  files.filter((path) => !path.endsWith('.woff2')).map(async (path) => ({ path, text: await read(path) })),
)
const targets = Object.values<string | Record<string, string>>(manifest.exports).flatMap((target) =>
  typeof target === 'string' ? [target] : Object.values(target),
)

/** Every file that an entry reaches through relative imports. */
function reached() {
  const queue = targets.map((target) => target.slice(2))
  const seen = new Set(queue)
  for (const path of queue) {
    const text = texts.find((file) => file.path === path)?.text ?? ''
    for (const [, name = ''] of text.matchAll(/(?:from |import |import\(|url\()["']?(\.{1,2}\/[^"')]+)/g)) {
      const [folder] = [join(path, '..')]
      const next = join(folder, name).replaceAll('\\', '/')
      const declaration = path.endsWith('.d.ts') ? next.replace(/\.js$/, '.d.ts') : next
      if (!seen.has(declaration)) queue.push(declaration)
      seen.add(declaration)
    }
  }
  return [...seen]
}

describe('the packed package', () => {
  it('has the exports of the workspace, and each leads to a file', () => {
    expect(Object.keys(manifest.exports)).toEqual(expect.arrayContaining(Object.keys(source.exports)))
    expect(Object.keys(manifest.exports)).toEqual(
      expect.arrayContaining([
        '.',
        './brand',
        './styles.css',
        './theme.css',
        './tailwind',
        './tokens.json',
        './testing',
      ]),
    )
    expect(targets.filter((target) => !existsSync(join(installed, target)))).toEqual([])
  })

  it('contains only the files that its exports reach, and the licences of the code and the font', () => {
    const beside = ['package.json', 'README.md', 'LICENSE', 'tokens/fonts/LICENSE']
    expect([...files].sort()).toEqual([...new Set([...reached(), ...beside])].sort())
  })

  it('has version 1.0.0 and a licence', () => {
    expect(manifest).toMatchObject({
      name: '@kaksha/design-system',
      version: '1.0.0',
      license: 'MIT',
      type: 'module',
    })
    expect(manifest).not.toHaveProperty('private')
  })

  it('lists every package that it imports', () => {
    const named = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
    const imported = texts
      .filter(({ path }) => /\.(js|d\.ts)$/.test(path))
      .flatMap(({ text }) => [
        ...text.matchAll(/^(?:import|export) (?:[^'"]* from )?["']([^.'"][^'"]*)["']/gm),
      ])
      .map(([, name = '']) =>
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/'),
      )
    expect(new Set(imported).size).toBeGreaterThan(6)
    expect([...new Set(imported)].filter((name) => !named.includes(name))).toEqual([])
    expect(manifest.dependencies).not.toHaveProperty('react')
  })

  it('contains no path of the site or of the machine that built it', () => {
    const marks = [root.replace(/[\\/]$/, ''), home, 'site/', '.stories', '.test.', 'node_modules/']
    const found = texts
      .filter(({ path }) => path !== 'README.md')
      .flatMap(({ path, text }) =>
        marks.filter((mark) => text.includes(mark)).map((mark) => `${path}: ${mark}`),
      )
    expect(found).toEqual([])
  })

  it('is removed entirely by tree shaking when nothing of it is used', async () => {
    const entry = join(home, 'apps/unused.js')
    const result = await build({
      root: home,
      configFile: false,
      logLevel: 'error',
      plugins: [
        {
          name: 'entry',
          enforce: 'pre',
          resolveId: (id) => (id === entry ? id : null),
          load: (id) =>
            id === entry
              ? "import '@kaksha/design-system'\nimport { Badge } from '@kaksha/design-system'"
              : null,
        },
      ],
      build: { write: false, modulePreload: false, rolldownOptions: { input: entry } },
    })
    const code = [result].flat().flatMap((part) => ('output' in part ? part.output : []))
    expect(code.map((chunk) => ('code' in chunk ? chunk.code.trim() : '')).join('')).toBe('')
  })

  it('passes publint', async () => {
    const { messages } = await publint({ pkgDir: installed, strict: true, pack: false })
    expect(messages.map((message) => formatMessage(message, manifest))).toEqual([])
  })

  it('has types that resolve like its modules', async () => {
    const pack = createPackageFromTarballData(new Uint8Array(await readFile(inject('tarball'))))
    const result = await checkPackage(pack)
    if (!result.types) throw new Error('no types')
    // It has no CommonJS build, on purpose, and the module resolution of TypeScript 4 does not read `exports`.
    const problems = result.problems.filter(
      (problem) =>
        problem.kind !== 'CJSResolvesToESM' &&
        !('resolutionKind' in problem && problem.resolutionKind === 'node10') &&
        !('entrypoint' in problem && /\.(css|json)$/.test(problem.entrypoint)),
    )
    expect(problems).toEqual([])
    expect(Object.keys(result.entrypoints)).toContain('./testing')
  })
})

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** Where a package of the list is used: product code, a test, or the tool's own configuration. */
const product = /^(design-system|site)\/.*\.(tsx?|css)$/
const tests = /\.test\.tsx?$|^tests\//
const card: Record<string, (file: string) => boolean> = {
  ...Object.fromEntries(
    [
      'react',
      'react-dom',
      '@tanstack/react-router',
      'class-variance-authority',
      'firebase',
      ...['dialog', 'accordion', 'tabs', 'toast'].map((name) => `@radix-ui/react-${name}`),
    ].map((name) => [name, (file: string) => product.test(file) && !tests.test(file)]),
  ),
  tailwindcss: (file) => file.endsWith('.css'),
  vite: (file) => file.startsWith('site/build/'),
  vitest: (file) => tests.test(file),
  '@testing-library/react': (file) => tests.test(file),
  'axe-core': (file) => file.startsWith('tests/'),
  '@ladle/react': (file) => /\.(stories\.tsx|mjs)$|^docs\//.test(file),
}

const mentions = (file: string, name: string) =>
  existsSync(root + file) && new RegExp(`['"\`(]${name}(['"\`/])`).test(readFileSync(root + file, 'utf8'))

it.each(Object.entries(card))('%s is really used', (name, where) => {
  const users = tracked.filter(
    (file) => !file.endsWith('package.json') && where(file) && mentions(file, name),
  )
  expect(users, `no file uses ${name}`).not.toHaveLength(0)
})

it('keeps the top level of the repository to the listed files and folders', () => {
  const allowed = ['package.json', 'tsconfig.json', 'tailwind.config.ts', 'vite.config.ts', 'README.md']
  const beside = ['package-lock.json', 'LICENSE', 'CHANGELOG.md']
  const folders = ['design-system', 'site', 'docs', 'tests']
  const top = [...new Set(tracked.map((file) => file.split('/')[0]!))].filter((name) => !name.startsWith('.'))
  expect(top.filter((name) => ![...allowed, ...beside, ...folders].includes(name))).toEqual([])
})

it('exports only existing files', () => {
  const { exports } = JSON.parse(readFileSync(`${root}design-system/package.json`, 'utf8'))
  const files = Object.values<string>(exports)
  expect(files).not.toHaveLength(0)
  expect(files.filter((file) => !existsSync(`${root}design-system/${file}`))).toEqual([])
})

it('lists every imported package in its own package.json', () => {
  const manifestOf = (folder: string) => JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8'))
  const site = manifestOf('site')
  const server = manifestOf('site/server')
  // The build compiles the tokens into the server.
  server.dependencies['@kaksha/design-system'] = '*'
  const serverCode = /^site\/(server|sandbox\/server)\//
  const product = /^site\/(routes|services|server|sandbox|browser|seo|content)\/.*\.tsx?$/
  const imported = tracked
    .filter((file) => product.test(file) && !tests.test(file) && !/\.fixture\.|drizzle\.config/.test(file))
    .flatMap((file) => {
      const { dependencies, devDependencies } = serverCode.test(file) ? server : site
      const text = readFileSync(root + file, 'utf8')
      return [...text.matchAll(/^(import type|import|\}).* from '([^.'][^']*)'$/gm)].map(
        ([, how, name = '']) => ({
          // Type imports are removed at build time.
          from: how === 'import type' ? { ...dependencies, ...devDependencies } : dependencies,
          name,
        }),
      )
    })
    .map(({ from, name }) => ({
      from,
      name: name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    }))
    .filter(({ name }) => !name.startsWith('node:'))
  expect(imported.length).toBeGreaterThan(20)
  expect(imported.filter(({ name, from }) => !(name in from)).map(({ name }) => name)).toEqual([])
})

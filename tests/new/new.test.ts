/** `npm run new`, in a copy of the repository: its output passes the checks of `npm test` unchanged. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Copy, copyRepository } from '../copy.ts'

const samples = {
  component: 'sample-thing',
  pattern: 'sample-panel',
  page: 'sample-page',
  call: 'sample-call',
}

let copy: Copy
beforeAll(async () => {
  copy = await copyRepository()
}, 120_000)
afterAll(() => copy?.remove(), 60_000)

/** Vitest marks its child processes with variables; here each command has to be independent of them. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_OPTIONS|NODE_ENV|TEST$)/.test(name)),
)

function node(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy.folder,
    encoding: 'utf8',
    env,
  })
  return { status, output: stdout + stderr }
}

const generate = (...args: string[]) => node('site/build/new.mjs', ...args)

/** Expects the command to exit with 0; otherwise the test shows its output. */
const passes = (script: string, ...args: string[]) =>
  expect(node(join('node_modules', script), ...args)).toMatchObject({
    status: 0,
    output: expect.any(String),
  })

it.each([
  ['component', 'Price Tag', /write at most 30 small letters/],
  ['component', 'price_tag', /write at most 30 small letters/],
  ['component', 'default', /reserved/],
  ['component', 'button', /is there already/],
  ['component', 'tabs-list', /exports TabsList already/],
  ['page', 'pricing', /is there already/],
  ['call', 'captcha', /is there already/],
  ['widget', 'price-tag', /component\|pattern\|page\|call NAME/],
])('rejects %s %s with an instruction, and writes nothing', (kind, name, message) => {
  const before = readFileSync(join(copy.folder, 'design-system/index.ts'), 'utf8')
  const { status, output } = generate(kind, name)
  expect(output).toMatch(message)
  expect(status).toBe(1)
  expect(readFileSync(join(copy.folder, 'design-system/index.ts'), 'utf8')).toBe(before)
})

it('rejects a page whose path is used for files of the site', () => {
  mkdirSync(join(copy.folder, 'site/public/films'))
  expect(generate('page', 'films').output).toMatch(/is served at \/films/)
})

it.each(Object.entries(samples))('writes a %s', (kind, name) => {
  expect(generate(kind, name)).toMatchObject({ status: 0, output: expect.stringContaining(name) })
  expect(generate(kind, name)).toMatchObject({
    status: 1,
    output: expect.stringContaining('is there already'),
  })
})

it('has correct types', { timeout: 600_000 }, () => passes('typescript/bin/tsc', '-p', '.'))

it('is formatted, without lint errors', () =>
  passes('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', 'design-system', 'site', 'tests/audit'))

it('imports in the permitted directions', { timeout: 300_000 }, () =>
  passes(
    'dependency-cruiser/bin/dependency-cruise.mjs',
    ...['--config', 'tests/dependency-cruiser.mjs', 'design-system', 'site'],
  ),
)

it('passes the tests of conventions, content, search and services', { timeout: 600_000 }, () =>
  passes(
    'vitest/vitest.mjs',
    ...[
      'run',
      '--project=node',
      '--project=server',
      'tests/conventions/component-folders',
      'tests/conventions/documentation',
      'tests/mutants',
      '-t',
    ],
    '^(?!are classified)',
    ...['design-system/testing', 'design-system/build', 'site/content', 'site/seo', 'site/routes'],
    ...[
      'site/services/sample-call',
      'site/server/sample-call',
      'site/server/http/api/fuzz.test.ts',
      'site/server/http/api/limits.test.ts',
    ],
  ),
)

it('passes its own tests in a browser', { timeout: 600_000 }, () =>
  passes('vitest/vitest.mjs', 'run', '--project=components', samples.component, samples.pattern),
)

it('passes the axe tests of all stories', { timeout: 600_000 }, () =>
  passes(
    'vitest/vitest.mjs',
    ...['run', '--project=components', '-t', Object.values(samples).join('|')],
    'design-system/testing/stories.test.tsx',
  ),
)

it('is built with the site, and its page is in the sitemap', { timeout: 600_000 }, () => {
  const build = "import('./site/build/steps.mjs').then(({ buildSite }) => buildSite())"
  expect(node('--input-type=module', '--eval', build)).toMatchObject({ status: 0 })
  const built = (file: string) => readFileSync(join(copy.folder, 'site/dist/client', file), 'utf8')
  expect(built(`${samples.page}/index.html`)).toContain('What comes next')
  expect(built('sitemap.xml')).toContain(`/${samples.page}</loc>`)
})

/** `npm run new`, in a copy of the repository: its output passes the checks of `npm test` unchanged. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Copy, copyRepository } from '../copy.ts'

const samples = { component: 'sample-thing', pattern: 'sample-panel' }

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

const generate = (...args: string[]) => node('site/build/run.mjs', 'site/build/new.ts', ...args)

it.each([
  ['component', 'Price Tag', /write small letters/],
  ['component', 'price_tag', /write small letters/],
  ['component', 'button', /is there already/],
  ['component', 'tabs-list', /exports TabsList already/],
  ['component', 'price-tag nothing', /no folder/],
  ['component', 'price-tag toast', /consists of several parts/],
  ['component', 'price-tag video-player', /consists of several parts/],
  ['component', 'default', /uses the name Default itself/],
  ['page', 'prices', /component\|pattern NAME/],
])('rejects %s %s with an instruction, and writes nothing', (kind, args, message) => {
  const before = readFileSync(join(copy.folder, 'design-system/index.ts'), 'utf8')
  const { status, output } = generate(kind, ...(args === 'Price Tag' ? [args] : args.split(' ')))
  expect(output).toMatch(message)
  expect(status).toBe(1)
  expect(readFileSync(join(copy.folder, 'design-system/index.ts'), 'utf8')).toBe(before)
})

it.each(Object.entries(samples))('writes a %s', (kind, name) => {
  expect(generate(kind, name)).toMatchObject({ status: 0, output: expect.stringContaining(name) })
  expect(generate(kind, name)).toMatchObject({
    status: 1,
    output: expect.stringContaining('is there already'),
  })
})

it.each([
  ['has correct types', 'typescript/bin/tsc', '-p .'],
  ['is formatted', '@biomejs/biome/bin/biome', 'check --error-on-warnings design-system'],
  [
    'passes the tests of conventions',
    'vitest/vitest.mjs',
    'run --project=node --project=server tests/conventions/component-folders tests/conventions/documentation design-system/testing',
  ],
  [
    'passes its own tests in a browser',
    'vitest/vitest.mjs',
    `run --project=components ${Object.values(samples).join(' ')}`,
  ],
])('%s', { timeout: 600_000 }, (_, script, args) =>
  // The output is shown where this fails.
  expect(node(join('node_modules', script), ...args.split(' '))).toMatchObject({
    status: 0,
    output: expect.any(String),
  }),
)

import { spawnSync } from 'node:child_process'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, inject, it } from 'vitest'
import { installed } from './build.ts'

const home = inject('home')

/** Runs a module of a consumer in plain Node, and parses the JSON that it prints. */
async function inNode(name: string, source: string) {
  const file = join(home, 'apps', name)
  await writeFile(file, source)
  const { status, stdout, stderr } = spawnSync(process.execPath, [file], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout)
}

const modules = (await readdir(installed, { recursive: true }))
  .map((path) => path.replaceAll('\\', '/'))
  // The tests' entry needs Vitest, and the commands are a program.
  .filter((path) => path.endsWith('.js') && !path.startsWith('testing/') && path !== 'commands.js')

describe('in Node, without a DOM', () => {
  it('every module can be imported', async () => {
    const urls = modules.map((path) => pathToFileURL(join(installed, path)).href)
    const result = await inNode(
      'import.mjs',
      `const modules = await Promise.all(${JSON.stringify(urls)}.map((url) => import(url)))
       console.log(JSON.stringify({ count: modules.length, document: typeof document }))`,
    )
    expect(result).toEqual({ count: modules.length, document: 'undefined' })
    expect(modules.length).toBeGreaterThan(80)
  })

  it('a component can be imported by its own entry', async () => {
    const result = await inNode(
      'entry.mjs',
      `import * as ds from '@kaksha/design-system'
       import { Button, buttonVariants } from '@kaksha/design-system/button'
       import { PricingCard } from '@kaksha/design-system/pricing-card'
       console.log(JSON.stringify([Button === ds.Button, buttonVariants === ds.buttonVariants, PricingCard === ds.PricingCard]))`,
    )
    expect(result).toEqual([true, true, true])
  })

  it('a theme can be checked', async () => {
    const result = await inNode(
      'check.mjs',
      `import { checkTheme } from '@kaksha/design-system/check-theme'
       const { failures } = checkTheme({ light: { page: { link: '#6d8fa6' } } })
       console.log(JSON.stringify({ own: checkTheme().passes, tokens: failures[0].nearest.tokens, all: failures.length }))`,
    )
    expect(result).toEqual({
      own: true,
      tokens: { light: { page: { link: { $value: expect.stringMatching(/^#[\da-f]{6}$/) } } } },
      all: 7,
    })
  })
})

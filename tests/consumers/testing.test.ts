import { execFile } from 'node:child_process'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { codeBlocks } from '../../docs/ladle/plugin/mdx.ts'
import { root } from '../../site/build/steps.ts'
import { chromiumLaunchOptions } from '../chromium.ts'

const app = join(inject('home'), 'apps/testing')

const guide = codeBlocks(await readFile(`${root}docs/pages/guide/testing.mdx`, 'utf8'))
const codeOf = (name: string) => guide.find((block) => block.name === name)!.code

const vitest = (...options: string[]) => ['vitest/vitest.mjs', 'run', '--reporter=json', ...options]

/** Runs a test program in a site. @returns The results in its JSON report. */
async function runTests([program, ...options]: string[], cwd = app) {
  const report = join(cwd, 'report.json')
  const command = [`${root}node_modules/${program}`, ...options, `--outputFile=${report}`]
  const env = {
    ...process.env,
    LAUNCH: JSON.stringify(chromiumLaunchOptions()),
    VITEST: undefined,
    NODE_ENV: undefined,
  }
  const { stderr = '' } = await promisify(execFile)(process.execPath, command, { cwd, env }).catch(
    (error) => error,
  )
  const text = await readFile(report, 'utf8').catch(() => {
    throw new Error(stderr)
  })
  const { testResults } = JSON.parse(text)
  // biome-ignore lint/suspicious/noExplicitAny: Vitest's report
  return testResults.flatMap((file: any) => file.assertionResults) as {
    status: string
    fullName: string
    failureMessages: string[]
  }[]
}

describe('a site that tests its own component with the package’s suites, as the documentation says', () => {
  const file = join(app, 'src/window.test.tsx')
  beforeAll(async () => {
    await mkdir(join(app, 'src'), { recursive: true })
    await writeFile(file, codeOf('dialog.tsx'))
    // The browser of this machine, and packages that are links.
    const here = codeOf('vitest.config.ts')
      .replace('playwright()', 'playwright({ launchOptions: JSON.parse(process.env.LAUNCH!) })')
      .replace('  test: {', '  server: { fs: { strict: false } },\n  test: {')
    await writeFile(join(app, 'vitest.config.ts'), here)
  })

  it('passes for a correct component', async () => {
    const results = await runTests(vitest())
    expect(
      results
        .filter(({ status }) => status !== 'passed')
        .map(({ fullName, failureMessages }) => [fullName, ...failureMessages]),
    ).toEqual([])
    expect(results.length).toBeGreaterThan(10)
  })

  it('fails for a key that the contract leaves out', async () => {
    const source = await readFile(file, 'utf8')
    await writeFile(file, source.replace(/.*'Escape'.*/, ''))
    const results = await runTests(vitest('--testNamePattern', 'are those of the contract'))
    expect(results.filter(({ status }) => status === 'failed')).toHaveLength(1)
  })
})

describe('a site that tests a form without a browser, as the documentation says', () => {
  const site = join(inject('home'), 'apps/jsdom')
  beforeAll(async () => {
    await mkdir(join(site, 'src'), { recursive: true })
    await copyFile(`${root}docs/pages/snippets/enquiry.tsx`, join(site, 'src/enquiry.tsx'))
    for (const name of ['vitest.jsdom.config.ts', 'jest.config.mjs', 'babel.config.json'])
      await writeFile(join(site, name), codeOf(name))
  })

  it.each([
    ['Vitest with jsdom', 'vitest', vitest('--config=vitest.jsdom.config.ts')],
    ['Vitest with happy-dom', 'vitest', vitest('--config=vitest.jsdom.config.ts', '--environment=happy-dom')],
    ['Jest with jsdom', '@jest/globals', ['jest/bin/jest.js', '--json']],
  ])('passes in %s', async (_, library, command) => {
    const test = codeOf('enquiry.jsdom.test.tsx')
    await writeFile(join(site, 'src/enquiry.test.tsx'), test.replace("'vitest'", `'${library}'`))
    const results = await runTests(command, site)
    expect(results).toMatchObject([{ status: 'passed' }])
  })
})

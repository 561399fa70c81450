import { execFile } from 'node:child_process'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { root } from '../../site/build/steps.ts'
import { chromiumLaunchOptions } from '../chromium.ts'

const app = join(inject('home'), 'apps/testing')

async function runTests(...options: string[]) {
  const report = join(app, 'report.json')
  const command = [
    `${root}node_modules/vitest/vitest.mjs`,
    'run',
    ...options,
    '--reporter=json',
    `--outputFile=${report}`,
  ]
  const env = {
    ...process.env,
    LAUNCH: JSON.stringify(chromiumLaunchOptions()),
    VITEST: undefined,
    NODE_ENV: undefined,
  }
  const { stderr = '' } = await promisify(execFile)(process.execPath, command, { cwd: app, env }).catch(
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
  beforeAll(() => copyFile(`${root}docs/pages/snippets/testing/dialog.tsx`, join(app, 'window.test.tsx')))

  it('passes for a correct component', async () => {
    const results = await runTests()
    expect(
      results
        .filter(({ status }) => status !== 'passed')
        .map(({ fullName, failureMessages }) => [fullName, ...failureMessages]),
    ).toEqual([])
    expect(results.length).toBeGreaterThan(10)
  })

  it('fails for a key that the contract leaves out', async () => {
    const file = join(app, 'window.test.tsx')
    const source = await readFile(file, 'utf8')
    await writeFile(file, source.replace(/.*'Escape'.*/, ''))
    const results = await runTests('--testNamePattern', 'are those of the contract')
    expect(results.filter(({ status }) => status === 'failed')).toHaveLength(1)
  })
})

import { execFile } from 'node:child_process'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { root } from '../../site/build/steps.mjs'
import { folder, openHome } from './frameworks/programs.ts'

let site: Awaited<ReturnType<typeof openHome>>

beforeAll(async () => {
  site = await openHome(inject('tarball'))
  await cp(join(root, 'docs/pages/snippets/react-aria'), site.home, { recursive: true })
}, 600_000)

afterAll(() => site?.close(), 60_000)

/** TypeScript's messages, one per line. */
async function compile() {
  const compilerOptions = {
    ...{ target: 'ES2022', module: 'ESNext', moduleResolution: 'bundler', jsx: 'react-jsx' },
    ...{ lib: ['ES2022', 'DOM', 'DOM.Iterable'], types: ['vite/client'] },
    ...{ strict: true, noEmit: true, skipLibCheck: true },
  }
  await writeFile(join(site.home, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.tsx'] }))
  const tsc = [join(root, 'node_modules/typescript/bin/tsc'), '-p', site.home, '--pretty', 'false']
  const { stdout } = await promisify(execFile)(process.execPath, tsc).catch((error) => error)
  return String(stdout).trim().split('\n').filter(Boolean)
}

it('compiles the code of the guide to React Aria', async () => {
  expect(await compile()).toEqual([])
})

it('installs the version that the guide names', async () => {
  const { dependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const guide = await readFile(join(site.home, 'install.sh'), 'utf8')
  expect(guide).toContain(`react-aria-components@${dependencies['react-aria-components']} `)
})

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { greenBefore, keepGreen } from '../green.mjs'

let repository: string
let kept: URL
const git = (...args: string[]) =>
  spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@school.example', ...args], { cwd: repository })
const commit = (text: string) => {
  writeFileSync(join(repository, 'file.txt'), text)
  git('add', '.')
  git('commit', '-m', text)
}
const before = async () => Object.fromEntries(await greenBefore(kept, repository))

beforeEach(async () => {
  repository = mkdtempSync(join(tmpdir(), 'green-'))
  git('init')
  writeFileSync(join(repository, '.gitignore'), 'green.json')
  kept = pathToFileURL(join(repository, 'green.json'))
  commit('one')
  const gates = [
    { title: 'Types', seconds: 9, ok: true },
    { title: 'Units', seconds: 90, ok: false },
  ]
  await keepGreen(kept, gates, repository)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(repository, { recursive: true, force: true })
})

it('what was green on this commit is known, and nothing that was red', async () => {
  expect(await before()).toEqual({ Types: 9 })
})

it('nothing is known of another commit', async () => {
  commit('two')
  expect(await before()).toEqual({})
})

it('nothing is known, or kept, where a file has changed', async () => {
  writeFileSync(join(repository, 'file.txt'), 'changed')
  expect(await before()).toEqual({})
  await keepGreen(kept, [{ title: 'Units', seconds: 1, ok: true }], repository)
  writeFileSync(join(repository, 'file.txt'), 'one')
  expect(await before()).toEqual({ Types: 9 })
})

it('nothing is known where a file has come', async () => {
  writeFileSync(join(repository, 'new.txt'), '')
  expect(await before()).toEqual({})
})

it('what was green over one database says nothing of another', async () => {
  vi.stubEnv('TEST_DATABASE_URL', 'postgres://localhost/')
  expect(await before()).toEqual({})
})

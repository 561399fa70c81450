import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { allMutants, root } from './mutant.ts'

const mutants = await allMutants()

describe('mutants', () => {
  it('are all different, and change something', () => {
    const ids = mutants.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    const changes = mutants.map(({ file, find, replace }) => [file, find, replace].join('\n'))
    expect(changes.filter((change, index) => changes.indexOf(change) !== index)).toEqual([])
    expect(mutants.filter(({ find, replace }) => find === replace)).toEqual([])
  })
})

it('are classified: killed, alive or broken', { timeout: 300_000 }, () => {
  const own = Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_OPTIONS|TEST$)/.test(name))
  const { stdout, status } = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'tests/mutants/run.ts', '--from=tests/mutants/fixture.ts'],
    { cwd: root, encoding: 'utf8', env: Object.fromEntries(own) },
  )
  const idsMarked = (word: string) =>
    [...stdout.matchAll(new RegExp(`^${word} +(\\S+?):?( |$)`, 'gm'))].map(([, id]) => id)
  expect(idsMarked('ALIVE'), stdout).toEqual(['harmless', 'drawn-as-before'])
  expect(idsMarked('BROKEN')).toEqual(['missing', 'twice', 'no-program', 'unnamed', 'vague'])
  expect(stdout).toContain(
    '`find` must occur once in design-system/components/toast/store.ts, and occurs 0 times',
  )
  expect(stdout).toContain(
    "no test of design-system/components/toast/store.test.ts is named 'a test that does",
  )
  expect(stdout).toMatch(/^9 mutants, 2 killed, 2 alive, 5 broken, \d+ s$/m)
  expect(status).toBe(1)
})

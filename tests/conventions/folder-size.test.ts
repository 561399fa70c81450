import { execFileSync } from 'node:child_process'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** A folder with more files of its own cannot be read at a glance: group its files by subject. */
const most = 20

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
const counts = new Map<string, number>()
for (const file of tracked.split('\0').filter(Boolean)) {
  const folder = posix.dirname(file)
  counts.set(folder, (counts.get(folder) ?? 0) + 1)
}
const full = [...counts].filter(([, count]) => count > most)

it(`no folder has more than ${most} files of its own`, () => {
  expect(counts.size).toBeGreaterThan(100)
  expect(full.map(([folder, count]) => `${folder}: ${count}`)).toEqual([])
})

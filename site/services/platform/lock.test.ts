import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { lockFolder } from './lock'

const folder = () => mkdtempSync(join(tmpdir(), 'kaksha-lock-'))
const leave = (place: string, content: string) => writeFileSync(join(place, 'server.lock'), content)

it('lets one in at a time', () => {
  const place = folder()
  const release = lockFolder(place)
  expect(() => lockFolder(place)).toThrow(
    `Another server (process ${process.pid}) is using the data in ${place}`,
  )
  release()
  lockFolder(place)()
  expect(readdirSync(place)).toEqual([])
})

it('does not mind what a dead process left', () => {
  const place = folder()
  const dead = spawnSync(process.execPath, ['-e', '']).pid
  for (const left of [JSON.stringify({ pid: dead, born: '' }), '', '{', 'null', '{"pid":"1"}']) {
    leave(place, left)
    lockFolder(place)()
  }
})

it.runIf(process.platform === 'linux')(
  'does not take a later process for the one that had its number',
  () => {
    const place = folder()
    for (const pid of [process.pid, process.ppid]) {
      leave(place, JSON.stringify({ pid, born: 'another-boot 12345' }))
      lockFolder(place)()
    }
  },
)

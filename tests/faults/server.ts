/** Runs the server in a separate process. Its data folder is kept when the process ends. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { bundle } from '../fixtures/bundle'

const scripts = new Map<string, Promise<string>>()

export type Reply = { ok: boolean; status: number; body: Record<string, unknown> }
export type FaultServer = Awaited<ReturnType<typeof startServer>>

type FailpointMessage = { reached?: string; armed?: string }

/**
 * Resolves when the server is ready. Rejects if it ends before, for example at the failpoint `KILL_AT`. `entry`: what runs
 * the server, in a folder whose name no other entry has.
 */
export async function startServer(env: Record<string, string>, entry = 'tests/faults/entry.ts') {
  const script = scripts.get(entry) ?? bundle(entry, `${basename(dirname(entry))}-${process.pid}`)
  scripts.set(entry, script)
  const child: ChildProcess = spawn(process.execPath, [await script], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,

      NODE_ENV: '',
      DATABASE_URL: '',
      PORT: '0',
      DRAIN_MS: '0',

      TRUST_PROXY: '1',
      SITE_URL: 'https://kaksha.example',
      ...env,
    },
  })
  let output = ''
  const reached: string[] = []
  child.on('message', (message: FailpointMessage) => {
    if (message.reached || message.armed) reached.push(message.reached ?? `armed: ${message.armed}`)
  })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data))
  let exitReason: string | null = null
  const exit = once(child, 'exit').then(([code, signal]) => {
    exitReason = String(signal ?? code)
    return exitReason
  })

  /** Resolves when `check` returns true. Rejects if the server ends before. */
  async function waitUntil(what: string, check: () => boolean): Promise<void> {
    while (!check()) {
      if (exitReason) throw new Error(`The server ended with ${exitReason} before ${what}.\n${output}`)
      await wait(5)
    }
  }

  const address = () => output.match(/^Ready on (http:\/\/localhost:\d+)$/m)?.[1]
  await waitUntil('it was ready', () => address() !== undefined)
  const url = String(address())

  // Each call comes from another IP address, so that no rate limit is reached.
  let calls = 0
  async function call(name: string, body: object, bearer = ''): Promise<Reply> {
    const response = await fetch(`${url}/v1/${name}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${bearer}`,
        'X-Forwarded-For': `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls++ & 255}`,
        'X-Forwarded-Proto': 'https',
      },
      body: JSON.stringify(body),
    })
    return { ok: response.ok, status: response.status, body: await response.json() }
  }

  return {
    child,
    url,
    call,
    exit,
    /** The failpoints that were reached since the start, in order. */
    reached: () => reached.filter((failpoint) => !failpoint.startsWith('armed: ')),
    output: () => output,
    untilReached: (failpoint: string) => waitUntil(failpoint, () => reached.includes(failpoint)),
    /** Kills the server when it reaches this failpoint next. */
    async arm(failpoint: string) {
      child.send(failpoint)
      await waitUntil('it was armed', () => reached.includes(`armed: ${failpoint}`))
    },
    async kill() {
      child.kill('SIGKILL')
      await exit
    },
  }
}

const sources = join(import.meta.dirname, '../../site/server')

/** The names of the failpoints in the code, read from the calls of `failpoint` in the files that are chosen. */
function failpoints(isChosen: (file: string) => boolean): string[] {
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file) && isChosen(file))
    .flatMap((file) => [...readFileSync(join(sources, file), 'utf8').matchAll(/\bfailpoint\('([^']+)'\)/g)])
    .map(([, failpoint]) => String(failpoint))
}

/** An e-mail is queued by what it is about (`mail/queue.ts`), in the same transaction. */
const isMail = (file: string) => /^(contact\/|mail\/outbox\.ts$)/.test(file)

/** Storing a contact message, and delivering e-mails. */
export const mailFailpoints = failpoints(isMail)
/** All others: payment, licence, the e-mails about them, and the deletion of an account. */
export const paymentFailpoints = failpoints((file) => !isMail(file))

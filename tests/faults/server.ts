/** Runs the server in a separate process. Its data folder is kept when the process ends. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { basename, dirname } from 'node:path'
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
  const pendingChecks = new Set<() => void>()
  const runChecks = () => {
    for (const runCheck of pendingChecks) runCheck()
  }
  child.on('message', (message: FailpointMessage) => {
    if (message.reached || message.armed) reached.push(message.reached ?? `armed: ${message.armed}`)
    runChecks()
  })
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data) => {
      output += data
      runChecks()
    })
  let exitReason: string | null = null
  const exit = once(child, 'exit').then(([code, signal]) => {
    exitReason = String(signal ?? code)
    runChecks()
    return exitReason
  })

  /** Resolves when `check` returns true. Rejects if the server ends before. */
  const waitUntil = (what: string, check: () => boolean) =>
    new Promise<void>((resolve, reject) => {
      const runCheck = () => {
        if (check()) resolve()
        else if (exitReason)
          reject(new Error(`The server ended with ${exitReason} before ${what}.\n${output}`))
        else return
        pendingChecks.delete(runCheck)
      }
      pendingChecks.add(runCheck)
      runCheck()
    })

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

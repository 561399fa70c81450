/** The real server in a separate process, over a data folder that outlives it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { bundle } from '../fixtures/bundle'

let script: Promise<string> | undefined

export type Reply = { ok: boolean; status: number; body: Record<string, unknown> }
export type FaultServer = Awaited<ReturnType<typeof startServer>>

type Notice = { reached?: string; armed?: string }

/** Rejects when the server dies before it is ready, as one that is killed during its start does. */
export async function startServer(env: Record<string, string>) {
  script ??= bundle('tests/faults/entry.ts', `faults-${process.pid}`)
  const child: ChildProcess = spawn(process.execPath, [await script], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      ...{ NODE_ENV: '', DATABASE_URL: '', PORT: '0', DRAIN_MS: '0' },
      ...{ TRUST_PROXY: '1', SITE_URL: 'https://kaksha.example' },
      ...env,
    },
  })
  let output = ''
  const reached: string[] = []
  const waiting = new Set<() => void>()
  const wake = () => {
    for (const look of waiting) look()
  }
  child.on('message', (notice: Notice) => {
    reached.push(notice.reached ?? `armed: ${notice.armed}`)
    wake()
  })
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data) => {
      output += data
      wake()
    })
  let death: string | null = null
  const exit = once(child, 'exit').then(([code, signal]) => {
    death = String(signal ?? code)
    wake()
    return death
  })

  /** Resolves when the condition holds; rejects when the server dies first. */
  const until = (what: string, check: () => boolean) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (check()) resolve()
        else if (death) reject(new Error(`The server died of ${death} before ${what}.\n${output}`))
        else return
        waiting.delete(look)
      }
      waiting.add(look)
      look()
    })

  const address = () => output.match(/^Ready on (http:\/\/localhost:\d+)$/m)?.[1]
  await until('it was ready', () => address() !== undefined)
  const url = String(address())

  // Each call has a different IP address, because rate limits are not tested here.
  let calls = 0
  async function call(name: string, body: object, bearer = ''): Promise<Reply> {
    const response = await fetch(`${url}/v1/${name}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${bearer}`,
        'X-Forwarded-For': `10.0.${(calls >> 8) & 255}.${calls++ & 255}`,
        'X-Forwarded-Proto': 'https',
      },
      body: JSON.stringify(body),
    })
    return { ok: response.ok, status: response.status, body: await response.json() }
  }

  return {
    url,
    call,
    exit,
    /** Every failpoint reached since the start, in order. */
    reached: () => reached.filter((step) => !step.startsWith('armed: ')),
    output: () => output,
    untilReached: (step: string) => until(step, () => reached.includes(step)),
    /** From now on the server is killed at this failpoint. */
    async arm(step: string) {
      child.send(step)
      await until('it was armed', () => reached.includes(`armed: ${step}`))
    },
    async kill() {
      child.kill('SIGKILL')
      await exit
    },
  }
}

/** A server in a separate process that reports what its calls cost. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { bundle } from '../../fixtures/bundle'
import type { Statement } from './fill'

/** Totals since the start of the process, and each statement of requests once. */
export type Usage = { cpuMs: number; statements: number; memory: number; ofRequests: Statement[] }
export type MeasuredServer = Awaited<ReturnType<typeof startMeasured>>

let script: Promise<string> | undefined

export async function startMeasured(env: Record<string, string>) {
  script ??= bundle('tests/bench/capacity/entry.ts', `capacity-${process.pid}`)
  const child = spawn(process.execPath, [await script], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
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
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The server did not start:\n${output}`)))
    child.stdout?.on('data', (data) => {
      output += data
      const ready = output.match(/^Ready on (\S+)$/m)?.[1]
      if (ready) resolve(ready)
    })
  })
  child.stdout?.removeAllListeners('data').resume()

  let calls = 0
  /** Each call has a different IP address, so that rate limits are counted but never reached. */
  async function call(name: string, body: object, bearer = ''): Promise<Record<string, unknown>> {
    const n = calls++
    const response = await fetch(`${url}/v1/${name}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${bearer}`,
        'X-Forwarded-For': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
        'X-Forwarded-Proto': 'https',
      },
      body: JSON.stringify(body),
    })
    const reply = await response.json()
    if (!response.ok) throw new Error(`${name}: ${response.status} ${JSON.stringify(reply)}`)
    return reply as Record<string, unknown>
  }

  async function usage(): Promise<Usage> {
    child.send('usage')
    const [answer] = await once(child, 'message')
    return answer as Usage
  }

  async function stop(): Promise<void> {
    if (child.exitCode === null && child.signalCode === null && child.kill('SIGTERM'))
      await once(child, 'exit')
  }
  return { url, call, usage, stop }
}

/** CPU milliseconds of a process and its children; null on systems without /proc. */
export function processCpu(parent: number): number | null {
  try {
    const ticks = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => {
        try {
          // The fields after the name (which may contain spaces): state, parent, …, user and system time in
          // hundredths of a second, and the same of children that have ended.
          const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
            .replace(/^.*\) /s, '')
            .split(' ')
            .map(Number)
          const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11)
          if (Number(pid) === parent) return user + system + endedUser + endedSystem
          return fields[1] === parent ? user + system : 0
        } catch {
          return 0
        }
      })
    return ticks.reduce((sum, one) => sum + one, 0) * 10
  } catch {
    return null
  }
}

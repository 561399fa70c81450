/** A server in a separate process that reports what its calls cost. */
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { startServer } from '../../faults/server'
import type { Statement } from './fill'

/** Totals since the start of the process, and each statement of requests once. */
export type Usage = { cpuMs: number; statements: number; memory: number; ofRequests: Statement[] }
export type MeasuredServer = Awaited<ReturnType<typeof startMeasured>>

export async function startMeasured(env: Record<string, string>) {
  const server = await startServer(env, 'tests/bench/capacity/entry.ts')
  const { child, url } = server

  async function call(name: string, body: object, bearer = ''): Promise<Record<string, unknown>> {
    const reply = await server.call(name, body, bearer)
    if (!reply.ok) throw new Error(`${name}: ${reply.status} ${JSON.stringify(reply.body)}`)
    return reply.body
  }

  async function usage(): Promise<Usage> {
    child.send('usage')
    const [answer] = await once(child, 'message')
    return answer as Usage
  }

  async function stop(): Promise<void> {
    if (child.kill('SIGTERM')) await server.exit
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

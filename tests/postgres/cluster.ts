/** PostgreSQL clusters of a test run. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { postgresFolders } from './find'

export type Cluster = {
  /** The superuser's address, over TCP. */
  url: string
  /** The folder of its Unix socket. */
  socketFolder: string
  pid: number
  stop: () => Promise<void>
}

/** Of the first PostgreSQL in these folders that can be run. */
export async function startCluster(folders = postgresFolders()): Promise<Cluster> {
  const supervisor = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'supervisor.ts'), ...folders],
    {
      // Ctrl+C also reaches the supervisor, but it has to run until the tests have ended.
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  )
  let stderr = ''
  let output = ''
  supervisor.stderr.on('data', (data) => (stderr += data))
  const left = once(supervisor, 'exit')
  const ready = new Promise<Omit<Cluster, 'stop'>>((resolve) => {
    supervisor.stdout.on('data', (data) => {
      output += data
      if (output.includes('\n')) resolve(JSON.parse(output))
    })
  })
  const cluster = await Promise.race([
    ready,
    left.then(() => Promise.reject(new Error(`PostgreSQL could not be started: ${stderr}`))),
  ])
  const stop = async () => {
    supervisor.stdin.end()
    await left
  }
  return { ...cluster, stop }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { postgresFolders } from './find'

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const none = postgresFolders().length === 0
const title = 'a cluster stops when its parent process ends, and removes its files'
it.skipIf(none)(
  none ? `${title} (skipped: there is only the PostgreSQL of TEST_DATABASE_URL)` : title,
  async () => {
    const cluster = pathToFileURL(`${import.meta.dirname}/cluster.ts`).href
    const script = `import { startCluster } from ${JSON.stringify(cluster)}
    console.log(JSON.stringify(await startCluster()))
    setInterval(() => {}, 1000)`
    const owner = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = await once(createInterface({ input: owner.stdout }), 'line')
    const { pid, socketFolder } = JSON.parse(line)
    expect(isRunning(pid)).toBe(true)
    owner.kill('SIGKILL')
    await expect.poll(() => isRunning(pid), { timeout: 20_000 }).toBe(false)
    await expect.poll(() => existsSync(socketFolder), { timeout: 20_000 }).toBe(false)
  },
)

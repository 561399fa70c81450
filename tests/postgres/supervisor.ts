// Supervises one PostgreSQL in a temporary folder for as long as its standard input is open. The input closes when the
// parent process ends for any reason, so a crashed test leaves no server and no files behind.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { freePort } from '../free-port.ts'

const folders = process.argv.slice(2)
const place = mkdtempSync(join(tmpdir(), 'kaksha-postgres-'))
const password = randomBytes(16).toString('hex')

/** PostgreSQL refuses to run as root. */
function otherThanRoot() {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const [, , uid, gid] =
    users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody') ?? []
  return { uid: Number(uid), gid: Number(gid) }
}
const user = otherThanRoot()
if (user.uid !== undefined) chownSync(place, user.uid, user.gid)

const options = { ...user, cwd: place, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } }

/** Creates the links of its libraries, which its install script would make, so that the script need not run. */
function withLinks(folder: string) {
  const list = join(folder, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')))
    try {
      symlinkSync(basename(source), join(dirname(folder), target))
    } catch {
      // The link exists.
    }
}

const runs = (folder: string, program: string) =>
  spawnSync(join(folder, 'bin', program), ['--version'], options).status === 0

/** The first one that this user can run. If the user may not read the folders above it, a copy of it. */
function usable() {
  for (const folder of folders) {
    withLinks(folder)
    if (runs(folder, 'initdb') && runs(folder, 'postgres')) return folder
    const copy = join(place, 'program')
    rmSync(copy, { recursive: true, force: true })
    cpSync(folder, copy, { recursive: true, dereference: true })
    if (runs(copy, 'initdb') && runs(copy, 'postgres')) return copy
  }
  throw new Error(`None of these PostgreSQL installations can be run: ${folders.join(', ')}.`)
}

function initialise(folder: string) {
  const secret = join(place, 'password')
  writeFileSync(secret, password, { mode: 0o600 })
  if (user.uid !== undefined) chownSync(secret, user.uid, user.gid)
  const flags = '-U postgres -A scram-sha-256 --encoding UTF8 --locale C --no-sync'.split(' ')
  const args = ['-D', join(place, 'data'), '--pwfile', secret, ...flags]
  const made = spawnSync(join(folder, 'bin/initdb'), args, options)
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
}

// Data may be lost in a power failure, because it is only test data.
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  // The time after which PostgreSQL checks for a deadlock.
  deadlock_timeout: '100ms',
  shared_buffers: '32MB',
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
}

const launch = (folder: string, port: number) =>
  new Promise<ChildProcess>((resolve, reject) => {
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const args = ['-D', join(place, 'data'), '-p', String(port), ...flags]
    const child = spawn(join(folder, 'bin/postgres'), args, {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let output = ''
    child.stderr.on('data', (data) => {
      output = (output + data).slice(-4000)
      if (output.includes('ready to accept connections')) resolve(child)
    })
    child.on('error', reject)
    child.on('exit', (code) => reject(new Error(`postgres exited with ${code}: ${output}`)))
  })

let server: ChildProcess | undefined
let isOver = false

async function stop() {
  if (isOver) return
  isOver = true
  if (server?.exitCode === null && server.signalCode === null) {
    const gone = new Promise((resolve) => server?.once('exit', resolve))
    // SIGQUIT ends its processes at once, and the data is not needed.
    server.kill('SIGQUIT')
    await gone
  }
  rmSync(place, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  process.exit(0)
}
process.stdin.on('close', stop).resume()
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)

try {
  const folder = usable()
  initialise(folder)
  // Between the check and the start another process can take the port.
  for (let tries = 3; !server; tries--) {
    const port = await freePort()
    server = await launch(folder, port).catch((error) => {
      if (tries === 1) throw error
      return undefined
    })
    if (server) {
      const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
      process.stdout.write(`${JSON.stringify({ url, pid: server.pid })}\n`)
    }
  }
} catch (error) {
  process.stderr.write(`${error}\n`)
  await stop()
}

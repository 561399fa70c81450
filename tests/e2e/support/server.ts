import { type ChildProcess, execFile as execFileCallback, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { newDataFolder } from '../../fixtures/data-folder'
import { freePort } from '../../free-port.ts'

const execFile = promisify(execFileCallback)
const built = (name: string) => fileURLToPath(new URL(`../../../site/dist/server/${name}`, import.meta.url))
const preload = ['--import', new URL('./preload.mjs', import.meta.url).href]

/** The built server as a separate process, with a data folder that is kept across restarts. */
export class Server {
  private child: ChildProcess | undefined
  /** How far its date is ahead of the real one. */
  private aheadMs = 0
  private constructor(
    readonly port: number,
    private readonly dataDir: string,
    private readonly env: Record<string, string>,
  ) {}

  static async start(env: Record<string, string> = {}) {
    const server = new Server(await freePort(), await newDataFolder(), env)
    await server.up()
    return server
  }

  get url() {
    return `http://localhost:${this.port}`
  }

  private environment() {
    return {
      ...process.env,
      ...this.env,
      DATA_DIR: this.dataDir,
      PORT: String(this.port),
      DATE_AHEAD_MS: String(this.aheadMs),
    }
  }

  /** Asks the preloaded script for something, and waits until it is done. */
  private async ask(message: 'empty' | { aheadMs: number }) {
    this.child?.send(message)
    await once(this.child!, 'message')
  }

  /** Sets its date and its database's, also for the next start; null is the real one. The time goes on. */
  async setDate(to: Date | null) {
    this.aheadMs = to ? to.getTime() - Date.now() : 0
    await this.ask({ aheadMs: this.aheadMs })
  }

  /** Empties the tables: accounts, companies, licences, payments, messages and the counters of the rate limits. */
  empty() {
    return this.ask('empty')
  }

  /** Resolves with the line that reports that requests are served. */
  async up() {
    const child = spawn(process.execPath, [...preload, built('start.js')], {
      env: this.environment(),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    this.child = child
    const output: string[] = []
    child.stderr?.on('data', (chunk) => output.push(String(chunk)))
    for await (const line of createInterface({ input: child.stdout! })) {
      output.push(line)
      if (line.startsWith('Ready on ')) return child.stdout?.resume()
    }
    throw new Error(`The server did not start:\n${output.join('\n')}`)
  }

  /** Stops the server, runs one of the owner's commands, such as `licences show ganit`, and starts it again. */
  async command(name: string, ...args: string[]) {
    await this.down()
    const command = [...preload, built('owner-commands.js'), name, ...args]
    await execFile(process.execPath, command, { env: this.environment() })
    await this.up()
  }

  /** Ends the process, by default as an operator would; `SIGKILL` as a power failure would. */
  async down(signal: NodeJS.Signals = 'SIGTERM') {
    const child = this.child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }

  async dispose() {
    await this.down()
    await rm(this.dataDir, { recursive: true, force: true })
  }
}

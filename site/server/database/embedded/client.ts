/** PGlite in a worker thread, with the methods that Drizzle's driver uses. */
import { Worker } from 'node:worker_threads'
import { workerFile } from '../../runtime/paths'

type QueryOptions = { rowMode?: 'array' | 'object' }
type Result = { rows: unknown[]; command?: string }
type Queries = { query: (text: string, values?: unknown[], options?: QueryOptions) => Promise<Result> }
type Reply = { id: number; result?: Result; error?: Record<string, unknown> }
type Pending = { resolve: (result: Result) => void; reject: (error: Error) => void }

/** The codes are PostgreSQL's, so that the server answers as if a separate database were unreachable. */
const failure = (message: string, code: string) => Object.assign(new Error(message), { code })
const threadEnded = () => failure('The thread of the embedded database ended.', '57P01')

/**
 * Statements that are allowed while the disk is almost full: they do not write, or they end a transaction.
 */
const allowedOnFullDisk = /^\s*(select|show|set|begin|commit|rollback|savepoint|release)\b/i

export type EngineOptions = {
  /** The folder of the cluster. */
  folder: string
  /** Files of a new cluster, which are unpacked into the folder first. */
  template?: string
  /** Why nothing may be written now, or null. */
  refusal?: () => string | null
  /** A statement that takes longer is ended, and the thread with it. In milliseconds. */
  stuckMs?: number
}

/**
 * Limit for starting the thread, in milliseconds; recovery after a crash takes longer than an ordinary start.
 */
const startMs = 120_000

/** One worker thread. After it has ended, every call is rejected. */
class Engine {
  readonly #worker: Worker
  readonly #pending = new Map<number, Pending>()
  readonly #stuckMs: number
  #id = 0
  #end: Error | undefined
  readonly started: Promise<unknown>
  readonly ended: Promise<void>

  constructor({ folder, template, stuckMs = 60_000 }: EngineOptions) {
    this.#stuckMs = stuckMs
    // No `execArgv`: the thread must not inherit the preloaded modules and debug options of the process.
    this.#worker = new Worker(workerFile, { workerData: { folder, template }, execArgv: [] })
    this.started = this.#expect(0, Math.max(startMs, stuckMs))
    this.#worker.on('message', ({ id, result, error }: Reply) => {
      const pending = this.#pending.get(id)
      this.#pending.delete(id)
      if (error) pending?.reject(Object.assign(new Error(String(error.message)), error))
      else pending?.resolve(result as Result)
    })
    // Not logged, because the message may quote values. `exit` follows and rejects what is pending.
    this.#worker.on('error', () => {})
    this.ended = new Promise((resolve) => {
      this.#worker.once('exit', () => {
        this.#end ??= threadEnded()
        for (const { reject } of this.#pending.values()) reject(this.#end)
        this.#pending.clear()
        resolve()
      })
    })
  }

  get isRunning(): boolean {
    return this.#end === undefined
  }

  /**
   * The reply to a message. The thread works on one message at a time, so each gets a time limit of its own.
   */
  #expect(id: number, ms = this.#stuckMs): Promise<Result> {
    const answer = new Promise<Result>((resolve, reject) => this.#pending.set(id, { resolve, reject }))
    const timer = setTimeout(() => {
      this.#end ??= failure('A statement did not end.', '57014')
      void this.#worker.terminate()
    }, ms)
    return answer.finally(() => clearTimeout(timer))
  }

  send(request: Record<string, unknown>): Promise<Result> {
    if (this.#end) return Promise.reject(this.#end)
    const id = ++this.#id
    const answer = this.#expect(id)
    this.#worker.postMessage({ id, ...request })
    return answer
  }

  async close(): Promise<void> {
    await this.send({ close: true }).catch(() => {})
    await this.#worker.terminate()
  }
}

/**
 * The database. It starts a new thread when the last one has ended. Transactions and single statements run
 * one at a time.
 */
export class EmbeddedClient implements Queries {
  readonly #options: EngineOptions
  #engine: Engine | undefined
  #turn: Promise<unknown> = Promise.resolve()

  private constructor(options: EngineOptions) {
    this.#options = options
  }

  static async open(options: EngineOptions): Promise<EmbeddedClient> {
    const client = new EmbeddedClient(options)
    await client.#running()
    return client
  }

  async #running(): Promise<Engine> {
    if (this.#engine?.isRunning) return this.#engine
    await this.#engine?.ended
    const engine = new Engine(this.#options)
    this.#engine = engine
    await engine.started
    return engine
  }

  #inTurn<Value>(work: (engine: Engine) => Promise<Value>): Promise<Value> {
    const mine = this.#turn.then(async () => work(await this.#running()))
    this.#turn = mine.catch(() => {})
    return mine
  }

  #execute(engine: Engine, text: string, values: unknown[] = [], { rowMode }: QueryOptions = {}) {
    const refusal = allowedOnFullDisk.test(text) ? null : this.#options.refusal?.()
    if (refusal) return Promise.reject(failure(refusal, '53100'))
    return engine.send({ text, values, rowMode })
  }

  query: Queries['query'] = (text, values, options) =>
    this.#inTurn((engine) => this.#execute(engine, text, values, options))

  /**
   * Runs the work in a transaction. The work may only use the given `query`: a query of the client would wait
   * for the end of the transaction.
   */
  transaction<Value>(work: (tx: Queries) => Promise<Value>): Promise<Value> {
    return this.#inTurn(async (engine) => {
      await engine.send({ text: 'begin' })
      try {
        const value = await work({
          query: (text, values, options) => this.#execute(engine, text, values, options),
        })
        const { command } = await engine.send({ text: 'commit' })
        if (command === 'ROLLBACK') throw failure('A failed transaction cannot be committed.', '25P02')
        return value
      } catch (error) {
        await engine.send({ text: 'rollback' }).catch(() => {})
        throw error
      }
    })
  }

  async close(): Promise<void> {
    await this.#turn
    if (this.#engine?.isRunning) await this.#engine.close()
  }
}

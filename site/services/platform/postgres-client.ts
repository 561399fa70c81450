/**
 * postgres.js 3.4, except for what it does when a connection breaks while it is in use. It then writes to a socket that
 * is gone, which ends the process (https://github.com/porsager/postgres/issues/1208); it sends the rest of a broken
 * transaction over a connection that is somebody else's by now (pull/1155); and a connection can be left that never
 * opens again (pull/1215). Only what Drizzle asks of a client is here.
 */
import type postgres from 'postgres'

type Work = (tx: Transaction) => Promise<unknown>
type Unsafe = (text: string, values?: unknown[], options?: object) => PromiseLike<unknown>
export type Transaction = { options: object; unsafe: Unsafe; savepoint: (work: Work) => Promise<unknown> }
export type Client = {
  options: object
  unsafe: Unsafe
  begin: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>
  end: () => Promise<void>
}

type Fault = { code?: string; severity?: string }
/** A query of postgres.js is a promise with its own resolve and reject. */
type Query = PromiseLike<unknown> & { reject: (fault: Fault) => void }
type Scope = {
  unsafe: (...given: Parameters<Unsafe>) => Query
  savepoint: (work: unknown) => Promise<unknown>
}

/** After these nothing more can be said over the connection. */
const isLoss = ({ code, severity }: Fault) =>
  severity === 'FATAL' || severity === 'PANIC' || /^(CONNECTION_|E[A-Z]+$)/.test(String(code))

const closed = () => Object.assign(new Error('The connection is closed.'), { code: 'CONNECTION_CLOSED' })

/** A query that fails as soon as somebody waits for it. */
function failing() {
  const values = () => Promise.reject(closed())
  const then: PromiseLike<unknown>['then'] = (onOk, onFault) => values().then(onOk, onFault)
  return { values, then }
}

const never = new Promise<never>(() => {})

function watch(state: { isLost: boolean }, options: object, work: Work) {
  return async (scope: Scope): Promise<unknown> => {
    const unsafe: Unsafe = (...given) => {
      if (state.isLost) return failing()
      const query = scope.unsafe(...given)
      const { reject } = query
      query.reject = (fault) => {
        state.isLost ||= isLoss(fault)
        reject(fault)
      }
      return query
    }
    const savepoint = (inner: Work) =>
      state.isLost ? Promise.reject(closed()) : scope.savepoint(watch(state, options, inner))
    try {
      const result = await work({ options, unsafe, savepoint })
      // An end would be followed by COMMIT or ROLLBACK; the loss itself rejects what `begin` has answered.
      return state.isLost ? never : result
    } catch (error) {
      if (state.isLost) return never
      throw error
    }
  }
}

/** In seconds. */
const patience = 2

/** One of its connections may be lost for good. That none could be made is no such sign. */
const isStuck = (fault: Fault) => isLoss(fault) && fault.code !== 'ECONNREFUSED' && fault.code !== 'ENOENT'

/** `open` makes a pool, and makes another when a connection of the last one has broken. */
export function createClient(open: () => postgres.Sql): Client {
  let pool = open()
  let isEnding = false
  const old = new Set<Promise<void>>()
  const { options } = pool

  function renew(of: postgres.Sql, fault: Fault): void {
    if (!isStuck(fault) || of !== pool || isEnding) return
    pool = open()
    // Drizzle has told the first one how values are read and written; connections keep the very objects.
    Object.assign(pool.options.parsers, options.parsers)
    Object.assign(pool.options.serializers, options.serializers)
    // What else is under way in it may come to its end.
    const ended = of.end({ timeout: patience }).finally(() => old.delete(ended))
    old.add(ended)
  }

  const unsafe: Unsafe = (text, values, how) => {
    const used = pool
    const query = used.unsafe(text, values as never[], how) as unknown as Query
    const { reject } = query
    query.reject = (fault) => {
      renew(used, fault)
      reject(fault)
    }
    return query
  }

  const begin: Client['begin'] = async (work) => {
    const used = pool
    const state = { isLost: false }
    try {
      return (await used.begin(watch(state, options, work) as never)) as never
    } catch (error) {
      state.isLost ||= isLoss(error as Fault)
      renew(used, error as Fault)
      throw error
    }
  }

  const end = async () => {
    isEnding = true
    await Promise.all([pool.end({ timeout: patience }), ...old])
  }
  return { options, unsafe, begin, end }
}

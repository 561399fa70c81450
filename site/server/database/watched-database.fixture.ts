/** Databases that report what is done with them. */
import { eq } from 'drizzle-orm'
import type { Database } from './database'
import { accounts } from './schema'

type Method = (...given: never[]) => unknown

/** Calls `before` with the name of each method before it runs. `replaced`: methods in place of the database's. */
const intercept = (db: Database, before: (method: string) => void, replaced: Record<string, Method> = {}) =>
  new Proxy(db, {
    get(from, key) {
      const value: unknown = replaced[String(key)] ?? Reflect.get(from, key)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => {
        before(String(key))
        return value.apply(from, given)
      }
    },
  })

/** Statements that write. `execute` may read, but nothing here reads with it. */
const isWriting = (method: string) => ['insert', 'update', 'delete', 'execute'].includes(method)

type Work = (tx: Database) => Promise<unknown>

/**
 * For thousands of requests. `written` counts committed statements, without those that a transaction rolled back. The
 * account `caller`, if there is one, is read once; everything else goes to the database.
 */
export function watchedDatabase(caller?: string) {
  let written = 0
  let known: Promise<unknown[]> | undefined

  function callerOf(db: Database, uid: string) {
    known ??= db
      .select()
      .from(accounts)
      .where(eq(accounts.uid, uid))
      .then((rows) => {
        if (rows.length === 0) known = undefined
        return rows
      })
    return known
  }

  const wrap = (db: Database): Database =>
    intercept(db, (method) => isWriting(method) && written++, {
      select: (...fields: []) => ({
        from: (table: typeof accounts) =>
          caller && table === accounts
            ? { where: () => Object.assign(callerOf(db, caller), { orderBy: () => callerOf(db, caller) }) }
            : db.select(...fields).from(table),
      }),
      transaction: async (work: Work) => {
        let inside = 0
        const result = await db.transaction((tx) =>
          work(intercept(tx, (method) => isWriting(method) && inside++)),
        )
        written += inside
        return result
      },
    })

  return { wrap, written: () => written }
}

/** Calls `look` before each call of a method, with its name. */
export const beforeEachCall = (db: Database, look: (method: string) => void): Database => intercept(db, look)

/** Its clock stays at this moment. */
export const withClock = (db: Database, at: number): Database =>
  intercept(db, () => {}, { execute: async () => ({ rows: [{ ms: String(at) }] }) })

/** Calls `reach` before each statement that writes, also in a transaction. */
export const beforeEachWrite = (db: Database, reach: () => void): Database =>
  intercept(db, (method) => isWriting(method) && reach(), {
    transaction: (work: Work) => db.transaction((tx) => work(beforeEachWrite(tx, reach))),
  })

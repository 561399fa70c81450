/** Databases that report what is done with them. */
import { eq } from 'drizzle-orm'
import type { Database } from './database'
import { accounts } from './schema'

type Method = (...given: unknown[]) => unknown

/** Statements that write. `execute` may read, but nothing here reads with it. */
const writing = new Set<PropertyKey>(['insert', 'update', 'delete', 'execute'])

/**
 * For thousands of requests. `written` counts committed statements, without those that a transaction rolled back. The account `caller`, if
 * there is one, is read once; everything else goes to the database.
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

  function counting<Target extends object>(target: Target, count: () => void, more: Record<string, Method>) {
    return new Proxy(target, {
      get(from, key) {
        const value: unknown = more[String(key)] ?? Reflect.get(from, key)
        if (typeof value !== 'function') return value
        return (...given: unknown[]) => {
          if (writing.has(key)) count()
          return (value as Method).apply(from, given)
        }
      },
    })
  }

  const wrap = (db: Database): Database =>
    counting(db, () => written++, {
      select: (...fields) => {
        const query = db.select(...(fields as []))
        return {
          from: (table: typeof accounts) =>
            caller && table === accounts
              ? {
                  where: () => Object.assign(callerOf(db, caller), { orderBy: () => callerOf(db, caller) }),
                }
              : query.from(table),
        }
      },
      transaction: async (work) => {
        let inside = 0
        const result = await db.transaction((tx) =>
          (work as (tx: object) => Promise<unknown>)(counting(tx, () => inside++, {})),
        )
        written += inside
        return result
      },
    })

  return { wrap, written: () => written }
}

/** Calls `look` before each call of a method, with its name. */
export const beforeEachCall = (db: Database, look: (method: string) => void): Database =>
  new Proxy(db, {
    get(from, key) {
      const value: unknown = Reflect.get(from, key)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => {
        look(String(key))
        return value.apply(from, given)
      }
    },
  })

/** Its clock stays at this moment. */
export const withClock = (db: Database, at: number): Database =>
  new Proxy(db, {
    get: (from, key) =>
      key === 'execute' ? async () => ({ rows: [{ ms: String(at) }] }) : Reflect.get(from, key),
  })

/** Calls `reach` before each statement that writes, also in a transaction. */
export const beforeEachWrite = (db: Database, reach: () => void): Database =>
  new Proxy(db, {
    get(from, key) {
      const value: unknown = Reflect.get(from, key)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => {
        if (key === 'transaction') {
          const work = given[0] as (tx: Database) => Promise<unknown>
          return from.transaction((tx) => work(beforeEachWrite(tx, reach)))
        }
        if (writing.has(key)) reach()
        return value.apply(from, given)
      }
    },
  })

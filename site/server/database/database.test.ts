import { sql } from 'drizzle-orm'
import { afterAll, expect, it, vi } from 'vitest'
import { openNewStore } from '../../../tests/fixtures/data-folder'
import { signal } from '../../../tests/fixtures/signal'
import { openStore } from './database'
import { rowsOf } from './migrations'
import { newDatabase } from './postgres.fixture'

const database = await newDatabase()
const store = database ? await openStore({ databaseUrl: database.url, dataDir: '' }) : await openNewStore()
afterAll(async () => {
  await store.close()
  await database?.drop()
})

it('runs one piece of work at a time, and the next one when it has ended or failed', async () => {
  const begun = signal()
  const end = signal()
  const first = store.withLock(() => {
    begun.resolve()
    return end.promise
  })
  await begun.promise
  const never = vi.fn()
  expect(await store.withLock(never)).toBe(false)
  expect(never).not.toHaveBeenCalled()
  end.resolve()
  expect(await first).toBe(true)
  await expect(store.withLock(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await store.withLock(async () => {})).toBe(true)
})

it('numbers rows with 64 bits, and so do their references and sequences', async () => {
  const narrow = sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type in ('smallint', 'integer')
      and (column_name = 'id' or column_name like '%\\_id' or is_identity = 'YES' or column_default like 'nextval%')
    union all
    select sequence_name from information_schema.sequences
    where sequence_schema = 'public' and data_type <> 'bigint'`
  expect(rowsOf(await store.db.execute(narrow))).toEqual([])
  const sequences = sql`select * from information_schema.sequences where sequence_schema = 'public'`
  expect(rowsOf(await store.db.execute(sequences))).not.toEqual([])
})

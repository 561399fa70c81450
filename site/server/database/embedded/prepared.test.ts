/** Statements that the embedded database keeps parsed. */
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newDataFolder } from '../../../../tests/fixtures/data-folder'
import { EmbeddedClient } from './client'

let client: EmbeddedClient
beforeAll(async () => {
  client = await EmbeddedClient.open({ folder: join(await newDataFolder(), 'pglite') })
  await client.query('create table notes (n int primary key, text text)')
  await client.query(`insert into notes values (1, 'first')`)
})
afterAll(() => client.close())

const rowsOf = async (text: string, values?: unknown[]) => (await client.query(text, values)).rows

it('sees the columns of a table that has changed since it was kept', async () => {
  const all = 'select * from notes where n = $1'
  expect(await rowsOf(all, [1])).toEqual([{ n: 1, text: 'first' }])
  await client.query('alter table notes add column size int default 3')
  expect(await rowsOf(all, [1])).toEqual([{ n: 1, text: 'first', size: 3 }])
})

it('goes on after an error, in a transaction too', async () => {
  const insert = 'insert into notes (n, text) values ($1, $2)'
  await client.query(insert, [2, null])
  const again = () => client.query(insert, [2, 'again'])
  await expect(again()).rejects.toMatchObject({ code: '23505', constraint: 'notes_pkey' })
  await expect(client.query(insert, ['two', ''])).rejects.toMatchObject({ code: '22P02' })
  await expect(client.query('select * from nothing where n = $1', [1])).rejects.toMatchObject({
    code: '42P01',
  })
  const failing = client.transaction(async (tx) => {
    await tx.query(insert, [3, 'third'])
    await tx.query(insert, [2, 'again'])
  })
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  expect(await rowsOf('select n, text from notes where n > $1', [1])).toEqual([{ n: 2, text: null }])
})

it('is planned again each time, since its tables may have grown', async () => {
  const text = 'select text from notes where n = $1'
  for (let turn = 0; turn < 12; turn++) await rowsOf(text, [turn])
  const plans = `select custom_plans::int as again, generic_plans::int as kept from pg_prepared_statements
    where statement = '${text}'`
  expect(await rowsOf(plans)).toEqual([{ again: 12, kept: 0 }])
})

it('is one of 200 at most', async () => {
  for (let n = 0; n < 250; n++)
    expect(await rowsOf(`select $1::int + ${n} as sum`, [1])).toEqual([{ sum: n + 1 }])
  expect(await rowsOf('select count(*)::int as n from pg_prepared_statements')).toEqual([{ n: 200 }])
})

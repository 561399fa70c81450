/** Test databases of a PostgreSQL: TEST_DATABASE_URL, or a cluster of the run (tests/postgres). */
import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

export type TestDatabase = { url: string; drop: () => Promise<void> }

/** A new test database with tables; without if `empty`. Null if the run has no PostgreSQL. */
export async function newDatabase({ empty = false } = {}): Promise<TestDatabase | null> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return null
  const name = `kaksha_test_${randomBytes(6).toString('hex')}`
  const template = process.env.TEST_DATABASE_TEMPLATE
  await asAdmin(server, `create database ${name} ${template && !empty ? `template ${template}` : ''}`)
  const url = new URL(server)
  url.pathname = name
  return { url: url.href, drop: () => asAdmin(server, `drop database ${name} with (force)`) }
}

/** A database for tests that only concern PostgreSQL. */
export async function someDatabase(options?: { empty: boolean }): Promise<TestDatabase> {
  const database = await newDatabase(options)
  if (!database) throw new Error('These tests need a PostgreSQL: run them as the project `postgres`.')
  return database
}

export async function asAdmin(server: string, statement: string): Promise<void> {
  const admin = new Client(server)
  try {
    await admin.connect()
    await admin.query(statement)
  } finally {
    await admin.end()
  }
}

import { Client } from 'pg'
import { expect, it } from 'vitest'
import { missingPostgres } from './cluster'

it.skipIf(missingPostgres)(
  `a real PostgreSQL is available${missingPostgres ? ` (skipped: ${missingPostgres})` : ''}`,
  async () => {
    const client = new Client(process.env.TEST_DATABASE_URL)
    await client.connect()
    const { rows } = await client.query('select version()')
    await client.end()
    expect(rows[0].version).toMatch(/^PostgreSQL (1[3-9]|[2-9]\d)\b/)
  },
)

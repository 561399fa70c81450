import postgres from 'postgres'
import { expect, it } from 'vitest'
import { missingPostgres } from './find'

it.skipIf(missingPostgres)(
  `a real PostgreSQL is asked${missingPostgres ? ` (skipped: ${missingPostgres})` : ''}`,
  async () => {
    const sql = postgres(String(process.env.TEST_DATABASE_URL), { max: 1 })
    const [row] = await sql`select version()`
    await sql.end()
    expect(row?.version).toMatch(/^PostgreSQL (1[3-9]|[2-9]\d)\b/)
  },
)

import { describe, expect, it } from 'vitest'
import { readDatabaseUrl } from './postgres-url'

const read = (url: string) => readDatabaseUrl(url, 15_000)

describe('an address of a PostgreSQL', () => {
  it.each([
    [
      'postgres://u:p@db.example:6000/kaksha?sslmode=require',
      'postgres://u:p@db.example:6000/kaksha?sslmode=require',
    ],
    ['postgresql://u:p%40ss@db.example/kaksha', 'postgresql://u:p%40ss@db.example:5432/kaksha'],
    ['postgres://u@/kaksha?host=db.example&port=6000', 'postgres://u@db.example:6000/kaksha'],
  ])('is taken as it is: %s', (given, url) => {
    const { url: read1, options } = read(given)
    expect(read1).toBe(url)
    expect(options.path).toBeUndefined()
  })

  it.each([
    [
      'postgres://u:p@/kaksha?host=/cloudsql/project:asia-south1:kaksha',
      '/cloudsql/project:asia-south1:kaksha/.s.PGSQL.5432',
    ],
    ['postgres:///kaksha?host=/var/run/postgresql&port=5433', '/var/run/postgresql/.s.PGSQL.5433'],
    ['postgres://u:p@ignored.example/kaksha?host=%2Ftmp', '/tmp/.s.PGSQL.5432'],
  ])('may name the folder of a Unix socket: %s', (given, path) => {
    expect(read(given).options.path).toBe(path)
  })

  it.each([
    'kaksha',
    'mysql://u:secret@h/kaksha',
    'postgres://u:secret@h',
    'postgres://u:secret@h:port/kaksha',
  ])('is refused without repeating it: %s', (given) => {
    expect(() => read(given)).toThrow(/^DATABASE_URL is not the address of a PostgreSQL: write it as /)
    expect(() => read(given)).not.toThrow(/secret/)
  })
})

it('a pooler is sent the parameters only that it keeps track of', () => {
  const tracked = ['application_name', 'TimeZone', 'DateStyle']
  const url = 'postgres://u@h/kaksha'
  const direct = read(url).options
  const pooled = readDatabaseUrl(`${url}?pgbouncer=true`, 15_000)
  expect(Object.keys(pooled.options.connection ?? {})).toEqual(tracked)
  expect(pooled.options.prepare).toBe(false)
  expect(pooled.url).not.toContain('pgbouncer')
  expect(direct.connection).toMatchObject({
    ...{ application_name: 'kaksha', statement_timeout: 15_000 },
    idle_in_transaction_session_timeout: 30_000,
  })
})

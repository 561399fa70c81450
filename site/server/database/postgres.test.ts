import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { readDatabaseUrl } from './postgres'

const read = (url: string) => readDatabaseUrl(url, 15_000)
/** The connection that `pg` would open. */
const placeOf = (url: string) => {
  const { host, port, user, password, database, ssl } = new pg.Client(read(url))
  return { host, port, user, password, database, ssl }
}

describe('an address of a PostgreSQL', () => {
  const base = { port: 5432, database: 'kaksha', ssl: false }
  it.each([
    [
      'postgres://u:p@db.example:6000/kaksha?sslmode=require',
      { ...base, host: 'db.example', port: 6000, ssl: { rejectUnauthorized: false } },
    ],
    ['postgres://u:p@db.example/kaksha?sslmode=verify-full', { ...base, host: 'db.example', ssl: {} }],
    ['postgresql://u:p%40ss@db.example/kaksha', { ...base, host: 'db.example', password: 'p@ss' }],
    ['postgres://u@/kaksha?host=db.example&port=6000', { ...base, host: 'db.example', port: 6000 }],
    [
      'postgres://u:p@/kaksha?host=/cloudsql/project:asia-south1:kaksha',
      { ...base, host: '/cloudsql/project:asia-south1:kaksha' },
    ],
    [
      'postgres:///kaksha?host=/var/run/postgresql&port=5433',
      { ...base, host: '/var/run/postgresql', port: 5433 },
    ],
    ['postgres://u:p@ignored.example/kaksha?host=%2Ftmp', { ...base, host: '/tmp' }],
  ])('is accepted unchanged: %s', (url, place) => {
    expect(placeOf(url)).toMatchObject(place)
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

it('sends a pooler only the parameters that it tracks', () => {
  const tracked = ['application_name', 'TimeZone', 'DateStyle']
  const url = 'postgres://u@h/kaksha'
  expect(Object.keys(readDatabaseUrl(`${url}?pgbouncer=true`, 15_000).parameters)).toEqual(tracked)
  expect(read(url).parameters).toMatchObject({
    application_name: 'kaksha',
    statement_timeout: '15000',
    idle_in_transaction_session_timeout: '30000',
  })
})

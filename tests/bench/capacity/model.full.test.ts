import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type Constants, model } from './model'

const kept: Constants = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../docs/deployment/capacity.json'), 'utf8'),
)

it('needs more servers, connections and database for more requests, and space for more tenants', () => {
  const { byRequests, byTenants } = model(kept)
  const grow = (values: number[]) => [...values].sort((a, b) => a - b)
  for (const name of ['servers', 'connections', 'databaseCores'] as const) {
    const values = byRequests.map((row) => row[name])
    expect(values).toEqual(grow(values))
  }
  expect(byTenants.map(({ bytes }) => bytes)).toEqual(grow(byTenants.map(({ bytes }) => bytes)))
  expect(byRequests.every(({ next }) => next !== '')).toBe(true)
})

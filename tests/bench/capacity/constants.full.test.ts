import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type Constants, changes } from './constants'
import { model } from './model'

const kept: Constants = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../docs/deployment/capacity.json'), 'utf8'),
)
const changed = (change: (constants: Constants) => void) => {
  const after = structuredClone(kept)
  change(after)
  return changes(kept, after)
}

it('reports one statement more, a quarter more bytes, and a call that is new', () => {
  expect(changes(kept, kept)).toEqual([])
  const { statements } = kept.calls.postgres.domain_availability!
  expect(changed(({ calls }) => (calls.postgres.domain_availability!.statements += 1))).toEqual([
    `calls.postgres.domain_availability.statements: ${statements} before, ${statements + 1} now`,
  ])
  expect(changed(({ bytes }) => (bytes.trial *= 1.25))).toHaveLength(1)
  expect(changed(({ bytes }) => (bytes.trial *= 0.75))).toHaveLength(1)
  expect(changed(({ calls }) => (calls.postgres.renew = { cpuMs: 1, statements: 1 }))).toHaveLength(2)
})

/** The same measurement on a machine, or by a program, that is slower in all calls. */
const slower = (constants: Constants, factor: number) => {
  for (const calls of Object.values(constants.calls))
    for (const call of Object.values(calls)) {
      call.cpuMs *= factor
      if (call.databaseCpuMs) call.databaseCpuMs *= factor
    }
  constants.mails.cpuMs *= factor
}

it('reports CPU time that grew by a fifth in all calls, or by more than a run varies in one', () => {
  expect(changed((constants) => slower(constants, 1.15))).toEqual([])
  expect(changed((constants) => slower(constants, 0.5))).toEqual([])
  expect(changed((constants) => slower(constants, 1.25))).toEqual([
    'cpuMs, median of all calls: 25 % more than before',
  ])
  const oneCall = (factor: number) => (constants: Constants) => {
    slower(constants, 1.1)
    constants.calls.postgres.domain_availability!.cpuMs *= factor
  }
  expect(changed(oneCall(1.2))).toEqual([])
  expect(changed(oneCall(1.8))).toHaveLength(1)
})

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

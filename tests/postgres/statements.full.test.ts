/** The statements of every call equal docs/deployment/capacity.gen.json. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { someDatabase } from '../../site/server/database/postgres.fixture'
import { callLimits } from '../../site/server/http/api/call-limits'
import { type CallCosts, measureCalls, unmeasured } from '../bench/capacity/measure-calls'
import { startMeasured } from '../bench/capacity/measured-server'
import type { Constants } from '../bench/capacity/report'
import { settingsFor, startRazorpay } from '../fixtures/razorpay/double'

const kept: Constants = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../docs/deployment/capacity.gen.json'), 'utf8'),
)
const statementsOf = (calls: CallCosts) =>
  Object.fromEntries(Object.entries(calls).map(([name, { statements }]) => [name, statements]))

it('names every call', () => {
  const named = [...Object.keys(kept.calls.postgres), ...unmeasured].filter((name) => !name.includes(','))
  expect(named.sort()).toEqual([...Object.keys(callLimits), 'payment_webhook'].sort())
})

it('does not change', async () => {
  const database = await someDatabase()
  const double = await startRazorpay()
  const server = await startMeasured({ ...settingsFor(double), DATABASE_URL: database.url })
  try {
    const calls = await measureCalls({ server, double, tenants: 48 })
    expect(statementsOf(calls)).toEqual(statementsOf(kept.calls.postgres))
  } finally {
    await server.stop()
    await double.close()
    await database.drop()
  }
})

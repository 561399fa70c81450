import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseUnavailableMessage } from '../../site/contracts/api'
import { openStore } from '../../site/server/database/database'
import { someDatabase, type TestDatabase } from '../../site/server/database/postgres.fixture'
import { companies, contactMessages } from '../../site/server/database/schema'
import { readLog } from '../../site/server/observability/log.fixture'
import {
  goodCompany,
  goodMessage,
  startTestServer,
  type TestServer,
} from '../../site/server/test-server.fixture'
import { relayTo } from './relay'

let database: TestDatabase
let relay: Awaited<ReturnType<typeof relayTo>>
let server: TestServer
beforeAll(async () => {
  database = await someDatabase()
  relay = await relayTo(database.url)
  server = await startTestServer({ store: await openStore({ databaseUrl: relay.url, dataDir: '' }) })
  await server.signIn('mitali')
})
afterAll(async () => {
  await server.close()
  await relay.cut()
  await database.drop()
})

const confirm = () => server.callAs('mitali', 'verify_with_backend', goodCompany)

it('the server answers 503 while the database is unavailable, and continues when it is back', async () => {
  const log = readLog()
  await relay.cut()
  // First the errors of broken connections, then errors of connections that cannot be opened.
  for (let tries = 0; tries < 3; tries++) {
    const replies = await Promise.all([confirm(), server.call('save_contact', goodMessage)])
    for (const { status, headers, body } of replies) {
      expect(status).toBe(503)
      expect(headers.get('Retry-After')).toBe('60')
      expect(body).toEqual({ success: false, message: databaseUnavailableMessage })
    }
  }
  const output = log.join('')
  expect(output).toContain('"code":"ECONNREFUSED"')
  for (const secret of [goodCompany.companyEmail, goodMessage.email, new URL(database.url).password])
    expect(output).not.toContain(secret)

  await relay.restore()
  expect((await confirm()).status).toBe(200)
  expect((await server.call('save_contact', goodMessage)).status).toBe(200)
  expect(await server.db.select().from(companies)).toHaveLength(1)
  expect(await server.db.select().from(contactMessages)).toHaveLength(1)
})

import { expect, it } from 'vitest'
import { newDataFolder } from '../../tests/fixtures/data-folder'
import { openStore } from './database/database'
import { goodMessage, startTestServer } from './test-server'

it('answers 503 with Retry-After while nothing can be stored, reports it in /healthz, and recovers', async () => {
  let reason: string | null = null
  const store = await openStore({ dataDir: await newDataFolder() })
  const server = await startTestServer({
    store,
    readOnly: () => reason,
    wrap: (db) =>
      new Proxy(db, {
        get: (target, name) => {
          if (reason && (name === 'insert' || name === 'transaction'))
            throw Object.assign(new Error(reason), { code: '53100' })
          return Reflect.get(target, name)
        },
      }),
  })
  const health = async () => (await server.raw('/healthz')).json()
  expect(await health()).toMatchObject({ status: 'ok' })
  reason = 'The disk is almost full.'
  const { status, headers } = await server.call('save_contact', goodMessage)
  expect([status, headers.get('retry-after')]).toEqual([503, '60'])
  expect(await health()).toMatchObject({ status: 'read-only', reason: 'disk full' })
  reason = null
  expect((await server.call('save_contact', goodMessage)).status).toBe(200)
  await server.close()
})

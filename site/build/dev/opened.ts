/** Resources that `npm run dev` opens once and keeps open while sources change. */
import { join } from 'node:path'
import { openStore } from '../../server/database/database'
import { persistentSecret } from '../../server/database/secret'
import { createLimiter } from '../../server/http/api/limiter'
import { createMetrics } from '../../server/observability/metrics'
import { repositoryFolder } from '../../server/runtime/paths'
import { readSettings } from '../../server/settings/settings'

export { listenFailure } from '../../server/http/http-server'
export { StartError } from '../../server/runtime/errors'

export type Opened = Awaited<ReturnType<typeof open>>

export async function open(env: NodeJS.ProcessEnv) {
  const settings = readSettings({
    ...env,
    // Always separate from the data of `npm start`, whatever its settings are.
    DATA_DIR: join(env.DATA_DIR || join(repositoryFolder, '.data'), 'dev'),
    DATABASE_URL: undefined,
    // There is no reverse proxy in development.
    TRUST_PROXY: undefined,
  })
  const store = await openStore(settings)
  const limiter = createLimiter({
    secret: await persistentSecret(store.db, 'rate_limit_secret'),
  })
  return { settings, store, limiter, metrics: createMetrics() }
}

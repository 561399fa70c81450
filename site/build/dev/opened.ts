/** Resources that `npm run dev` opens once and keeps open while sources change. */
import { join } from 'node:path'
import { openStore } from '../../services/platform/database'
import { createLimiter } from '../../services/platform/limiter'
import { createMetrics } from '../../services/platform/metrics'
import { repositoryFolder } from '../../services/platform/paths'
import { keptSecret } from '../../services/platform/secret'
import { readSettings } from '../../services/platform/settings'

export { whyNot } from '../../services/platform/listen'
export { StartError } from '../../services/platform/start-error'

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
  const limiter = createLimiter({ db: store.db, secret: await keptSecret(store.db, 'rate_limit_secret') })
  return { settings, store, limiter, metrics: createMetrics() }
}

/**
 * The measured server. Counts the statements of requests, `begin` and `commit` included: the statements of the periodic work depend
 * on the time. Keeps each of them once. Answers each message of its parent process with both.
 */
import pg from 'pg'
import { type SandboxAccount, sandboxAccounts } from '../../../site/contracts/sandbox-accounts'
import { requestId } from '../../../site/server/http/request-scope'
import { type Statement, tenantUid } from './fill'
import type { Usage } from './measured-server'

/** Made-up accounts that can sign in. */
const tenants = Array.from(
  { length: 2000 },
  (_, n): SandboxAccount => ({
    uid: tenantUid(n),
    email: `${tenantUid(n)}@school.example`,
    displayName: `School ${n}`,
    photoURL: '',
    behaviour: 'works',
  }),
)
;(sandboxAccounts as SandboxAccount[]).push(...tenants)

let statements = 0
const ofRequests = new Map<string, Statement>()

const { query } = pg.Client.prototype
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  const [config, values] = given as [string | Partial<Statement>, unknown[] | undefined]
  const statement: Partial<Statement> = typeof config === 'string' ? { text: config } : config
  const { text = '', values: own = [] } = statement
  const isOfRequest = Boolean(requestId())
  if (isOfRequest) statements++
  if (isOfRequest && /^(select|insert|update|delete)\b/i.test(text) && !ofRequests.has(text))
    ofRequests.set(text, { text, values: [...(values ?? own)] })
  return Reflect.apply(query, this, given)
} as typeof query

process.on('message', () => {
  const { user, system } = process.cpuUsage()
  const usage: Usage = {
    cpuMs: (user + system) / 1000,
    statements,
    memory: process.memoryUsage.rss(),
    ofRequests: [...ofRequests.values()],
  }
  process.send?.(usage)
})
process.channel?.unref()

// Imported after this, because the server opens its database when it is loaded.
await import('../../../site/server/start')

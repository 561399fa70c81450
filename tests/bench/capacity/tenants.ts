/** Made-up accounts that can sign in to the measured server. */
import { type SandboxAccount, sandboxAccounts } from '../../../site/contracts/sandbox-accounts'

export const tenantUid = (n: number) => `tenant-${n}`

const all = Array.from({ length: 2000 }, (_, n) => ({
  uid: tenantUid(n),
  email: `${tenantUid(n)}@school.example`,
  displayName: `School ${n}`,
  photoURL: '',
  behaviour: 'works' as const,
}))
;(sandboxAccounts as SandboxAccount[]).push(...all)

/**
 * Preloaded into the server under test: adds sandbox accounts, reports each failpoint that the code reaches by calling
 * `failpoint`, and kills the process at the requested one.
 */
import { type SandboxAccount, sandboxAccounts } from '../../site/services/auth/sandbox/accounts'
import { reconcileEvery } from '../../site/services/payment/server/reconcile'
import { people } from './people'

;(sandboxAccounts as SandboxAccount[]).push(
  ...people.map((uid) => ({
    ...{ uid, email: `${uid}@school.example`, displayName: uid, photoURL: '' },
    behaviour: 'works' as const,
  })),
)

// The interval of several minutes is too long for a test.
const everyMs = Number(process.env.RECONCILE_EVERY)
if (everyMs) {
  const every = globalThis.setInterval
  globalThis.setInterval = ((work: () => void, ms?: number) =>
    every(work, ms === reconcileEvery ? everyMs : ms)) as typeof setInterval
}

let fatal = process.env.KILL_AT
process.on('message', (step: string) => {
  fatal = step
  process.send?.({ armed: step })
})
process.channel?.unref()

Object.assign(globalThis, {
  [Symbol.for('kaksha.failpoint')](step: string) {
    if (step === fatal) process.kill(process.pid, 'SIGKILL')
    process.send?.({ reached: step })
  },
})

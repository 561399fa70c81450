/**
 * Preloaded into the server under test: adds sandbox accounts, reports each failpoint that the code reaches by calling
 * `failpoint`, and kills the process at the requested one.
 */
import { type SandboxAccount, sandboxAccounts } from '../../site/contracts/sandbox-accounts'
import { reconcileEvery } from '../../site/server/payment/reconcile'

// More than there are kills of a server, so that each kill has its own.
for (let n = 0; n < 130; n++) {
  const uid = `person-${n}`
  const account = { uid, email: `${uid}@school.example`, displayName: uid, photoURL: '' }
  ;(sandboxAccounts as SandboxAccount[]).push({ ...account, behaviour: 'works' })
}

// The real interval of several minutes is too long for a test.
const everyMs = Number(process.env.RECONCILE_EVERY)
if (everyMs) {
  const every = globalThis.setInterval
  globalThis.setInterval = ((work: () => void, ms?: number) =>
    every(work, ms === reconcileEvery ? everyMs : ms)) as typeof setInterval
}

let killAt = process.env.KILL_AT
process.on('message', (failpoint: string) => {
  killAt = failpoint
  process.send?.({ armed: failpoint })
})
process.channel?.unref()

Object.assign(globalThis, {
  [Symbol.for('kaksha.failpoint')](failpoint: string) {
    if (failpoint === killAt) process.kill(process.pid, 'SIGKILL')
    process.send?.({ reached: failpoint })
  },
})

/** What the owner's commands do, for tests. */
import { randomUUID } from 'node:crypto'
import type { Database, Store } from '../database/database'
import { endNow, extendByDays } from '../licensing/admin'
import { listProblems, refundPayment } from '../payment/admin'
import type { PaymentProvider } from '../payment/providers/provider'
import { type Command, runCommand } from './command'

export type Owner = ReturnType<typeof ownerOf>

export const ownerOf = (db: Database, provider: PaymentProvider) => ({
  extend: (company: string, days: number, key: string = randomUUID()) => extendByDays(db, company, days, key),
  end: (company: string) => endNow(db, company),
  /** Stores the request. Reconciliation sends it. */
  refund: (id: string, late = false) => refundPayment({ db, provider }, id, late),
  problems: () => listProblems(db),
})

/** A database that a test has opened: opening a data folder takes a second. */
export const storeOf = (db: Database): Store => ({
  db,
  withLock: async () => false,
  close: async () => {},
})

/** Runs a command as it is typed. `open`: how it opens the database; `undefined` for as in a terminal. */
export async function runCommandWith(
  open: (() => Promise<Store>) | undefined,
  command: Command,
  args: string[],
  env: NodeJS.ProcessEnv = {},
) {
  const printed = { out: '', err: '' }
  const out = (text: string) => (printed.out += `${text}\n`)
  const err = (text: string) => (printed.err += `${text}\n`)
  const code = await runCommand(command, args, env, { out, err }, open)
  return { code, ...printed }
}

export const runOn = (db: Database, command: Command, args: string[], env?: NodeJS.ProcessEnv) =>
  runCommandWith(async () => storeOf(db), command, args, env)

/** CPU time and statements of every call of the API, by the journeys of many tenants. */
import { setTimeout as wait } from 'node:timers/promises'
import type { CallName } from '../../../site/contracts/api'
import { goodCompany, goodCompletion, goodMessage } from '../../../site/server/test-server.fixture'
import type { RazorpayDouble } from '../../fixtures/razorpay/double'
import { tenantUid } from './fill'
import type { MeasuredServer } from './measured-server'

/** Only the checkout of the sandbox calls it, instead of the provider's page. */
export const unmeasured: readonly CallName[] = ['sandbox_pay']

type CallCost = { cpuMs: number; databaseCpuMs?: number; statements: number }
export type CallCosts = Record<string, CallCost>

type Options = {
  server: MeasuredServer
  double: RazorpayDouble
  /** The number of free trials. A quarter as many tenants pay. */
  tenants: number
  databaseCpu?: () => number | null
  /** Runs when all tenants have their licences, before accounts are deleted. */
  atFullSize?: (phase: 'trials' | 'buyers') => Promise<void>
}

/** Number of concurrent calls. */
const parallel = 8
const roundsMax = 20

/** The value that this fraction of the values does not exceed. */
function quantile(values: readonly number[], fraction: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? Number.NaN
}

export async function measureCalls({ server, double, tenants, databaseCpu, atFullSize }: Options) {
  // The first periodic work after the start must have ended.
  for (let last = -1, now = 0; now !== last; ) {
    last = now
    await wait(500)
    now = (await server.usage()).statements
  }
  const costs: CallCosts = {}
  const tokens: string[] = []

  async function inParallel(from: number, to: number, work: (n: number) => Promise<unknown>): Promise<void> {
    let next = from
    const worker = async () => {
      while (next < to) await work(next++)
    }
    await Promise.all(Array.from({ length: parallel }, worker))
  }

  /**
   * The first calls run one after another; the lowest number of statements counts, because periodic work and retried
   * transactions add some. The others run in rounds; a fast round counts, because other load and compilation add time.
   */
  async function measure(
    name: string,
    from: number,
    to: number,
    work: (n: number) => Promise<unknown>,
    times = 1,
  ) {
    const databaseStart = databaseCpu?.()
    const statements: number[] = []
    const single = Math.min(from + 6, to)
    for (let n = from; n < single; n++) {
      const before = await server.usage()
      await work(n)
      statements.push(((await server.usage()).statements - before.statements) / times)
    }
    const rounds = Math.max(1, Math.min(roundsMax, Math.floor((to - single) / parallel)))
    const startOf = (round: number) => single + Math.floor(((to - single) * round) / rounds)
    const cpu: number[] = []
    for (let round = 0; round < rounds; round++) {
      const before = await server.usage()
      await inParallel(startOf(round), startOf(round + 1), work)
      const after = await server.usage()
      cpu.push((after.cpuMs - before.cpuMs) / ((startOf(round + 1) - startOf(round)) * times))
    }
    const databaseEnd = databaseCpu?.()
    costs[name] = {
      cpuMs: quantile(cpu, 0.25),
      ...(databaseStart != null &&
        databaseEnd != null && { databaseCpuMs: (databaseEnd - databaseStart) / ((to - from) * times) }),
      statements: Math.min(...statements),
    }
  }

  const callAs = (n: number, name: CallName, body: object = {}) =>
    server.call(name, { token: tenantUid(n), ...body }, tokens[n])
  const signInSandbox = async (n: number) => {
    const reply = await server.call('sandbox_sign_in', { account: tenantUid(n) })
    tokens[n] = String(reply.token)
  }
  const signIn = (n: number) =>
    callAs(n, 'google_login', {
      uid: tenantUid(n),
      email: `${tenantUid(n)}@school.example`,
      token: tokens[n],
    })
  const company = (n: number, plan: string) => {
    const { selected_plan: _, ...details } = goodCompany
    return { details: { ...details, domainName: `school-${n}` }, selected_plan: plan }
  }
  const confirm = (n: number, plan: string) => {
    const { details, selected_plan } = company(n, plan)
    return callAs(n, 'verify_with_backend', { ...details, selected_plan })
  }
  const { domainName: _, ...draft } = company(0, 'FT').details

  const trials = (name: CallName, work: (n: number) => Promise<unknown>) => measure(name, 0, tenants, work)
  /** Once unmeasured, because a server that runs for weeks has compiled its code. */
  async function repeated(name: CallName, work: (n: number) => Promise<unknown>): Promise<void> {
    await inParallel(0, tenants, work)
    await trials(name, work)
  }
  await trials('sandbox_sign_in', signInSandbox)
  await trials('google_login', signIn)
  await repeated('onboarding_status', (n) => callAs(n, 'onboarding_status', { plan: 'FT' }))
  await repeated('save_draft', (n) => callAs(n, 'save_draft', { plan: 'FT', fields: draft }))
  await repeated('domain_availability', (n) =>
    callAs(n, 'domain_availability', { domainName: `school-${n}` }),
  )
  await trials('verify_with_backend', (n) => confirm(n, 'FT'))
  await trials('complete_onboarding', (n) => callAs(n, 'complete_onboarding', goodCompletion(tenantUid(n))))
  await repeated('account', (n) => callAs(n, 'account'))
  await trials('save_company', (n) => callAs(n, 'save_company', company(n, 'FT').details))
  await repeated('account_export', (n) => callAs(n, 'account_export'))
  await trials('discard_draft', (n) => callAs(n, 'discard_draft', { plan: 'FT' }))
  await trials('save_contact', (n) =>
    server.call('save_contact', { ...goodMessage, email: `${tenantUid(n)}@school.example` }),
  )
  await atFullSize?.('trials')

  const end = tenants + Math.ceil(tenants / 4)
  const buyers = (name: string, work: (n: number) => Promise<unknown>, times = 1) =>
    measure(name, tenants, end, work, times)
  await inParallel(tenants, end, async (n) => {
    await signInSandbox(n)
    await signIn(n)
    await confirm(n, 'SP')
  })
  const orders: string[] = []
  await buyers('create_payment_order', async (n) => {
    orders[n] = String((await callAs(n, 'create_payment_order', { plan: 'SP' })).orderId)
  })
  const paid = new Map<number, ReturnType<RazorpayDouble['pay']>>()
  for (let n = tenants; n < end; n++) paid.set(n, double.pay(String(orders[n]), 'captured'))
  await buyers('complete_onboarding, paid', (n) =>
    callAs(n, 'complete_onboarding', {
      ...goodCompletion(tenantUid(n)),
      orderId: paid.get(n)?.razorpay_payment_id,
      razorpayOrderId: paid.get(n)?.razorpay_order_id,
      razorpaySignature: paid.get(n)?.razorpay_signature,
    }),
  )
  const messages = new Map(
    orders.slice(tenants).map((order) => [order, double.messages.filter(({ body }) => body.includes(order))]),
  )
  const perOrder = messages.get(String(orders[tenants]))?.length ?? 0
  await buyers(
    'payment_webhook',
    async (n) => {
      for (const message of messages.get(String(orders[n])) ?? []) await double.deliver(server.url, message)
    },
    perOrder,
  )
  await atFullSize?.('buyers')
  await trials('delete_account', (n) => callAs(n, 'delete_account'))
  return costs
}

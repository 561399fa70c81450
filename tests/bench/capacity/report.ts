/** The measured part of docs/deployment/capacity.md. What follows from it there is written by hand. */
import type { CallCosts } from './measure-calls'

/** The measured constants: docs/deployment/capacity.gen.json. */
export type Constants = {
  /** The machine and the software of the measurement: times of another machine differ. */
  measured: { node: string; processor: string; trials: number; buyers: number }
  calls: { postgres: CallCosts }
  /** CPU of PostgreSQL for each call among so many companies, and how many different statements were explained there. */
  atMillion: { companies: number; statements: number; databaseCpuMs: Record<string, number> }
  /** Bytes of tables with their indexes, after VACUUM FULL. */
  bytes: { trial: number; payingTenant: number; contactMessage: number; rateLimitKey: number }
  mails: {
    perTrial: number
    perPurchase: number
    /** CPU time of sending an e-mail. */
    cpuMs: number
  }
  /** Database connections of one server with the default pool. */
  connections: number
  /** Memory of one server after all calls, in MB. */
  memory: { postgres: number }
}

/** API calls of an average tenant. One in five pays. */
const mix: Record<string, number> = {
  google_login: 1,
  onboarding_status: 2,
  save_draft: 8,
  domain_availability: 5,
  verify_with_backend: 1,
  complete_onboarding: 0.8,
  account: 2,
  save_company: 0.1,
  save_contact: 0.3,
  create_payment_order: 0.2,
  'complete_onboarding, paid': 0.2,
  payment_webhook: 0.6,
}

/** The planned share of its time that a server or a core works: above it the waiting time grows quickly. */
const utilisation = 0.6

const count = (value: number) => Math.round(value).toLocaleString('en-IN')
const ms = (value: number | undefined) => (value === undefined ? '' : value.toFixed(value < 10 ? 1 : 0))

const table = (head: string[], rows: (string | number)[][]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

export function report({ measured, calls, atMillion, bytes, mails, connections, memory }: Constants): string {
  const weights = Object.entries(mix)
  const mean = (value: (call: NonNullable<CallCosts[string]>) => number) =>
    weights.reduce((sum, [name, weight]) => {
      const call = calls.postgres[name]
      if (!call) throw new Error(`${name} was not measured.`)
      return sum + weight * value(call)
    }, 0) / weights.reduce((sum, [, weight]) => sum + weight, 0)
  const cpuMs = mean((call) => call.cpuMs)
  const databaseCpuMs = mean((call) => call.databaseCpuMs ?? Number.NaN)
  return `Measured with Node ${measured.node} on ${measured.processor}, by the journeys of ${count(measured.trials)} tenants with a
trial and ${count(measured.buyers)} that paid. The load came from the same machine.

## Each call

CPU of the server in ms, CPU of PostgreSQL in ms, and statements, \`begin\` and \`commit\` included. Two statements of a signed-in
call count its rate limits. The lowest number of statements counts, because a transaction that conflicts with
another one is repeated.

${table(
  ['Call', 'Server', 'PostgreSQL', `Among ${count(atMillion.companies)} companies`, 'Statements'],
  Object.entries(calls.postgres).map(([name, { cpuMs, databaseCpuMs, statements }]) => [
    name,
    ms(cpuMs),
    ms(databaseCpuMs),
    ms(atMillion.databaseCpuMs[name]),
    statements,
  ]),
)}

The fourth column is PostgreSQL again, with ${count(atMillion.companies)} companies, 2,00,000 orders and as many events and
e-mails: the ${count(atMillion.statements)} different statements of these calls were explained there, and none reads a large
table as a whole. The measurement fails where one does.

\`sandbox_pay\` is missing: only the sandbox has it.

## Each tenant

${table(
  ['Constant', 'Value'],
  [
    ['A tenant with a trial, tables and indexes', `${count(bytes.trial)} bytes`],
    ['A tenant that paid a year', `${count(bytes.payingTenant)} bytes`],
    ['A contact message', `${count(bytes.contactMessage)} bytes`],
    ['A counted address or account, for an hour after its time', `${count(bytes.rateLimitKey)} bytes`],
    ['E-mails of a trial, and two reminders of its end', mails.perTrial],
    ['E-mails of a purchase, and one reminder a year', mails.perPurchase],
    ['CPU of a delivery', `${ms(mails.cpuMs)} ms`],
    ['Connections of one server', `${connections}, at most \`DATABASE_POOL\` and 2`],
    ['Memory of one server after all of this', `${memory.postgres} MB`],
  ],
)}

## An average call

It takes ${ms(cpuMs)} ms of a server, ${ms(databaseCpuMs)} ms of PostgreSQL and ${mean((call) => call.statements).toFixed(1)} statements. So one server with 1 vCPU answers
${count((utilisation * 1000) / cpuMs)} a second, and one core of PostgreSQL ${count((utilisation * 1000) / databaseCpuMs)}, each at ${utilisation * 100} % of its time. Calls of one tenant:
${weights.map(([name, times]) => `\`${name}\` ${times}`).join(', ')}.
`
}

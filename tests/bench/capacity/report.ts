/** Writes docs/deployment/capacity.md. */
import { assumptions, type Constants, mix, model, steps } from './model'

const count = (value: number) => Math.round(value).toLocaleString('en-IN')
const ms = (value: number | undefined) => (value === undefined ? '' : value.toFixed(value < 10 ? 1 : 0))
const size = (bytes: number) => (bytes < 1e9 ? `${count(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`)

const table = (head: string[], rows: (string | number)[][]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

export function report(constants: Constants): string {
  const { measured, calls, atMillion, bytes, mails, connections, memory } = constants
  const { call, perServer, perCore, limits, byRequests, byTenants, mailsPerServer } = model(constants)
  const million = byTenants.at(-1)
  return `# Capacity

Written by \`npm run bench:capacity\`; do not edit. The measured numbers are in [capacity.json](capacity.json).
\`npm run test:full\` fails if a call sends another number of statements. CPU times depend on the machine, and vary by up
to 75 % in one call from run to run; statements and bytes do not.

Measured with Node ${measured.node} on ${measured.processor}, by the journeys of ${count(measured.trials)} tenants with a
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

## Requests a second

Calls of the API: the pages come from a CDN ([Firebase Hosting](cloud-run.md#firebase-hosting)). An average call takes
${ms(call.cpuMs)} ms of a server, ${ms(call.databaseCpuMs)} ms of PostgreSQL and ${call.statements.toFixed(1)} statements. So one server with 1 vCPU answers
${count(perServer)} a second, and one core of PostgreSQL ${count(perCore)}, each at ${assumptions.utilisation * 100} % of its time.

${table(
  [
    'Requests a second',
    'Servers',
    'Connections',
    'Pooler',
    'Cores of PostgreSQL',
    'Needed by then',
    'Next bottleneck',
  ],
  byRequests.map(({ requests, servers, connections, pool, databaseCores, reached, next }) => [
    count(requests),
    count(servers),
    count(connections),
    pool,
    count(databaseCores),
    reached.map(({ remedy }) => remedy).join('; ') || 'nothing more',
    next,
  ]),
)}

The bottlenecks, in the order in which they are reached:

${limits.map(({ name, requests, remedy }) => `1. At ${count(requests)} requests a second, ${name}: ${remedy}.`).join('\n')}

- **Two servers** are the least for an upgrade or a crash without a pause, whatever the table says.
- **The pooler** is PgBouncer 1.21 or newer, or a managed one, in transaction mode and with \`?pgbouncer=true\`
  ([settings](README.md#a-postgresql)). The servers use no named prepared statements, so an older one works too; 1.21
  supports them for other clients of the database.
- **Replicas** may answer what only reads: \`account\`, \`account_export\`. \`onboarding_status\` may activate a
  licence, and \`domain_availability\` would call a name free that was just taken, which saving then refuses.

## Tenants

${table(
  ['Tenants', 'Database', 'E-mails a day', 'Licences due for a reminder'],
  byTenants.map(({ tenants, bytes, mailsPerDay, reminders }) => [
    count(tenants),
    size(bytes),
    count(mailsPerDay),
    count(reminders),
  ]),
)}

- **Up to ${count(steps.tenants[2] ?? 0)}** the whole database is smaller than the memory of the smallest managed ones; nothing has to be done.
- **${count(million?.tenants ?? 0)}: the hourly run of reminders** is the first bottleneck. Every server reads the ${count(million?.reminders ?? 0)} licences near
  their end and tries one insert for each. Reading only those without their e-mail, under the lock of the reconciliation,
  removes it.
- **\`pg_dump\`** reads every row: at the largest of these sizes use the backups of the managed database.
- **E-mails** are sent one after another by each server: about ${count(mailsPerServer)} a day. Several servers share the queue, and
  each e-mail is sent once (\`tests/postgres/outbox.full.test.ts\`). A mail provider may allow fewer.

## What is billed

| Part | Billed by |
| --- | --- |
| Pages | bytes that the CDN sends, and stores |
| Servers | vCPU and memory seconds of the instances that run, also while they are idle (\`minScale\`), and requests |
| PostgreSQL | cores and memory of the machine, of its standby and of each replica; storage, and what its backups keep |
| Pooler | a small machine, or part of the managed database |
| E-mails | each one, or a monthly quota |
| Sign-in, captcha, payments | per active account, per assessment, per payment |

## Assumptions

${table(
  ['Assumption', 'Value'],
  [
    ['Share of its time that a server or a core is planned to work', `${assumptions.utilisation * 100} %`],
    ['Connections of a server', assumptions.connectionsPerServer],
    ['Connections without a pooler', assumptions.connectionsMax],
    ['Cores of one database at most', assumptions.databaseCoresMax],
    ['Tenants that pay', `${assumptions.payingShare * 100} %`],
    ['Tenants that are new, in a year', `${assumptions.newPerYear * 100} %`],
    ['Growth of tables between two vacuums', `${assumptions.bloat} times`],
    ['Seconds of a delivery', assumptions.secondsPerMail],
  ],
)}

Calls of one tenant: ${Object.entries(mix)
    .map(([name, times]) => `\`${name}\` ${times}`)
    .join(', ')}.
`
}

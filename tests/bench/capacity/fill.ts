/** A million companies, as a server of years has them, and the plans of the statements of a request among them. */
import type { Pool } from 'pg'

/** The account of a tenant that a measurement makes. */
export const tenantUid = (n: number) => `tenant-${n}`

export const companies = 1_000_000
const orders = 200_000

/** Fills the tables of a database that a server has migrated. */
export async function fill(pool: Pool): Promise<void> {
  const past = (n: string) => `now() - (${n} % 700) * interval '1 day'`
  for (const statement of [
    `insert into accounts (uid, email, display_name, photo_url, created_at)
      select 'past-' || n, 'past-' || n || '@school.example', '', '', ${past('n')} from generate_series(1, ${companies}) n`,
    `insert into companies (account_uid, domain_name, company_name, company_email, company_phone, company_size, location, plan, confirmed_at)
      select 'past-' || n, 'past-' || n, 'School ' || n, 'office' || n || '@school.example', '1', '1', 'Kolkata', 'SP', ${past('n')}
      from generate_series(1, ${companies}) n`,
    `insert into grants (company_id, plan, kind, source, starts_at, ends_at, recorded_at)
      select id, 'SP', 'paid', 'pay_' || id, confirmed_at, confirmed_at + interval '1 year', confirmed_at from companies`,
    `insert into revocations (grant_id, reason, effective_at, recorded_at)
      select id, 'ended', ends_at, ends_at from grants where id % 10 = 0`,
    `insert into payment_orders (id, key_id, account_uid, company_id, plan, amount, currency, receipt, state, created_at, offered_at)
      select 'order_' || id, 'rzp_live_1', account_uid, id, 'SP', 598800, 'INR', 'receipt-' || id,
        case when id % 3 = 0 then 'open' else 'paid' end, confirmed_at, confirmed_at from companies where id <= ${orders}`,
    `insert into payments (id, order_id, amount, currency, state)
      select 'pay_' || company_id, id, amount, currency, 'activated' from payment_orders where state = 'paid'`,
    `insert into refunds (payment_id, order_id, amount, currency, reason, idempotency_key, state)
      select id, order_id, amount, currency, 'owner', 'refund-' || id, 'done' from payments where order_id like '%0'`,
    `insert into events (account_uid, kind, subject)
      select 'past-' || n, 'signed_in', '' from generate_series(1, ${companies}) n`,
    `insert into emails (fact, account_uid, recipient, template, content, state)
      select 'licence_active:' || n, 'past-' || n, 'past-' || n || '@school.example', 'licence_active', '{}', 'sent'
      from generate_series(1, ${companies}) n`,
    `insert into contact_messages (name, email, phone, subject, message)
      select 'A', 'past-' || n || '@school.example', '1', 'B', 'C' from generate_series(1, 100000) n`,
    'analyze',
  ])
    await pool.query(statement)
}

export type Statement = { text: string; values: unknown[] }

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Plan Rows': number; Plans?: Plan[] }
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** The statements that read a large table as a whole, with its name. */
export async function wholeReads(pool: Pool, statements: readonly Statement[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and reltuples > 10000`,
  )
  const large = new Set(rows.map(({ name }) => name))
  const found: string[] = []
  for (const { text, values } of statements) {
    const explained = await pool.query(`explain (format json) ${text}`, values)
    const nodes = nodesOf(explained.rows[0]['QUERY PLAN'][0].Plan)
    const scan = nodes.find(
      (node) => node['Node Type'] === 'Seq Scan' && large.has(node['Relation Name'] ?? ''),
    )
    if (scan) found.push(`${scan['Relation Name']}: ${text}`)
  }
  return found
}

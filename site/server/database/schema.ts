/** The tables. After a change, `npm run migrations` writes the SQL that the server applies when it starts. */
import { sql } from 'drizzle-orm'
import {
  bigint,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

/** Of 64 bits, because `ON CONFLICT` uses up a number without adding a row. */
const number = () => bigint({ mode: 'number' })
const id = () => number().primaryKey().generatedAlwaysAsIdentity()
const moment = () => timestamp({ withTimezone: true }).notNull()
const accountUid = () =>
  text()
    .notNull()
    .references(() => accounts.uid)
const orderId = () =>
  text()
    .notNull()
    .references(() => paymentOrders.id)

/** An account that has signed in. */
export const accounts = pgTable(
  'accounts',
  {
    uid: text().primaryKey(),
    email: text().notNull(),
    displayName: text().notNull(),
    photoURL: text().notNull(),
    createdAt: moment().defaultNow(),
    lastLoginAt: moment().defaultNow(),
  },
  (table) => [index('accounts_email').on(sql`lower(${table.email})`)],
)

/**
 * A company whose details were confirmed in step 2. An account has at most one, and a domain name belongs to one
 * company.
 */
export const companies = pgTable(
  'companies',
  {
    id: id(),
    accountUid: accountUid().unique('companies_account'),
    domainName: text().notNull(),
    companyName: text().notNull(),
    companyEmail: text().notNull(),
    companyPhone: text().notNull(),
    companySize: text().notNull(),
    location: text().notNull(),
    /** Short code of the plan that is being onboarded. */
    plan: text().notNull(),
    /** Settings of the tenant's own payments, as sent with the step 3 that gave the newest grant. */
    tenantSettings: jsonb().$type<Record<string, unknown>>(),
    confirmedAt: moment().defaultNow(),
  },
  (table) => [uniqueIndex('companies_domain_name').on(sql`lower(${table.domainName})`)],
)

/** Numbers the rows of the ledger in the order in which they were added, whatever the clocks of the servers say. */
export const ledgerNumbers = pgSequence('ledger_numbers')
const ledgerId = () => number().primaryKey().default(sql`nextval('ledger_numbers')`)

/**
 * The ledger of licences: what each company was given. A trigger refuses to change or delete a row
 * (`drizzle/0000_first.sql`). The licence, its end and its state follow from these rows and from `revocations`
 * (`server/licensing/ledger.ts`).
 */
export const grants = pgTable(
  'grants',
  {
    id: ledgerId(),
    companyId: number()
      .notNull()
      .references(() => companies.id),
    plan: text().notNull(),
    kind: text().$type<'trial' | 'paid' | 'extension'>().notNull(),
    /** The payment, or the order of the free trial: each gives one grant. */
    source: text().notNull().unique('grants_source'),
    /** As granted. Revocations of this grant, or of one before it, change what is served. */
    startsAt: moment(),
    endsAt: moment(),
    recordedAt: moment(),
  },
  (table) => [index('grants_company').on(table.companyId)],
)

/** `ended`: by the owner's command, or with the account. `shortened`: by the owner's command, and it runs on until then. */
export type RevocationReason = 'refunded' | 'ended' | 'shortened'

/** What was taken back. Rows are only added, as in `grants`. */
export const revocations = pgTable(
  'revocations',
  {
    id: ledgerId(),
    grantId: number()
      .notNull()
      .references(() => grants.id),
    reason: text().$type<RevocationReason>().notNull(),
    /** From then on the grant gives nothing. */
    effectiveAt: moment(),
    recordedAt: moment(),
    /** The key of the owner's command, which is done once. */
    source: text().unique('revocations_source'),
  },
  (table) => [index('revocations_grant').on(table.grantId)],
)

/** An unfinished step 2. It is stored here because the browser must not keep personal data. */
export const drafts = pgTable(
  'drafts',
  {
    accountUid: accountUid(),
    plan: text().notNull(),
    fields: jsonb().$type<Record<string, string | undefined>>().notNull(),
    updatedAt: moment().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountUid, table.plan] })],
)

/**
 * What happened to an account, in order. Rows are only added: a trigger refuses to change or delete one
 * (`drizzle/0000_first.sql`). The uid is the only personal data, and no foreign key refers to the account, so
 * that events remain when the account is gone.
 */
export const events = pgTable(
  'events',
  {
    id: id(),
    accountUid: text().notNull(),
    kind: text().notNull(),
    /** A plan's short code, or the ID of an order or payment. */
    subject: text().notNull(),
    at: moment().defaultNow(),
  },
  (table) => [index('events_account').on(table.accountUid, table.id)],
)

/** Orders that the provider created. An account has at most one open order of a plan. */
export const paymentOrders = pgTable(
  'payment_orders',
  {
    /** The ID that the provider has given to the order. */
    id: text().primaryKey(),
    /** The public key with which the order was created; 'sandbox' for one of the sandbox. */
    keyId: text().notNull(),
    accountUid: accountUid(),
    companyId: number()
      .notNull()
      .references(() => companies.id),
    plan: text().notNull(),
    /** In the smallest unit of the currency. */
    amount: integer().notNull(),
    currency: text().notNull(),
    receipt: text().notNull().unique('payment_orders_receipt'),
    /** `OrderState` of contracts/licensing.ts. */
    state: text().$type<'open' | 'replaced' | 'paid' | 'unknown'>().notNull(),
    /** From then on a payment gives no year, also while the provider does not know the order. */
    replacedAt: timestamp({ withTimezone: true }),
    /** The paid grant whose end the order extends; null if the company had none. A payment gives a year only while it is this. */
    extendsGrant: number().references(() => grants.id),
    /** Settings for the licence, stored in case the browser crashes after the payment. */
    tenantSettings: jsonb().$type<Record<string, unknown>>(),
    createdAt: moment().defaultNow(),
    /** When the order was last returned to a browser that can pay it. */
    offeredAt: moment().defaultNow(),
    /** When the provider was last asked about it. */
    checkedAt: timestamp({ withTimezone: true }),
    /** Webhook messages since the last look at the order: above zero, a look is wanted. */
    unreadMessages: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('payment_orders_open').on(table.accountUid, table.plan).where(sql`state = 'open'`),
    index('payment_orders_account').on(table.accountUid),
    index('payment_orders_company').on(table.companyId),
    index('payment_orders_offered').on(table.offeredAt),
    index('payment_orders_unknown').on(table.offeredAt).where(sql`state = 'unknown'`),
    index('payment_orders_unread').on(table.id).where(sql`unread_messages > 0`),
  ],
)

/** `refunding`: captured, and its money goes back or went back: its row of `refunds` says how far that is. */
export type PaymentRowState = 'processing' | 'failed' | 'refused' | 'activated' | 'refunding'

/** Every payment attempt that the provider reported. The activated one of an order gave the licence. */
export const payments = pgTable(
  'payments',
  {
    /** The provider's ID. */
    id: text().primaryKey(),
    orderId: orderId(),
    amount: integer().notNull(),
    currency: text().notNull(),
    state: text().$type<PaymentRowState>().notNull(),
    createdAt: moment().defaultNow(),
  },
  (table) => [
    uniqueIndex('payments_activated').on(table.orderId).where(sql`state = 'activated'`),
    index('payments_order').on(table.orderId),
    index('payments_refused').on(table.id).where(sql`state = 'refused'`),
  ],
)

/**
 * `requested`: the provider has not said that it has it. `sent`: the provider has it, and the money is not back yet.
 * `failed`: the provider has refused or not made it, and it is requested again.
 */
type RefundState = 'requested' | 'sent' | 'done' | 'failed'
/** `owner`: by command. `not_owed`: the payment gave nothing. `provider`: at the provider's desk. */
export type RefundReason = 'owner' | 'not_owed' | 'provider'

/** The refunds, of a whole payment each. A row is added in the transaction that ends what the payment gave. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    /** One refund a payment. */
    paymentId: text()
      .notNull()
      .unique('refunds_payment')
      .references(() => payments.id),
    orderId: orderId(),
    amount: integer().notNull(),
    currency: text().notNull(),
    reason: text().$type<RefundReason>().notNull(),
    /** A request that is repeated with the same key makes no second refund. */
    idempotencyKey: text().notNull(),
    state: text().$type<RefundState>().notNull(),
    providerId: text(),
    /** How often the request has failed or was not answered. */
    attempts: integer().notNull().default(0),
    nextTryAt: moment().defaultNow(),
    requestedAt: moment().defaultNow(),
    doneAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('refunds_order').on(table.orderId),
    index('refunds_due').on(table.nextTryAt).where(sql`state <> 'done'`),
  ],
)

/** `closed`: without a result. */
export type DisputeState = 'open' | 'won' | 'lost' | 'closed'

/**
 * Disputes of payments, which the payer's bank opens. The message about one may arrive before that about its payment, or
 * while the database does not have its order, so both IDs refer to no row.
 */
export const disputes = pgTable(
  'disputes',
  {
    /** The provider's ID. */
    id: text().primaryKey(),
    paymentId: text().notNull(),
    orderId: text().notNull(),
    state: text().$type<DisputeState>().notNull(),
    /** When the provider wrote the message with this state: an older message changes nothing. */
    reportedAt: moment(),
  },
  (table) => [
    index('disputes_order').on(table.orderId),
    index('disputes_open').on(table.id).where(sql`state in ('open', 'lost')`),
  ],
)

/** `order`: one of ours that belongs to no company of this database. `webhook`: messages with a wrong signature. */
export type ProblemKind = 'order' | 'webhook' | 'refund' | 'payment' | 'dispute'

/** What the owner has to decide, where no other table says it; and what he has closed, with his reason. */
export const problems = pgTable(
  'problems',
  {
    kind: text().$type<ProblemKind>().notNull(),
    /** The provider's ID of the order, payment or dispute. */
    subject: text().notNull(),
    detail: text().notNull().default(''),
    seenAt: moment().defaultNow(),
    closedAt: timestamp({ withTimezone: true }),
    reason: text(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subject] })],
)

/** Accounts that were deleted after a free trial, as a keyed digest of the uid, so that an account has one trial. */
export const usedTrials = pgTable('used_trials', {
  digest: text().primaryKey(),
  deletedAt: moment().defaultNow(),
})

type EmailState = 'pending' | 'sending' | 'sent' | 'failed'

/** The state of a delivery by e-mail: `server/mail/outbox.ts`. */
const delivery = <MoreStates extends string = never>() => ({
  state: text().$type<EmailState | MoreStates>().notNull().default('pending'),
  /** Number of delivery attempts. It also identifies an attempt, so that an earlier one cannot store its result. */
  attempts: integer().notNull().default(0),
  /** How often the mail server has permanently refused it. */
  refusals: integer().notNull().default(0),
  /** While the message is being sent: the time from which its server counts as crashed. */
  nextAttemptAt: moment().defaultNow(),
  /** The SMTP reply code or error code of the last attempt. Never the reply text, which may quote addresses. */
  lastError: text(),
  /** The ID that the mail server has given to it. */
  providerId: text(),
  sentAt: timestamp({ withTimezone: true }),
})

/** Contact messages, with the state of their delivery by e-mail: the outbox is this table. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    /**
     * The ID that the browser creates, by which a repeated message is recognised. It is also part of the e-mail's
     * Message-ID.
     */
    messageId: uuid().notNull().defaultRandom().unique('contact_messages_message_id'),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    /** SHA-256 of these five fields. */
    digest: text().notNull().default(''),
    createdAt: moment().defaultNow(),
    ...delivery<'done'>(),
    doneAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('contact_messages_due').on(table.nextAttemptAt).where(sql`state in ('pending', 'sending')`),
    index('contact_messages_email').on(sql`lower(${table.email})`),
  ],
)

/** E-mails to customers, with the state of their delivery: the outbox is this table. */
export const emails = pgTable(
  'emails',
  {
    id: id(),
    /** What the e-mail reports, such as `licence_active:12`: there is one e-mail for each fact. */
    fact: text().notNull().unique('emails_fact'),
    accountUid: text().notNull(),
    recipient: text().notNull(),
    /** The name of the template and the values for it. */
    template: text().notNull(),
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: moment().defaultNow(),
    ...delivery(),
  },
  (table) => [
    index('emails_due').on(table.nextAttemptAt).where(sql`state in ('pending', 'sending')`),
    index('emails_account').on(table.accountUid),
  ],
)

/**
 * Rate limit counters of `rate-limiter-flexible`. The key contains the call's name and a keyed hash of the caller; a
 * row is deleted an hour after it expires.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: timestamp({ withTimezone: true }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
)

/** Internal values of the server, such as the secret that signs sandbox tokens. */
export const internalValues = pgTable('settings', {
  key: text().primaryKey(),
  value: text().notNull(),
})

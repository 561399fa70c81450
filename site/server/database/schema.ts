/** The tables. After a change, `npm run migrations` writes the SQL that the server applies when it starts. */
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
const moment = () => timestamp({ withTimezone: true }).notNull()

/** An account that has signed in. */
export const accounts = pgTable('accounts', {
  uid: text().primaryKey(),
  email: text().notNull(),
  displayName: text().notNull(),
  photoURL: text().notNull(),
  createdAt: moment().defaultNow(),
  lastLoginAt: moment().defaultNow(),
})

/**
 * A company whose details were confirmed in step 2. An account has at most one, and a domain name belongs to one
 * company.
 */
export const companies = pgTable(
  'companies',
  {
    id: id(),
    accountUid: text()
      .notNull()
      .unique('companies_account')
      .references(() => accounts.uid),
    domainName: text().notNull(),
    companyName: text().notNull(),
    companyEmail: text().notNull(),
    companyPhone: text().notNull(),
    companySize: text().notNull(),
    location: text().notNull(),
    /** Short code of the plan that is being onboarded. */
    plan: text().notNull(),
    confirmedAt: moment().defaultNow(),
  },
  (table) => [uniqueIndex('companies_domain_name').on(sql`lower(${table.domainName})`)],
)

/** A licence. An account has at most one of each plan, however often onboarding is completed. */
export const licences = pgTable(
  'licences',
  {
    id: id(),
    accountUid: text()
      .notNull()
      .references(() => accounts.uid),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    plan: text().notNull(),
    orderId: text().notNull(),
    startsAt: moment(),
    endsAt: moment(),
    isOnlinePaymentRequired: boolean().notNull(),
    currencySymbol: text().notNull(),
    currencyType: text().notNull(),
    razorpayKey: text().notNull(),
    taxes: jsonb().$type<{ name: string; percentage: number }[]>().notNull(),
  },
  (table) => [
    unique('licences_account_plan').on(table.accountUid, table.plan),
    unique('licences_order').on(table.orderId),
    index('licences_company').on(table.companyId),
  ],
)

/** An unfinished step 2. It is stored here because the browser must not keep personal data. */
export const drafts = pgTable(
  'drafts',
  {
    accountUid: text()
      .notNull()
      .references(() => accounts.uid),
    plan: text().notNull(),
    fields: jsonb().$type<Record<string, string | undefined>>().notNull(),
    updatedAt: moment().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountUid, table.plan] })],
)

/**
 * What happened to an account, in order. Rows are only added: a trigger refuses to change or delete one
 * (`drizzle/*_events_append_only.sql`). The uid is the only personal data, and no foreign key refers to the account, so
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

export type OrderState = 'open' | 'replaced' | 'paid' | 'unknown'

/** Orders that the provider created. An account has at most one open order of a plan. */
export const paymentOrders = pgTable(
  'payment_orders',
  {
    /** The provider's ID. */
    id: text().primaryKey(),
    provider: text().notNull(),
    accountUid: text()
      .notNull()
      .references(() => accounts.uid),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    plan: text().notNull(),
    /** In the smallest unit of the currency. */
    amount: integer().notNull(),
    currency: text().notNull(),
    receipt: text().notNull().unique('payment_orders_receipt'),
    state: text().$type<OrderState>().notNull(),
    /** Settings for the licence, for the case that the browser never completes. */
    launch: jsonb().$type<Record<string, unknown>>(),
    createdAt: moment().defaultNow(),
    /** When the provider was last asked about it. */
    checkedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('payment_orders_open')
      .on(table.accountUid, table.plan, table.provider)
      .where(sql`state = 'open'`),
    index('payment_orders_checked').on(table.state, table.checkedAt),
  ],
)

export type PaymentRowState = 'pending' | 'failed' | 'refused' | 'settled' | 'surplus' | 'refunded'

/** Every payment attempt that the provider reported. The settled one of an order gave the licence. */
export const payments = pgTable(
  'payments',
  {
    /** The provider's ID. */
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => paymentOrders.id),
    amount: integer().notNull(),
    currency: text().notNull(),
    state: text().$type<PaymentRowState>().notNull(),
    createdAt: moment().defaultNow(),
  },
  (table) => [
    uniqueIndex('payments_settled').on(table.orderId).where(sql`state = 'settled'`),
    index('payments_order').on(table.orderId),
  ],
)

/** Received webhook messages: only what tells one from another, and nothing about the payer. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text().primaryKey(),
    /** SHA-256 of the body: the message's ID comes in a header that is not signed. */
    digest: text().notNull().unique('payment_events_digest'),
    event: text().notNull(),
    orderId: text()
      .notNull()
      .references(() => paymentOrders.id),
    receivedAt: moment().defaultNow(),
    handledAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('payment_events_order').on(table.orderId)],
)

export type MessageState = 'pending' | 'sending' | 'sent' | 'failed' | 'done'

/** Contact messages, with the state of their delivery by e-mail: the outbox is this table. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    /**
     * From the form where JavaScript runs, so that a repeated message is recognised. The e-mail's Message-ID contains
     * it.
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
    state: text().$type<MessageState>().notNull().default('pending'),
    /** Number of delivery attempts; it also tells one attempt from a later one. */
    attempts: integer().notNull().default(0),
    /** How often the mail server refused it for good. */
    refusals: integer().notNull().default(0),
    /** While it is being sent: when the sending server counts as dead. */
    nextAttemptAt: moment().defaultNow(),
    /** Of the last attempt: an SMTP reply code or an error code. Never the reply, which may quote addresses. */
    lastError: text(),
    /** The mail server's ID for it. */
    providerId: text(),
    sentAt: timestamp({ withTimezone: true }),
    doneAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('contact_messages_due').on(table.nextAttemptAt).where(sql`state in ('pending', 'sending')`),
    index('contact_messages_digest').on(table.digest, table.createdAt),
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
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: text().notNull(),
})

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

/** Whoever has signed in. */
export const accounts = pgTable('accounts', {
  uid: text().primaryKey(),
  email: text().notNull(),
  displayName: text().notNull(),
  photoURL: text().notNull(),
  createdAt: moment().defaultNow(),
  lastLoginAt: moment().defaultNow(),
})

/** A company whose details were confirmed in step 2. An account has one, and nobody else has its domain name. */
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
    /** The plan being onboarded: its short code. */
    plan: text().notNull(),
    confirmedAt: moment().defaultNow(),
  },
  (table) => [uniqueIndex('companies_domain_name').on(sql`lower(${table.domainName})`)],
)

/** What activation gives. An account has at most one of each plan, however often it finishes. */
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

/** An unfinished step 2. It lies here because nothing personal may stay in the browser. */
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
 * What happened to an account, in order. Lines are only ever added: a trigger refuses to change or delete one
 * (`drizzle/*_events_append_only.sql`). The uid is all that is personal in it, and no table is referred to, so that
 * what happened can still be read when the account is gone.
 */
export const events = pgTable(
  'events',
  {
    id: id(),
    accountUid: text().notNull(),
    kind: text().notNull(),
    /** What it is about: a plan's short code, or an order's or payment's id. */
    subject: text().notNull(),
    at: moment().defaultNow(),
  },
  (table) => [index('events_account').on(table.accountUid, table.id)],
)

export type OrderState = 'open' | 'replaced' | 'paid' | 'unknown'

/** Orders that the provider made for us. An account has at most one of a plan that can still be offered to it. */
export const paymentOrders = pgTable(
  'payment_orders',
  {
    /** The provider's. */
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
    /** What the licence is to be made with when no browser comes back to say it. */
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

/** Every attempt to pay that the provider told of. The settled one of an order gave the licence. */
export const payments = pgTable(
  'payments',
  {
    /** The provider's. */
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

/** What the provider sent of its own accord: only what tells one message from another, and nothing of the payer. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text().primaryKey(),
    /** SHA-256 of the body: the ID comes in a header that is not signed. */
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

/** What visitors wrote, with how far its delivery by e-mail has come: the outbox is these very rows. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    /** Made by the form where it has a script: a second press brings it again. The mail's Message-ID is made of it. */
    messageId: uuid().notNull().defaultRandom().unique('contact_messages_message_id'),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    /** SHA-256 of these five. */
    digest: text().notNull().default(''),
    createdAt: moment().defaultNow(),
    state: text().$type<MessageState>().notNull().default('pending'),
    /** How often somebody began to send it; the number of an attempt tells it from a later one. */
    attempts: integer().notNull().default(0),
    /** How often the mail server refused it for good. */
    refusals: integer().notNull().default(0),
    /** While it is being sent: when whoever sends it counts as dead. */
    nextAttemptAt: moment().defaultNow(),
    /** Of the last attempt: an SMTP reply code or the name of a fault. Never the reply, which may quote addresses. */
    lastError: text(),
    /** What the mail server calls it. */
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
 * How often somebody has called, as `rate-limiter-flexible` counts it. The key names the call and holds a keyed hash of
 * whoever called; an hour after its time is over, a row is deleted.
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

/** What the server keeps for itself, such as the secret that signs sandbox sessions. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: text().notNull(),
})

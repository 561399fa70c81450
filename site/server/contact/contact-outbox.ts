/** Delivers the stored contact messages to the owner's mailbox. */
import type { SQL } from 'drizzle-orm'
import type { Database } from '../database/database'
import { contactMessages } from '../database/schema'
import type { Mailer } from '../mail/mailer'
import { createOutbox } from '../mail/outbox'
import { emailOf } from './contact-email'

export { deliverEvery } from '../mail/outbox'

type Options = {
  db: Database
  mailer: Mailer
  from: string
  to: string
  brandName: string
  now?: () => SQL
  random?: () => number
}

export type ContactOutbox = ReturnType<typeof createContactOutbox>

export const createContactOutbox = ({ from, to, brandName, ...options }: Options) =>
  createOutbox({
    ...options,
    table: contactMessages,
    emailOf: (row) => emailOf(row, { from, to, brandName }),
  })

/** Delivers the stored contact messages to the owner's mailbox. */
import { brand } from '../../content/brand'
import { isPlainAddress } from '../../contracts/api'
import { contactMessages } from '../database/schema'
import { createOutbox, domainOf, type Email, type OutboxOptions, oneLine } from '../mail/outbox'

export type ContactRow = typeof contactMessages.$inferSelect

type Addresses = { from: string; to: string }

const india = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

/** The visitor's text is in the body; headers contain only values that cannot change them. */
export function emailOf(row: ContactRow, { from, to }: Addresses): Email {
  const name = oneLine(row.name)
  const email = oneLine(row.email)
  return {
    // The same for every attempt, so that mail programs can recognise a duplicate.
    messageId: `<${row.messageId}@${domainOf(from)}>`,
    date: row.createdAt,
    from: { name: `${brand.name} website`, address: from },
    to: { name: '', address: to },
    // Some programs read two addresses in other forms, such as `a,b@c`: they appear in the body only.
    ...(isPlainAddress(email) && { replyTo: { name, address: email } }),
    subject: `[${brand.name}] ${oneLine(row.subject)}`,
    text: textOf(row, name, email),
    // Autoresponders must not answer a form (RFC 3834, 5).
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** The sender's details come first: below them the visitor's text could imitate them. */
const textOf = (row: ContactRow, name: string, email: string) =>
  `Name: ${name}
E-mail: ${email}
Phone: ${oneLine(row.phone)}
Subject: ${oneLine(row.subject)}
Written: ${india.format(row.createdAt)} IST

Answer this mail to write to the sender. The message is kept as number ${row.id}:
npm run inbox -- show ${row.id}

${'-'.repeat(60)}

${row.message}
`

export type ContactOutbox = ReturnType<typeof createContactOutbox>

export const createContactOutbox = ({ from, to, ...options }: Addresses & OutboxOptions) =>
  createOutbox({
    ...options,
    table: contactMessages,
    emailOf: (row) => emailOf(row, { from, to }),
  })

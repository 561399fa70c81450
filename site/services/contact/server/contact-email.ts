/** The e-mail for a message. The visitor's text goes to the body; headers get only values that cannot change them. */
import type { contactMessages } from '../../../server/database/schema'

export type MessageRow = typeof contactMessages.$inferSelect

export type Email = {
  messageId: string
  date: Date
  from: { name: string; address: string }
  to: string
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  headers: Record<string, string>
}

type Sender = { from: string; to: string; brandName: string }

/**
 * Characters that could end a header, or change the direction of the text after it (UTR 36, 2.3). The contract refuses
 * them, but older rows may contain them.
 */
const unruly = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202A-\u202E\u2066-\u2069]+/gu
const oneLine = (text: string) => text.replace(unruly, ' ').trim()

/**
 * Addresses that every mail program reads as one. `"a"@b` and `a,b@c` are valid too, but some programs read two
 * addresses: such an address goes to the body only.
 */
const plainAddress = /^[\p{L}\p{N}\p{M}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}\p{M}-]+(\.[\p{L}\p{N}\p{M}-]+)+$/u

const india = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

export function emailOf(row: MessageRow, { from, to, brandName }: Sender): Email {
  const [name, email] = [oneLine(row.name), oneLine(row.email)]
  return {
    // The same for every attempt, so that a duplicate can be recognised.
    messageId: `<${row.messageId}@${from.replace(/^.*@/, '')}>`,
    date: row.createdAt,
    from: { name: `${brandName} website`, address: from },
    to,
    ...(plainAddress.test(email) && { replyTo: { name, address: email } }),
    subject: `[${brandName}] ${oneLine(row.subject)}`,
    text: textOf(row, name, email),
    // Autoresponders must not answer a form (RFC 3834, 5).
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** The sender's details come first: below them a visitor could write text that looks like them. */
const textOf = (row: MessageRow, name: string, email: string) =>
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

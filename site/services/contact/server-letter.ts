/** The mail that a message becomes. What a visitor typed goes to the body; headers take it only where it does no harm. */
import type { contactMessages } from '../platform/schema'

export type MessageRow = typeof contactMessages.$inferSelect

export type Letter = {
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
 * What could end a header, or turn around what is read after it (UTR 36, 2.3). The contract refuses all of it; rows
 * may be older than the contract.
 */
const unruly = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202A-\u202E\u2066-\u2069]+/gu
const oneLine = (text: string) => text.replace(unruly, ' ').trim()

/**
 * Addresses that mean one person wherever they stand. `"a"@b` and `a,b@c` are addresses too, yet read as two by one
 * program or another: they stand in the body alone.
 */
const plainAddress = /^[\p{L}\p{N}\p{M}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}\p{M}-]+(\.[\p{L}\p{N}\p{M}-]+)+$/u

const india = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

export function letterOf(row: MessageRow, { from, to, brandName }: Sender): Letter {
  const [name, email] = [oneLine(row.name), oneLine(row.email)]
  return {
    // The same at every attempt: whoever gets a letter twice can tell.
    messageId: `<${row.messageId}@${from.replace(/^.*@/, '')}>`,
    date: row.createdAt,
    from: { name: `${brandName} website`, address: from },
    to,
    ...(plainAddress.test(email) && { replyTo: { name, address: email } }),
    subject: `[${brandName}] ${oneLine(row.subject)}`,
    text: textOf(row, name, email),
    // No autoresponder is to answer a form (RFC 3834, 5).
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** Who it is from comes first: below it a visitor may write whatever looks like it. */
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

/** Delivers the e-mails to customers. */
import { createHash } from 'node:crypto'
import { brand } from '../../content/brand'
import { emails } from '../database/schema'
import { logFault } from '../observability/log'
import { htmlPart } from './email-html'
import { emailText, plainPart, templateOf } from './email-text'
import { createOutbox, DeliveryFailure, domainOf, type Email, type OutboxOptions, oneLine } from './outbox'
import { expireLateEmails } from './queue'

type EmailRow = typeof emails.$inferSelect

type Options = OutboxOptions & {
  /** The sender's address. Replies go to the brand's address. */
  from: string
  siteUrl: string
}

export function createEmailOutbox({ db, from, siteUrl, ...options }: Options) {
  return createOutbox({
    ...options,
    db,
    table: emails,
    prepare: () => expireLateEmails(db, options.now?.()),
    emailOf: async (row) => {
      return emailOf(row, { from, siteUrl }).catch((error) => {
        // An error of this row only, which must not delay the other rows.
        logFault({ method: 'MAIL', path: `emails/${row.id}` }, error)
        throw new DeliveryFailure('ETEMPLATE', 'refused')
      })
    },
  })
}

/**
 * The same for every attempt, so that mail programs can recognise a duplicate. The time is part of it,
 * because another database may have the same fact.
 */
function messageIdOf({ fact, recipient, createdAt }: EmailRow, from: string): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([fact, recipient, createdAt]))
    .digest('hex')
  return `<${digest.slice(0, 32)}@${domainOf(from)}>`
}

async function emailOf(row: EmailRow, { from, siteUrl }: { from: string; siteUrl: string }): Promise<Email> {
  const { recipient, template: name, content, createdAt } = row
  const template = templateOf(name)
  if (!template) throw new Error(`There is no e-mail ${name}.`)
  const text = emailText({ template, content, siteUrl })
  return {
    messageId: messageIdOf(row, from),
    date: createdAt,
    from: { name: brand.name, address: from },
    to: { name: '', address: recipient },
    replyTo: { name: brand.name, address: brand.email },
    subject: oneLine(text.subject),
    text: plainPart(text),
    html: await htmlPart(text),
    // Autoresponders must not reply to it (RFC 3834, 5).
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

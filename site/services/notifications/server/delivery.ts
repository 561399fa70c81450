/** Delivers the e-mails to customers. */
import { createHash } from 'node:crypto'
import { eq, type SQL } from 'drizzle-orm'
import { brand } from '../../../content/brand'
import type { Database } from '../../../server/database/database'
import { emails, invoices } from '../../../server/database/schema'
import { logFault } from '../../../server/observability/log'
import { fromRow, type IssuedDocument } from '../../invoicing/server/issue'
import { documentPdf } from '../../invoicing/server/pdf'
import { DeliveryFailure, domainOf, type Email, type Mailer, oneLine } from '../../mail/server/mailer'
import { createOutbox } from '../../mail/server/outbox'
import { htmlPart } from './email-html'
import { emailText, plainPart, templateOf } from './email-text'
import { expireLateEmails } from './expire'

type EmailRow = typeof emails.$inferSelect

type Options = {
  db: Database
  mailer: Mailer
  /** The sender's address. Replies go to the brand's address. */
  from: string
  siteUrl: string
  now?: () => SQL
  random?: () => number
}

export function createEmailOutbox({ db, from, siteUrl, ...options }: Options) {
  return createOutbox({
    ...options,
    db,
    table: emails,
    prepare: () => expireLateEmails(db, options.now?.()),
    emailOf: async (row) => {
      const { serial } = row.content
      const document = serial ? await documentOf(db, String(serial)) : null
      return emailOf(row, document, { from, siteUrl }).catch((error) => {
        // An error of this row only, which must not delay the other rows.
        logFault({ method: 'MAIL', path: `emails/${row.id}` }, error)
        throw new DeliveryFailure('ETEMPLATE', 'refused')
      })
    },
  })
}

async function documentOf(db: Database, serial: string): Promise<IssuedDocument | null> {
  const [row] = await db.select().from(invoices).where(eq(invoices.serial, serial))
  return row ? fromRow(row) : null
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

/** The e-mail of a row, with the attached document if it mentions one. */
export async function emailOf(
  row: EmailRow,
  document: IssuedDocument | null,
  { from, siteUrl }: { from: string; siteUrl: string },
): Promise<Email> {
  const { recipient, template: name, content, createdAt } = row
  const template = templateOf(name)
  if (!template) throw new Error(`There is no e-mail ${name}.`)
  if (content.serial && !document) throw new Error('The document to attach does not exist.')
  const text = emailText({ template, content, siteUrl, isPractice: document?.content.isPractice })
  return {
    messageId: messageIdOf(row, from),
    date: createdAt,
    from: { name: brand.name, address: from },
    to: recipient,
    replyTo: { name: brand.name, address: brand.email },
    subject: oneLine(text.subject),
    text: plainPart(text),
    html: await htmlPart(text),
    ...(document && {
      attachments: [
        {
          filename: `${document.serial.replaceAll('/', '-')}.pdf`,
          content: await documentPdf(document),
          contentType: 'application/pdf',
        },
      ],
    }),
    // Autoresponders must not reply to it (RFC 3834, 5).
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

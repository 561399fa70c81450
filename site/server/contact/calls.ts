/** save_contact: a message is stored before it is acknowledged; one with an ID only once, however often it is sent. */
import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import {
  captchaFailedMessage,
  contactRefusedMessage,
  contactSentMessage,
  type SavedContact,
  saveContactRequest,
} from '../../contracts/contact'
import type { VerifyCaptcha } from '../captcha/captcha'
import type { Database } from '../database/database'
import { contactMessages } from '../database/schema'
import type { Api } from '../http/api/api'
import { accept, checked, type Reply, refuse } from '../http/api/reply'
import { failpoint } from '../runtime/failpoint'

const idTaken = 'Another message has this ID already. Send this one with an ID of its own.'

const sent = () => accept({ message: contactSentMessage })
const refuseTaken = () => refuse(409, contactRefusedMessage, { messageId: [idTaken] })

type Options = { db: Database; verifyCaptcha: VerifyCaptcha; onStored?: () => void }

export function contactCalls(api: Api, options: Options): void {
  api.call('save_contact', ({ body }) =>
    checked(saveContactRequest, body, (contact) => saveMessage(options, contact)),
  )
}

async function saveMessage(
  { db, verifyCaptcha, onStored }: Options,
  { captcha, messageId, ...fields }: SavedContact,
): Promise<Reply> {
  const message = { ...fields, messageId: messageId ?? randomUUID(), digest: digestOf(fields) }
  // A repeated message needs no token: a token is valid once, and the first request has used it.
  const repeated = messageId && (await answerRepeated(db, message))
  if (repeated) return repeated
  if (!(await verifyCaptcha(captcha)))
    return refuse(422, captchaFailedMessage, { captcha: [captchaFailedMessage] })
  const added = await db
    .insert(contactMessages)
    .values(message)
    .onConflictDoNothing({ target: contactMessages.messageId })
    .returning({ id: contactMessages.id })
  // The unique index accepts one of two simultaneous requests; the other compares the texts.
  if (added.length === 0) return (await answerRepeated(db, message)) ?? refuseTaken()
  failpoint('contact message stored')
  onStored?.()
  return sent()
}

const digestOf = ({ name, email, phone, subject, message }: Omit<SavedContact, 'captcha' | 'messageId'>) =>
  createHash('sha256')
    .update(JSON.stringify([name, email, phone, subject, message]))
    .digest('hex')

/** The answer where a message with this ID is stored already: with this text, or with another one. */
async function answerRepeated(
  db: Database,
  { messageId, digest }: { messageId: string; digest: string },
): Promise<Reply | undefined> {
  const [row] = await db
    .select({ digest: contactMessages.digest })
    .from(contactMessages)
    .where(eq(contactMessages.messageId, messageId))
  if (!row) return undefined
  return row.digest === digest ? sent() : refuseTaken()
}

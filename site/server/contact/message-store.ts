/** Stores a message before it is acknowledged; one with an ID only once, however often it is sent. */
import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { SavedContact } from '../../contracts/contact'
import type { VerifyCaptcha } from '../captcha/captcha'
import type { Database } from '../database/database'
import { contactMessages } from '../database/schema'
import { failpoint } from '../runtime/failpoint'

/** `stored`: now or earlier. `another message`: the ID belongs to a message with another text. */
type Saved = 'stored' | 'captcha failed' | 'another message'
export type SaveContactMessage = (message: SavedContact) => Promise<Saved>

type Options = {
  db: Database
  verifyCaptcha: VerifyCaptcha
  onStored?: () => void
}

type Fields = Omit<SavedContact, 'captcha' | 'messageId'>

const digestOf = ({ name, email, phone, subject, message }: Fields) =>
  createHash('sha256')
    .update(JSON.stringify([name, email, phone, subject, message]))
    .digest('hex')

export function messageStore({ db, verifyCaptcha, onStored }: Options): SaveContactMessage {
  return async ({ captcha, messageId, ...fields }) => {
    const contact = { ...fields, digest: digestOf(fields) }
    if (messageId) {
      // A repeated message needs no token: a token is valid once, and the first request has used it.
      const digest = await storedDigest(db, messageId)
      if (digest !== undefined) return digest === contact.digest ? 'stored' : 'another message'
    }
    if (!(await verifyCaptcha(captcha))) return 'captcha failed'
    const added = await store(db, messageId ?? randomUUID(), contact)
    if (added !== 'added') return added
    failpoint('contact message stored')
    onStored?.()
    return 'stored'
  }
}

async function storedDigest(db: Database, messageId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ digest: contactMessages.digest })
    .from(contactMessages)
    .where(eq(contactMessages.messageId, messageId))
  return row?.digest
}

type DigestedContact = Fields & { digest: string }

/** The unique index accepts one of two simultaneous requests; the other compares the texts. */
async function store(db: Database, messageId: string, contact: DigestedContact): Promise<Saved | 'added'> {
  const added = await db
    .insert(contactMessages)
    .values({ ...contact, messageId })
    .onConflictDoNothing({ target: contactMessages.messageId })
    .returning({ id: contactMessages.id })
  if (added.length > 0) return 'added'
  return (await storedDigest(db, messageId)) === contact.digest ? 'stored' : 'another message'
}

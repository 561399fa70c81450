/** Stores a message before it is acknowledged, and stores it once, however often it is sent. */
import { createHash } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../../server/database/database'
import { contactMessages } from '../../../server/database/schema'
import { failpoint } from '../../../server/runtime/failpoint'
import type { VerifyCaptcha } from '../../captcha/server'
import type { SavedContact } from '../contract'

/** `stored`: now, or before. `another message`: another text has this ID. */
type Saved = 'stored' | 'captcha failed' | 'another message'
export type SaveMessage = (message: SavedContact) => Promise<Saved>

type Options = {
  db: Database
  verifyCaptcha: VerifyCaptcha
  /** Called after a message was stored. */
  onStored?: () => void
}

type Fields = Omit<SavedContact, 'captcha' | 'messageId'>

const digestOf = ({ name, email, phone, subject, message }: Fields) =>
  createHash('sha256')
    .update(JSON.stringify([name, email, phone, subject, message]))
    .digest('hex')

export function messageStore({ db, verifyCaptcha, onStored }: Options): SaveMessage {
  return async ({ captcha, messageId, ...fields }) => {
    const message = { ...fields, digest: digestOf(fields) }
    if (messageId) {
      // A captcha token is valid once, and the first request has used it.
      const before = await digestUnder(db, messageId)
      if (before !== undefined) return before === message.digest ? 'stored' : 'another message'
    }
    if (!(await verifyCaptcha(captcha))) return 'captcha failed'
    const added = messageId ? await storeUnder(db, messageId, message) : await storeOnce(db, message)
    if (added !== 'added') return added
    failpoint('contact message stored')
    onStored?.()
    return 'stored'
  }
}

async function digestUnder(db: Database, messageId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ digest: contactMessages.digest })
    .from(contactMessages)
    .where(eq(contactMessages.messageId, messageId))
  return row?.digest
}

type Message = Fields & { digest: string }

/** Of two simultaneous requests the unique index accepts one; the other compares the texts. */
async function storeUnder(db: Database, messageId: string, message: Message): Promise<Saved | 'added'> {
  const added = await db
    .insert(contactMessages)
    .values({ ...message, messageId })
    .onConflictDoNothing({ target: contactMessages.messageId })
    .returning({ id: contactMessages.id })
  if (added.length > 0) return 'added'
  return (await digestUnder(db, messageId)) === message.digest ? 'stored' : 'another message'
}

/** A form post without JavaScript with the same text counts as a repeated one for this time. */
const sameFor = sql`interval '10 minutes'`

function storeOnce(db: Database, message: Message): Promise<Saved | 'added'> {
  const isSame = and(
    eq(contactMessages.digest, message.digest),
    gt(contactMessages.createdAt, sql`now() - ${sameFor}`),
  )
  return db.transaction(async (tx) => {
    // A simultaneous request with the same text waits here until the first one is stored.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${message.digest}, 0))`)
    if ((await tx.$count(contactMessages, isSame)) > 0) return 'stored'
    await tx.insert(contactMessages).values(message)
    return 'added'
  })
}

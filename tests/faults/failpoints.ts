/** The names of all failpoints in the code, read from the calls of `failpoint`. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const server = join(import.meta.dirname, '../../site/server')
const call = /\bfailpoint\('([^']+)'\)/g

const files = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file))

const failpointsIn = (chosen: readonly string[]): string[] =>
  chosen.flatMap((file) =>
    [...readFileSync(join(server, file), 'utf8').matchAll(call)].map(([, failpoint]) => String(failpoint)),
  )

/** An e-mail is queued by what it is about (`mail/queue.ts`), in the same transaction. */
const isMail = (file: string) => /^(contact\/|mail\/outbox\.ts$)/.test(file)

/** Storing a contact message, and delivering e-mails. */
export const mailFailpoints = failpointsIn(files.filter(isMail))
/** All others: payment, licence, the e-mails about them, and the deletion of an account. */
export const paymentFailpoints = failpointsIn(files.filter((file) => !isMail(file)))

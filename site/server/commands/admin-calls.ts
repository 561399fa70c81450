/** The calls of the admin RPC, answered by the running server, or by the command itself where no server runs. */
import * as z from 'zod/mini'
import {
  finishMessage,
  listed,
  listMessages,
  numbered,
  retryDelivery,
  showMessage,
} from '../../services/contact/server/inbox'
import { erasePerson, keptDomainNames } from '../../services/privacy/server/erase'
import { exportPerson } from '../../services/privacy/server/export'
import { addressed, countsOf, findPerson } from '../../services/privacy/server/person'
import type { Database } from '../database/database'
import { AdminRefusal, type AdminRpc } from './admin-rpc'

const call = <Schema extends z.ZodMiniType, Answer>(
  schema: Schema,
  answer: (db: Database, input: z.output<Schema>) => Promise<Answer>,
) => ({ schema, answer })

const calls = {
  list: call(listed, listMessages),
  show: call(numbered, showMessage),
  done: call(numbered, finishMessage),
  retry: call(z.object({}), retryDelivery),
  export: call(addressed, (db, { email }) => exportPerson(db, email)),
  /** What `erase` would erase. */
  count: call(addressed, async (db, { email }) => countsOf(await findPerson(db, email))),
  erase: call(addressed, async (db, { email }) => ({
    counts: await erasePerson(db, email),
    keptDomainNames: (await keptDomainNames(db)).length,
  })),
}

type Calls = typeof calls

/** Asks by name, typed by each call's input and answer. */
export type AdminClient = <Name extends keyof Calls>(
  name: Name,
  input: z.input<Calls[Name]['schema']>,
) => Promise<Awaited<ReturnType<Calls[Name]['answer']>>>

export const adminAnswers = (db: Database): AdminRpc =>
  async function answer({ call: name, input }) {
    const asked = Object.hasOwn(calls, name) ? calls[name as keyof Calls] : undefined
    if (!asked)
      throw new AdminRefusal('The server does not know this command: is it an older one? Start it again.')
    const result = asked.schema.safeParse(input)
    if (!result.success) throw new AdminRefusal(result.error.issues.map(({ message }) => message).join(' '))
    return asked.answer(db, result.data as never)
  }

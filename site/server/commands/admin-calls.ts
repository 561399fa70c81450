/** What the owner's commands ask of the database, by name. */
import * as z from 'zod/mini'
import {
  finishMessage,
  listMessages,
  messageFilter,
  messageInput,
  retryDelivery,
  showMessage,
} from '../contact/inbox'
import type { Database } from '../database/database'
import {
  companyInput,
  endNow,
  extendByDays,
  extensionInput,
  listLicences,
  showLicence,
} from '../licensing/admin'
import {
  listOrders,
  listProblems,
  orderFilter,
  orderInput,
  refundInput,
  refundPayment,
  showOrder,
} from '../payment/admin'
import { loadProvider } from '../payment/providers/load-provider'
import type { PaymentProvider } from '../payment/providers/provider'
import { erasePerson, keptDomainNames } from '../privacy/erase'
import { countsOf, exportPerson, findPerson, personInput } from '../privacy/person'
import type { Settings } from '../settings/settings'
import { AdminRefusal } from './admin-refusal'

/** The configured payment provider. A payment that another provider made cannot be refunded with it. */
type PresentProvider = Pick<PaymentProvider, 'name' | 'key'>

const call = <Schema extends z.ZodMiniType, Answer>(
  schema: Schema,
  answer: (db: Database, input: z.output<Schema>, provider: PresentProvider) => Promise<Answer>,
) => ({ schema, answer })

const calls = {
  list: call(messageFilter, listMessages),
  show: call(messageInput, showMessage),
  done: call(messageInput, finishMessage),
  retry: call(z.object({}), retryDelivery),
  orders: call(orderFilter, listOrders),
  order: call(orderInput, showOrder),
  refund: call(refundInput, refundPayment),
  problems: call(z.object({}), listProblems),
  licences: call(z.object({}), listLicences),
  licence: call(companyInput, showLicence),
  extend: call(extensionInput, extendByDays),
  end: call(companyInput, endNow),
  export: call(personInput, (db, { email }) => exportPerson(db, email)),
  /** What `erase` would erase. */
  count: call(personInput, async (db, { email }) => countsOf(await findPerson(db, email))),
  erase: call(personInput, async (db, { email }) => ({
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

export const adminClient = (db: Database, provider: PresentProvider): AdminClient =>
  async function ask(name, input) {
    const { schema, answer } = calls[name]
    const result = schema.safeParse(input)
    if (!result.success) throw new AdminRefusal(result.error.issues.map(({ message }) => message).join(' '))
    return answer(db, result.data as never, provider) as never
  }

/** With the payment provider of the settings. */
export const adminClientOf = async (db: Database, { payment }: Pick<Settings, 'payment'>) =>
  adminClient(db, await loadProvider(payment, { db, secret: '' }))

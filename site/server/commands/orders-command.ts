import { cleanText } from '../../contracts/field-text'
import { momentText } from '../../contracts/licence-text'
import { rupees } from '../../contracts/money'
import {
  adoptLostOrder,
  checkOrder,
  forgetProblem,
  type ListedProblem,
  listOrders,
  listProblems,
  type OrderFilter,
  showOrder,
} from '../payment/admin'
import { type Command, limitArgs, subcommands, UsageError, usageNotes } from './command'

const usage = `Orders and payments.

  npm run orders                     the paid orders, newest first
  npm run orders -- list --all       the open and replaced ones too
  npm run orders -- list --disputed  those whose payer disputes the payment with the bank
  npm run orders -- show ID          one of them, by the ID of the order or of a payment
  npm run orders -- list --problems  what the server cannot settle: a person has to
  npm run orders -- check ID         asks the provider about an order or a payment, and stores what it answers
  npm run orders -- adopt ID [NAME]  stores an order that the provider has and the database lacks, as after a restore: for
                                     the company of its notes, or for the named one
  npm run orders -- forget ID REASON closes an entry of the problems

A payment is given back with npm run refund.
${usageNotes}`

type Listed = Awaited<ReturnType<typeof listOrders>>
type Shown = Awaited<ReturnType<typeof showOrder>>

const money = (amount: number, currency: string) =>
  currency === 'INR' ? rupees(amount) : `${amount / 100} ${currency}`

const disputeText = (dispute: string | null) => (dispute ? `, dispute ${dispute}` : '')

const listText = (orders: Listed) =>
  orders
    .flatMap(({ id, state, plan, amount, currency, company, createdAt, payment }) => [
      `${id}  ${momentText(createdAt)}  ${company}`,
      `  ${plan}, ${money(amount, currency)}, ${state}${payment ? `; payment ${payment.id}: ${payment.state}${disputeText(payment.dispute)}` : ''}`,
    ])
    .join('\n') || 'There are none.'

const problemsText = (problems: readonly ListedProblem[]) =>
  problems.map(({ kind, id, problem }) => `${id}  (${kind}) ${problem}`).join('\n') || 'There are none.'

const orderText = (order: Shown) =>
  [
    `${order.id} of ${order.company}: ${order.plan}, ${money(order.amount, order.currency)}, ${order.state}`,
    `Made ${momentText(order.createdAt)} with the key ${order.keyId}`,
    ...order.payments.map(
      ({ id, amount, state, dispute, createdAt, refund }) =>
        `Payment ${id}: ${money(amount, order.currency)}, ${state}${disputeText(dispute)}, seen ${momentText(createdAt)}${refund ? `, refund ${refund}` : ''}`,
    ),
    ...order.unseen.map(({ id, dispute }) => `Payment ${id}: not seen yet${disputeText(dispute)}`),
    ...(order.unreadMessages > 0 ? [`${order.unreadMessages} messages of the provider not handled yet`] : []),
  ].join('\n')

export function idFrom(args: string[], max = 1): string {
  const id = cleanText(args[0] ?? '', 'address')
  if (!id) throw new UsageError('Name an order or a payment.')
  limitArgs(args, max)
  return id
}

const parse = subcommands({
  list(args) {
    const [which = '--paid', more] = args
    if (more === undefined && which === '--problems')
      return async ({ db, out }) => out(problemsText(await listProblems(db)))
    if (more !== undefined || !['--paid', '--all', '--disputed'].includes(which))
      throw new UsageError(`'list' takes --all, --disputed or --problems, and not '${args.join(' ')}'.`)
    return async ({ db, out }) => {
      out(listText(await listOrders(db, which.slice(2) as OrderFilter)))
      const problems = await listProblems(db)
      if (problems.length > 0)
        out(`A person has to look at ${problems.length}: npm run orders -- list --problems`)
    }
  },
  show(args) {
    const id = idFrom(args)
    return async ({ db, out }) => out(orderText(await showOrder(db, id)))
  },
  check(args) {
    const id = idFrom(args)
    return async ({ db, loadProvider, out }) =>
      out(orderText(await checkOrder({ db, provider: await loadProvider() }, id)))
  },
  adopt(args) {
    const id = idFrom(args, 2)
    return async ({ db, loadProvider, out }) =>
      out(orderText(await adoptLostOrder({ db, provider: await loadProvider() }, id, args[1])))
  },
  forget(args) {
    const id = idFrom(args, 20)
    const reason = args.slice(1).join(' ').trim()
    if (!reason) throw new UsageError('Give a reason.')
    return async ({ db, loadProvider, out }) => {
      await forgetProblem({ db, provider: await loadProvider() }, id, reason)
      out(`${id} is closed: ${reason}`)
    }
  },
})

export const ordersCommand: Command = { usage, parse }

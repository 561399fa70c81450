import { cleanText } from '../../contracts/field-text'
import { dayText, momentText } from '../../contracts/licence-text'
import { isRunning } from '../../contracts/licensing'
import { endNow, extendByDays, listLicences, showLicence } from '../licensing/admin'
import { grantForPayment } from '../payment/admin'
import { type Command, limitArgs, subcommands, UsageError, usageNotes } from './command'

const usage = `Licences.

  npm run licences                     every company's licence
  npm run licences -- show NAME        all terms of one company, by its domain name, or # and its number
  npm run licences -- extend NAME 14 KEY
                                       adds up to 400 days to its end; a negative number takes days away. KEY is a word
                                       of yours, such as a ticket's number: the same key changes the end once
  npm run licences -- grant NAME PAYMENT
                                       gives a year for a payment that gave none, if the provider has its money
  npm run licences -- end NAME         ends it now; nothing is refunded

Every change is recorded in the events of the account.
${usageNotes}`

type Listed = Awaited<ReturnType<typeof listLicences>>
type Shown = Awaited<ReturnType<typeof showLicence>>

const listText = (licences: Listed) =>
  licences
    .map(
      ({ number, domainName, plan, state, endsAt }) =>
        `#${number}  ${domainName || '(name given up)'}  ${plan}  ${state} ${isRunning(state) ? 'until' : 'since'} ${dayText(endsAt)}`,
    )
    .join('\n') || 'There are none.'

const licenceText = ({ number, domainName, companyName, terms }: Shown) =>
  [
    `#${number} ${companyName}, ${domainName || '(name given up)'}`,
    ...terms.map(
      ({ plan, state, startsAt, endsAt, source }) =>
        `${plan}: ${momentText(startsAt)} to ${momentText(endsAt)}, ${state}, by ${source}`,
    ),
  ].join('\n')

function companyFrom(args: string[], max: number): string {
  const name = cleanText(args[0] ?? '', 'address')
  if (!name) throw new UsageError('Name a company.')
  limitArgs(args, max)
  return name
}

const parse = subcommands({
  list(args) {
    if (args.length > 0) throw new UsageError(`'list' takes no arguments, and not '${args.join(' ')}'.`)
    return async ({ db, out }) => out(listText(await listLicences(db)))
  },
  show(args) {
    const company = companyFrom(args, 1)
    return async ({ db, out }) => out(licenceText(await showLicence(db, company)))
  },
  extend(args) {
    const company = companyFrom(args, 3)
    const [, days = '', key = ''] = args
    if (!/^-?\d{1,3}$/.test(days)) throw new UsageError(`'${days}' is not a number of days.`)
    if (!/^[\w-]{1,60}$/.test(key))
      throw new UsageError('Give a key: letters, digits and hyphens, such as ticket-12.')
    return async ({ db, out }) => out(licenceText(await extendByDays(db, company, Number(days), key)))
  },
  grant(args) {
    const company = companyFrom(args, 2)
    const paymentId = args[1] ?? ''
    if (!paymentId) throw new UsageError('Name a payment.')
    return async ({ db, loadProvider, out }) => {
      const id = await grantForPayment({ db, provider: await loadProvider() }, company, paymentId)
      out(licenceText(await showLicence(db, `#${id}`)))
    }
  },
  end(args) {
    const company = companyFrom(args, 1)
    return async ({ db, out }) => out(licenceText(await endNow(db, company)))
  },
})

export const licencesCommand: Command = { usage, parse }

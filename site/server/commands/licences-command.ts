/** `npm run licences`: the licences of companies. */
import { dayText, momentText } from '../../services/licensing/licence-text'
import type { listLicences, showLicence } from '../licensing/admin'
import { type Command, UsageError, type Work } from './command'

const usage = `Licences.

  npm run licences                     every company's licence
  npm run licences -- show NAME        all terms of one company, by its domain name, or # and its number
  npm run licences -- extend NAME 14   adds up to 400 days to its end; a negative number takes days away
  npm run licences -- end NAME         ends it now; nothing is refunded

Every change is recorded in the events of the account.
With DATABASE_URL it works while the server runs; with a data folder, stop the server first. It ends with 0 when it was
done, with 1 when it could not be done, and with 2 when it was not understood.`

type Listed = Awaited<ReturnType<typeof listLicences>>
type Shown = Awaited<ReturnType<typeof showLicence>>

const listText = (licences: Listed) =>
  licences.length === 0
    ? 'There are none.'
    : licences
        .map(
          ({ number, domainName, plan, state, endsAt }) =>
            `#${number}  ${domainName || '(name given up)'}  ${plan}  ${state} ${state === 'active' ? 'until' : 'since'} ${dayText(endsAt)}`,
        )
        .join('\n')

const licenceText = ({ number, domainName, companyName, terms }: Shown) =>
  [
    `#${number} ${companyName}, ${domainName || '(name given up)'}`,
    ...terms.map(
      ({ plan, state, startsAt, endsAt, source }) =>
        `${plan}: ${momentText(startsAt)} to ${momentText(endsAt)}, ${state}, by ${source}`,
    ),
  ].join('\n')

function companyFrom(args: string[], max: number): string {
  const [name] = args
  if (!name) throw new UsageError('Name a company.')
  if (args.length > max) throw new UsageError(`'${args[max]}' is one argument too many.`)
  return name
}

const commands: Record<string, (args: string[]) => Work> = {
  list(args) {
    if (args.length > 0) throw new UsageError(`'list' takes no arguments, and not '${args.join(' ')}'.`)
    return async (admin, { out }) => out(listText(await admin('licences', {})))
  },
  show(args) {
    const company = companyFrom(args, 1)
    return async (admin, { out }) => out(licenceText(await admin('licence', { company })))
  },
  extend(args) {
    const company = companyFrom(args, 2)
    const days = args[1] ?? ''
    if (!/^-?\d{1,3}$/.test(days)) throw new UsageError(`'${days}' is not a number of days.`)
    return async (admin, { out }) => out(licenceText(await admin('extend', { company, days: Number(days) })))
  },
  end(args) {
    const company = companyFrom(args, 1)
    return async (admin, { out }) => out(licenceText(await admin('end', { company })))
  },
}

export const licences: Command = {
  usage,
  parse([name = 'list', ...args]) {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!command) throw new UsageError(`There is no command '${name}'.`)
    return command(args)
  },
}

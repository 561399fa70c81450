import { addressAdvice } from '../../contracts/api'
import { cleanText } from '../../contracts/field-text'
import { erasePerson, keptDomainNames } from '../privacy/erase'
import { type Counts, countsOf, elsewhere, exportPerson, findPerson } from '../privacy/person'
import { AdminRefusal } from '../runtime/errors'
import { type Command, deliver, limitArgs, UsageError, usageNotes, type Work } from './command'

const usage = `What the database holds of a person, by their e-mail address, or by the uid of their account.

Persons may have had one address in turn: the command then lists the accounts, and one is named by its uid instead.

  npm run data -- export EMAIL FILE        all of it, as JSON in a new file
  npm run --silent data -- export EMAIL    the same to standard output
  npm run data -- erase EMAIL              shows what would be removed, and removes nothing
  npm run data -- erase EMAIL --yes        removes it, for good

Check first that the request comes from this person: answer to the address itself.
${usageNotes}`

const outcomes: [keyof Counts, what: string, outcome: string][] = [
  ['messages', 'messages of the contact form', 'removed'],
  ['drafts', 'drafts', 'removed'],
  ['accounts', 'accounts', 'removed'],
  ['companies', 'companies', 'kept without name, e-mail, phone, size and place'],
  ['events', 'events', 'kept without the account'],
  ['licences', 'licences', 'kept for accounting, without the person'],
  ['paymentOrders', 'orders', 'kept for accounting, without the person'],
  ['payments', 'payments', 'kept for accounting; they contain no name'],
  ['refunds', 'refunds', 'kept for accounting; they contain no name'],
  ['emails', 'e-mails about the account', 'kept without address and content'],
]

const table = (counts: Counts) =>
  outcomes.map(([key, what, outcome]) => `${String(counts[key]).padStart(6)}  ${what}: ${outcome}`).join('\n')

const rest = `Copies are also stored in ${elsewhere.join('; in ')}. Remove them there yourself.`
const company =
  'A company that gave this address, but belongs to the account of another person, loses only this address.'

const isNothing = (counts: Counts) => Object.values(counts).every((count) => count === 0)

const exporting =
  (email: string, file: string | undefined): Work =>
  async (on) =>
    deliver(await exportPerson(on.db, await findPerson(on.db, email)), file, on)

const erasing =
  (email: string, isConfirmed: boolean): Work =>
  async ({ db, out }) => {
    const counts = await countsOf(db, await findPerson(db, email))
    if (isNothing(counts)) return out(`Nothing is held of ${email}.\n${rest}`)
    if (!isConfirmed) {
      out(`Held of ${email}:\n${table(counts)}\n${company}`)
      throw new AdminRefusal(`Nothing was removed. To do it: npm run data -- erase ${email} --yes`)
    }
    const erased = await erasePerson(db, email)
    out(`Held of ${email} until now:\n${table(erased)}\n${company}`)
    if ((await keptDomainNames(db)).length > 0)
      out('A domain name stays taken until its licence has ended, and is then released automatically.')
    out(rest)
  }

function addressOf(text: string): string {
  if (/^[^\s@]{1,128}$/.test(text)) return text
  // Also a form that no field accepts any more: an older row may have it.
  const address = cleanText(text, 'address')
  if (!/^[^@]+@[^@.]+\.[^@]+$/.test(address)) throw new AdminRefusal(addressAdvice)
  return address
}

export const dataCommand: Command = {
  usage,
  parse([name, email, option, ...more]) {
    if (name !== 'export' && name !== 'erase')
      throw new UsageError(name ? `There is no command '${name}'.` : 'Name a command.')
    if (!email || email.startsWith('-'))
      throw new UsageError('Name an e-mail address, or the uid of an account.')
    if (name === 'export') {
      limitArgs([email, option ?? '', ...more], 2)
      return exporting(addressOf(email), option)
    }
    limitArgs(more, 0)
    if (option !== undefined && option !== '--yes')
      throw new UsageError(`'erase' takes --yes after the address, and not '${option}'.`)
    return erasing(addressOf(email), option === '--yes')
  },
}

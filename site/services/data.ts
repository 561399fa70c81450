/** `npm run data`: what the database holds of a person, for them or away with it. */
import { deliverText, runCommand, UsageError } from './command'
import { DeskRefusal } from './platform/desk'
import { elsewhere } from './privacy/server-export'
import type { Counts } from './privacy/server-person'

const usage = `What the database holds of a person, by their e-mail address.

  npm run data -- export EMAIL FILE        all of it, as JSON in a new file
  npm run --silent data -- export EMAIL    the same to standard output
  npm run data -- erase EMAIL              says what would be removed, and removes nothing
  npm run data -- erase EMAIL --yes        removes it, for good

Make sure first that whoever asks is the person: answer to the address itself. It works while the server runs, and
while it does not. It ends with 0 when it was done, with 1 when it could not be done, and with 2 when it was not
understood.`

const fates: [keyof Counts, what: string, fate: string][] = [
  ['messages', 'messages of the contact form', 'removed'],
  ['drafts', 'unfinished forms of the journey', 'removed'],
  ['accounts', 'accounts', 'removed'],
  ['companies', 'companies', 'kept without name, e-mail, phone, size and place'],
  ['events', 'lines of what happened', 'kept without whose they are'],
  ['licences', 'licences', 'kept for the books, without whose they are'],
  ['paymentOrders', 'orders', 'kept for the books, without whose they are'],
  ['payments', 'payments', 'kept for the books; they name nobody'],
]

const table = (counts: Counts) =>
  fates.map(([key, what, fate]) => `${String(counts[key]).padStart(6)}  ${what}: ${fate}`).join('\n')

const rest = `It also lies in ${elsewhere.join('; in ')}. Remove it there yourself.`
const company =
  'A company that gave this address, but whose account is somebody else’s, loses the address alone.'

const isNothing = (counts: Counts) => Object.values(counts).every((count) => count === 0)

await runCommand(usage, ([command, email, ...words]) => {
  if (!command) throw new UsageError('Name a command.')
  if (command !== 'export' && command !== 'erase') throw new UsageError(`There is no command '${command}'.`)
  if (!email || email.startsWith('-')) throw new UsageError('Name an e-mail address.')
  const [word, more] = words
  if (more !== undefined) throw new UsageError(`'${more}' is one word too many.`)

  if (command === 'export')
    return async (ask) => deliverText(`${JSON.stringify(await ask('export', { email }), null, 2)}\n`, word)

  if (word !== undefined && word !== '--yes')
    throw new UsageError(`'erase' takes --yes after the address, and not '${word}'.`)
  return async (ask) => {
    const counts = await ask('count', { email })
    if (isNothing(counts)) return console.log(`Nothing is held of ${email}.\n${rest}`)
    if (word !== '--yes') {
      console.log(`Held of ${email}:\n${table(counts)}\n${company}`)
      throw new DeskRefusal(`Nothing was removed. To do it: npm run data -- erase ${email} --yes`)
    }
    const erased = await ask('erase', { email })
    console.log(`Held of ${email} until now:\n${table(erased.counts)}\n${company}`)
    if (erased.keptDomainNames > 0)
      console.log('A domain name stays taken until its licence has ended, and is then let go by itself.')
    console.log(rest)
  }
})

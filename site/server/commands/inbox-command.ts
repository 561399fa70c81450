/** `npm run inbox`: the contact messages. */

import { csvOf, listText, messageText } from '../contact/inbox-text'
import { type Command, deliver, UsageError, type Work } from './command'

const usage = `The messages that visitors sent through the contact form.

  npm run inbox                     the messages that nobody has dealt with, oldest first
  npm run inbox -- list --all       all of them, those that are done too
  npm run inbox -- list --failed    those that the mail server refuses
  npm run inbox -- show 12          one of them, whole
  npm run inbox -- done 12 13       they are dealt with: they leave the list and are not sent by e-mail
  npm run inbox -- retry            try at once to send by e-mail what the mail server did not take
  npm run inbox -- export FILE      all of them, as a table for a spreadsheet (CSV)
  npm run --silent inbox -- export  the same to standard output

With DATABASE_URL it works while the server runs; with a data folder, stop the server first. It ends with 0 when it was
done, with 1 when it could not be done, and with 2 when it was not understood.`

function numbers(args: string[]): number[] {
  const wrong = args.find((word) => !/^[1-9]\d*$/.test(word))
  if (wrong !== undefined) throw new UsageError(`'${wrong}' is not the number of a message.`)
  if (args.length === 0) throw new UsageError('Name the number of a message.')
  return args.map(Number)
}

function listOf(args: string[]): 'open' | 'all' | 'failed' {
  if (args.length === 0) return 'open'
  if (args.length === 1 && args[0] === '--all') return 'all'
  if (args.length === 1 && args[0] === '--failed') return 'failed'
  throw new UsageError(`'list' takes --all or --failed, and not '${args.join(' ')}'.`)
}

function atMost(args: string[], max: number): void {
  if (args.length > max) throw new UsageError(`'${args[max]}' is one argument too many.`)
}

const commands: Record<string, (args: string[]) => Work> = {
  list(args) {
    const which = listOf(args)
    return async (admin, { out }) => out(listText(await admin('list', { which })))
  },
  show(args) {
    atMost(args, 1)
    const [id = 0] = numbers(args)
    return async (admin, { out }) => out(messageText(await admin('show', { id })))
  },
  done(args) {
    const ids = numbers(args)
    return async (admin, { out }) => {
      for (const id of ids) out(`Message ${(await admin('done', { id })).id} is done.`)
    }
  },
  retry(args) {
    atMost(args, 0)
    return async (admin, { out }) => {
      const count = await admin('retry', {})
      out(
        `${count} ${count === 1 ? 'message' : 'messages'} will be tried again within a minute, by a server with SMTP_URL.`,
      )
    }
  },
  export(args) {
    atMost(args, 1)
    return async (admin, stdio) =>
      deliver(csvOf(await admin('list', { which: 'all' })).trimEnd(), args[0], stdio)
  },
}

export const inbox: Command = {
  usage,
  parse([name = 'list', ...args]) {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!command) throw new UsageError(`There is no command '${name}'.`)
    return command(args)
  },
}

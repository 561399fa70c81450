import {
  csvOf,
  finishMessage,
  listMessages,
  listText,
  messageText,
  retryDelivery,
  showMessage,
} from '../contact/inbox'
import { type Command, deliver, limitArgs, subcommands, UsageError, usageNotes } from './command'

const usage = `The messages that visitors sent through the contact form.

  npm run inbox                     the messages that nobody has dealt with, oldest first
  npm run inbox -- list --all       all of them, those that are done too
  npm run inbox -- list --failed    those that the mail server refuses
  npm run inbox -- show 12          one of them, whole
  npm run inbox -- done 12 13       they are dealt with: they leave the list and are not sent by e-mail
  npm run inbox -- retry            try at once to send by e-mail what the mail server did not take
  npm run inbox -- export FILE      all of them, as a table for a spreadsheet (CSV)
  npm run --silent inbox -- export  the same to standard output

${usageNotes}`

function numbers(args: string[]): number[] {
  const wrong = args.find((word) => !/^[1-9]\d{0,14}$/.test(word))
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

const parse = subcommands({
  list(args) {
    const which = listOf(args)
    return async ({ db, out }) => out(listText(await listMessages(db, which), which))
  },
  show(args) {
    limitArgs(args, 1)
    const [id = 0] = numbers(args)
    return async ({ db, out }) => out(messageText(await showMessage(db, id)))
  },
  done(args) {
    const ids = numbers(args)
    return async ({ db, out }) => {
      for (const id of ids) {
        await finishMessage(db, id)
        out(`Message ${id} is done.`)
      }
    }
  },
  retry(args) {
    limitArgs(args, 0)
    return async ({ db, out }) => {
      const count = await retryDelivery(db)
      out(
        `${count} ${count === 1 ? 'message' : 'messages'} will be tried again within a minute, by a server with SMTP_URL.`,
      )
    }
  },
  export(args) {
    limitArgs(args, 1)
    return async (on) => deliver([csvOf(await listMessages(on.db, 'all')).trimEnd()], args[0], on)
  },
})

export const inboxCommand: Command = { usage, parse }

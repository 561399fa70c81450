/** `npm run inbox`: the contact messages. */

import { csvOf } from '../../services/contact/server/csv'
import { listText, messageText } from '../../services/contact/server/inbox-text'
import { type Command, deliver, UsageError, type Work } from './command'

const usage = `The messages that visitors sent through the contact form.

  npm run inbox                     the messages that nobody has dealt with, oldest first
  npm run inbox -- list --all       all of them, those that are done too
  npm run inbox -- list --failed    those that the mail server refuses
  npm run inbox -- show 12          one of them, whole
  npm run inbox -- done 12 13       they are dealt with: off the list, and no more e-mail about them
  npm run inbox -- retry            try at once to send by e-mail what the mail server did not take
  npm run inbox -- export FILE      all of them, as a table for a spreadsheet (CSV)
  npm run --silent inbox -- export  the same to standard output

It works while the server runs, and while it does not. It ends with 0 when it was done, with 1 when it could not be
done, and with 2 when it was not understood.`

function numbers(words: string[]): number[] {
  const wrong = words.find((word) => !/^[1-9]\d*$/.test(word))
  if (wrong !== undefined) throw new UsageError(`'${wrong}' is not the number of a message.`)
  if (words.length === 0) throw new UsageError('Name the number of a message.')
  return words.map(Number)
}

function listOf(words: string[]): 'open' | 'all' | 'failed' {
  if (words.length === 0) return 'open'
  if (words.length === 1 && words[0] === '--all') return 'all'
  if (words.length === 1 && words[0] === '--failed') return 'failed'
  throw new UsageError(`'list' takes --all or --failed, and not '${words.join(' ')}'.`)
}

function atMost(words: string[], max: number): void {
  if (words.length > max) throw new UsageError(`'${words[max]}' is one argument too many.`)
}

const commands: Record<string, (words: string[]) => Work> = {
  list(words) {
    const which = listOf(words)
    return async (ask, { out }) => out(listText(await ask('list', { which })))
  },
  show(words) {
    atMost(words, 1)
    const [id = 0] = numbers(words)
    return async (ask, { out }) => out(messageText(await ask('show', { id })))
  },
  done(words) {
    const ids = numbers(words)
    return async (ask, { out }) => {
      for (const id of ids) out(`Message ${(await ask('done', { id })).id} is done.`)
    }
  },
  retry(words) {
    atMost(words, 0)
    return async (ask, { out }) => {
      const count = await ask('retry', {})
      out(
        `${count} ${count === 1 ? 'message' : 'messages'} will be tried again within a minute, by a server with SMTP_URL.`,
      )
    }
  },
  export(words) {
    atMost(words, 1)
    return async (ask, stdio) =>
      deliver(csvOf(await ask('list', { which: 'all' })).trimEnd(), words[0], stdio)
  },
}

export const inbox: Command = {
  usage,
  parse([name = 'list', ...words]) {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!command) throw new UsageError(`There is no command '${name}'.`)
    return command(words)
  },
}

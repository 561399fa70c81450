/** Messages as CSV for a spreadsheet (RFC 4180, with a byte order mark so that Excel reads UTF-8). */
import type { InboxMessage } from './inbox'

const columns = [
  ...['id', 'createdAt', 'state', 'sentAt', 'doneAt'],
  ...['name', 'email', 'phone', 'subject', 'message'],
] as (keyof InboxMessage)[]

/**
 * Spreadsheets evaluate a cell that begins like this as a formula, which can send the data to a stranger; a leading
 * apostrophe makes it text. https://owasp.org/www-community/attacks/CSV_Injection
 */
const formula = /^[\s\uFEFF]*[=+\-@|%\t\r\uFF1D\uFF0B\uFF0D\uFF20]/

const cell = (value: string | number | null) => {
  const text = String(value ?? '')
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

export const csvOf = (messages: readonly InboxMessage[]) =>
  `\uFEFF${[columns, ...messages.map((message) => columns.map((column) => message[column]))]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('')}`

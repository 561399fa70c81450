import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryFolder } from '../runtime/paths'
import { emptyFolder } from '../test-server.fixture'
import { loadEnvFile } from './env-file'

/** What a server reads of a `.env` with this content. */
function read(content: string | Buffer, name = '.env') {
  const folder = emptyFolder()
  copyFileSync(join(repositoryFolder, '.env.example'), join(folder, '.env.example'))
  writeFileSync(join(folder, name), content)
  const env: NodeJS.ProcessEnv = { PORT: '4000', HOST: '' }
  const warnings = loadEnvFile(folder, env)
  return { env, warnings }
}
const text = 'NODE_ENV=production\nSITE_URL=https://school.example\n'
const bigEndian = Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()

describe('a .env is read', () => {
  it.each([
    ['with a byte order mark', `\uFEFF${text}`],
    ['in UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['in UTF-16 without a mark', Buffer.from(text, 'utf16le')],
    ['in UTF-16 with the other order of bytes', bigEndian],
    ['with the line ends of Windows', text.replaceAll('\n', '\r\n')],
    ['with the line ends of an old Mac', text.replaceAll('\n', '\r')],
    ['with quotes', 'NODE_ENV="production"\r\nSITE_URL=\'https://school.example\' # ours\r\n'],
    ['with export', 'export NODE_ENV=production\nexport\tSITE_URL="https://school.example"'],
    ['with spaces', '  NODE_ENV = production \n\tSITE_URL=\u00a0https://school.example\u200b\n\n# end'],
  ])('%s', (_, content) => {
    expect(read(content)).toEqual({
      env: { NODE_ENV: 'production', SITE_URL: 'https://school.example', PORT: '4000', HOST: '' },
      warnings: [],
    })
  })

  it('behind the variables of the shell, and with signs in its values', () => {
    const { env } = read(
      'PORT=1\nHOST=::\nMAIL_TO=\nSMTP_URL="smtp://u:p$a%23=b@mail.example:587"\nMAIL_FROM=a b #c',
    )
    expect(env).toEqual({
      PORT: '4000',
      HOST: '',
      MAIL_TO: '',
      SMTP_URL: 'smtp://u:p$a%23=b@mail.example:587',
      MAIL_FROM: 'a b',
    })
  })
})

it.each([
  ['NODE_EVN=production', '.env sets NODE_EVN, which nothing reads. Did you mean NODE_ENV?'],
  ['node_env=production', '.env sets node_env, which nothing reads. Did you mean NODE_ENV?'],
  [
    'DATABASEURL=postgres:///kaksha',
    '.env sets DATABASEURL, which nothing reads. Did you mean DATABASE_URL?',
  ],
  [
    'VITE_FIREBASE_APIKEY=s',
    '.env sets VITE_FIREBASE_APIKEY, which nothing reads. Did you mean VITE_FIREBASE_API_KEY?',
  ],
  ['EDITOR=vi', '.env sets EDITOR, which nothing reads: .env.example has all names.'],
])('names what it does not know: %s', (line, warning) => {
  expect(read(`${line}\nPORT=1`).warnings).toEqual([warning])
})

it('names a file that Windows has called .env.txt', () => {
  expect(read(text, '.env.txt').warnings).toEqual([
    'The settings are read from .env, and not from .env.txt: rename it.',
  ])
})

it.each([
  ['NODE_ENV: production', 1],
  ['PORT=1\nNODE_ENV production', 2],
  ['# \n\nset NODE_ENV=production', 3],
  ['NODE_ENV=“production”', 1],
  ['NODE_ENV="production', 1],
  // Node reads the value up to the mark.
  ['RAZORPAY_WEBHOOK_SECRET=two#parts', 1],
])('refuses a line that would be ignored: %j', (content, n) => {
  expect(() => read(content)).toThrow(
    `Line ${n} of .env is no setting: write NAME=value on one line, with straight quotation marks around a value with #, or none, and # before a comment.`,
  )
})

it('refuses another encoding, and repeats no value', () => {
  expect(() => read(Buffer.from('VITE_BRAND_NAME=Caf\xe9', 'latin1'))).toThrow(
    /\.env is not text in UTF-8: save it /,
  )
})

/** The owner's commands: what they answer, and on a data folder in use. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bundle } from '../../../tests/fixtures/bundle'
import { newDataFolder } from '../../../tests/fixtures/data-folder'
import { openStore } from '../database/database'
import { contactMessages } from '../database/schema'
import { goodMessage, startTestServer } from '../test-server.fixture'
import type { Command } from './command'
import { dataCommand } from './data-command'
import { inboxCommand } from './inbox-command'
import { licencesCommand } from './licences-command'
import { ordersCommand } from './orders-command'
import { runCommandWith, runOn } from './owner.fixture'
import { refundCommand } from './refund-command'

const dataDir = await newDataFolder()
const server = await startTestServer({ store: await openStore({ dataDir }) })
await server.call('save_contact', { ...goodMessage, subject: 'First' })
await server.call('save_contact', { ...goodMessage, subject: '=2+3', email: 'Other@ganit.example' })

const run = (command: Command, ...args: string[]) => runOn(server.db, command, args, { DATA_DIR: dataDir })

describe('the owner’s commands', () => {
  it('lists messages that are not done', async () => {
    const { code, out } = await run(inboxCommand)
    expect(code).toBe(0)
    expect(out.trim().split('\n')).toEqual([
      expect.stringMatching(/^1 .+ IST {2}not sent {2}Mitali Sen <mitali@ganit\.example> {2}First$/),
      expect.stringMatching(/^2 .+ <Other@ganit\.example> {2}=2\+3$/),
    ])
  })

  it('shows a message, and marks it as done', async () => {
    const { code, out } = await run(inboxCommand, 'show', '1')
    expect(code).toBe(0)
    expect(out).toContain('Delivery: kept here, not sent by e-mail')
    expect(out.endsWith('\n\nWhich plan suits\na school of forty?\n')).toBe(true)
    expect(await run(inboxCommand, 'done', '1', '99')).toEqual({
      code: 1,
      out: 'Message 1 is done.\n',
      err: 'There is no message 99.\n',
    })
    // Does not fit into PostgreSQL's `integer`.
    expect(await run(inboxCommand, 'show', '2147483648')).toMatchObject({
      code: 1,
      err: 'There is no message 2147483648.\n',
    })
    expect((await run(inboxCommand)).out).not.toContain('First')
    expect((await run(inboxCommand, 'show', '1')).out).toContain('Delivery: done on ')
    expect(await run(inboxCommand, 'done', '1')).toMatchObject({ code: 0 })
  })

  it('shows what the mail server refuses, and sends it again on request', async () => {
    expect((await run(inboxCommand, 'list', '--failed')).out).toBe(
      'The mail server has refused no message.\n',
    )
    await server.db.update(contactMessages).set({ state: 'failed', refusals: 3, lastError: '550' })
    expect((await run(inboxCommand, 'list', '--failed')).out).toMatch(/^1 .+ FAILED .+ First\n2 .+ FAILED /)
    expect((await run(inboxCommand, 'show', '2')).out).toContain(
      'Delivery: the mail server refuses it (550);',
    )
    expect((await run(inboxCommand, 'retry')).out).toMatch(/^2 messages will be tried again within a minute/)
    const messages = await server.db.select().from(contactMessages)
    expect(messages.map(({ refusals }) => refusals)).toEqual([0, 0])
  })

  it('writes a table to a new file that only the owner can read', async () => {
    const file = join(dataDir, 'messages.csv')
    expect(await run(inboxCommand, 'export', file)).toMatchObject({ code: 0 })
    expect(readFileSync(file, 'utf8')).toContain(`"Other@ganit.example","033 4000 0000","'=2+3"`)
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
    const again = await run(inboxCommand, 'export', file)
    expect(again).toEqual({ code: 1, out: '', err: `${file} is there already: name a new file.\n` })
    expect((await run(inboxCommand, 'export')).out).toBe(readFileSync(file, 'utf8'))
  })

  it('exports and erases a person', async () => {
    const given = await run(dataCommand, 'export', 'other@ganit.example')
    expect(JSON.parse(given.out)).toMatchObject({ messages: [{ subject: '=2+3' }], accounts: [] })
    const asked = await run(dataCommand, 'erase', 'other@ganit.example')
    expect(asked.code).toBe(1)
    expect(asked.out).toContain('1  messages of the contact form: removed')
    expect(asked.err).toBe('Nothing was removed. To do it: npm run data -- erase other@ganit.example --yes\n')
    const done = await run(dataCommand, 'erase', 'other@ganit.example', '--yes')
    expect(done).toMatchObject({ code: 0, out: expect.stringContaining('1  messages') })
    expect((await run(dataCommand, 'erase', 'other@ganit.example', '--yes')).out).toMatch(
      /^Nothing is held of/,
    )
    // As copied from an e-mail.
    expect((await run(licencesCommand, 'show', '\u200eganit\u00a0')).err).toBe(
      'No company is called ganit: give its domain name, or # and its number.\n',
    )
    const refused = {
      nobody: 'There is no account with the uid nobody.',
      'a@b': 'Write the e-mail address in full, for example name@school.example.',
    }
    for (const [name, err] of Object.entries(refused))
      expect(await run(dataCommand, 'export', name)).toMatchObject({ code: 1, err: `${err}\n` })
  })
})

describe('a command that is not understood', () => {
  it.each([
    ["There is no command 'lst'.", inboxCommand, ['lst']],
    ["There is no command 'toString'.", inboxCommand, ['toString']],
    ['Name the number of a message.', inboxCommand, ['show']],
    ["'1e3' is not the number of a message.", inboxCommand, ['show', '1e3']],
    ["'9999999999999999' is not the number of a message.", inboxCommand, ['show', '9999999999999999']],
    ["'2' is one argument too many.", inboxCommand, ['show', '1', '2']],
    ["'list' takes --all or --failed, and not '--everything'.", inboxCommand, ['list', '--everything']],
    ['Name an order or a payment.', ordersCommand, ['show', ' ']],
    ['Name a company.', licencesCommand, ['show', ' ']],
    ['Name a command.', dataCommand, []],
    ['Name an e-mail address, or the uid of an account.', dataCommand, ['erase']],
    ['Name an e-mail address, or the uid of an account.', dataCommand, ['erase', '--yes']],
    [
      "'erase' takes --yes after the address, and not '--force'.",
      dataCommand,
      ['erase', 'a@b.example', '--force'],
    ],
    ["There is no option '--csv' here.", inboxCommand, ['export', '--csv']],
    ["There is no option '--json' here.", dataCommand, ['export', 'a@b.example', '--json']],
    ["There is no option '--all' here.", licencesCommand, ['show', '--all']],
    ["There is no option '--now' here.", licencesCommand, ['end', 'ganit', '--now']],
    ["There is no option '--force' here.", ordersCommand, ['adopt', 'order_1', '--force']],
    ["There is no option '--dry-run' here.", refundCommand, ['pay_1', '--dry-run']],
    ["There is no option '--dry-run' here.", refundCommand, ['--dry-run', 'pay_1']],
  ] as [string, Command, string[]][])('%s', async (expected, command, args) => {
    const { code, out, err } = await run(command, ...args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toBe(`${expected}\n\n${command.usage}\n`)
  })

  it('prints its usage on request', async () => {
    for (const command of [inboxCommand, dataCommand, licencesCommand, ordersCommand, refundCommand])
      expect(await run(command, '--help')).toEqual({ code: 0, err: '', out: `${command.usage}\n` })
  })
})

describe('a command reads the settings that it uses', () => {
  /** Those of other services are incomplete: a command of the database runs all the same. */
  const env = {
    VITE_RECAPTCHA_SITE_KEY: 'site',
    SMTP_URL: 'nonsense',
    TRUST_PROXY: '1',
    RAZORPAY_KEY_ID: 'rzp_live_1',
    PORT: 'x',
  }
  const attempt = (command: Command, args: string[], more: object = {}) =>
    runOn(server.db, command, args, { ...env, ...more })

  it.each([
    [inboxCommand, ['list', '--all']],
    [licencesCommand, ['list']],
    [ordersCommand, ['list', '--problems']],
    [dataCommand, ['erase', 'nobody@nowhere.example']],
  ] as [Command, string[]][])('%#', async (command, args) => {
    expect(await attempt(command, args)).toMatchObject({ code: 0 })
  })

  it('and needs those, in one line', async () => {
    expect(await attempt(ordersCommand, ['check', 'order_1'])).toEqual({
      code: 1,
      out: '',
      err: 'The checkout needs RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET too: set all three, or none.\n',
    })
    expect(await attempt(inboxCommand, [], { DATABASE_POOL: 'many' })).toEqual({
      code: 1,
      out: '',
      err: "DATABASE_POOL is 'many': set it to a whole number from 1 to 1000.\n",
    })
    expect(await attempt(inboxCommand, [], { NODE_ENV: 'production' })).toMatchObject({ code: 1 })
  })
})

it.each([
  ['a PostgreSQL', { DATABASE_URL: 'postgres://kaksha:secret@localhost:9/none' }],
  ['its socket', { DATABASE_URL: 'postgres://kaksha@/kaksha?host=/nowhere' }],
  ['a data folder', { DATA_DIR: join(dataDir, 'none') }],
])('without %s ends with 1 and one line, and creates nothing', async (_, env) => {
  const { code, out, err } = await runCommandWith(undefined, inboxCommand, [], env)
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toMatch(
    /^(The database of DATABASE_URL cannot be used|There are no data in )(?!.*secret).+\.\n$/,
  )
  expect(existsSync(join(dataDir, 'none'))).toBe(false)
})

it('ends with one line when the database is lost', async () => {
  const lost = Object.assign(new Error('query failed'), { cause: { code: '57P01' } })
  const db = {
    select: () => {
      throw lost
    },
  } as unknown as typeof server.db
  expect(await runOn(db, inboxCommand, [])).toEqual({
    code: 1,
    out: '',
    err: 'The database does not answer any more (57P01): check that it runs, and run the command again.\n',
  })
})

it('as typed in a terminal, asks to stop the server first, and then works', async () => {
  const script = await bundle('site/server/commands/owner-commands.ts', 'owner-commands')
  async function typed() {
    const child = spawn(process.execPath, [script, 'inbox', 'list', '--all'], {
      env: { ...process.env, NODE_ENV: '', DATABASE_URL: '', DATA_DIR: dataDir },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
    const [code] = await once(child, 'close')
    return { code, output }
  }
  expect(await typed()).toEqual({
    code: 1,
    output: `Stop the server first: process ${process.pid} is using the data in ${dataDir}. Or set DATA_DIR to another folder.\n`,
  })
  const { out } = await run(inboxCommand, 'list', '--all')
  await server.close()
  expect(await typed()).toEqual({ code: 0, output: out })
})

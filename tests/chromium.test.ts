import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { ensureChromium, findChromium } from './chromium.ts'

const debian = 'PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nID=debian\n'
const ubuntu = 'NAME="Ubuntu"\nID=ubuntu\nID_LIKE=debian\n'
const fedora = 'ID=fedora\n'

interface Machine {
  system?: string
  isRoot?: boolean
  /** A part of the commands that succeed. */
  works?: string
  /** Whether a browser exists before the first command. */
  has?: boolean
}

/** Runs the function on a simulated machine. @returns The commands that were run, in order, and what was printed. */
function tryOn({ system = '', isRoot = false, works = 'none', has = false }: Machine) {
  const commands: string[] = []
  let isThere = has
  const fail = vi.fn()
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  ensureChromium({
    system,
    isRoot,
    fail,
    find: () => (isThere ? '/usr/bin/chromium' : undefined),
    execute: (command, args) => {
      const line = [command === process.execPath ? 'node' : command, ...args].join(' ')
      commands.push(line.replace(/ \S+playwright[\\/]cli\.js/, ' playwright'))
      const succeeded = line.includes(works)
      if (succeeded && command === 'apt-get' && args[0] === 'install') isThere = true
      return succeeded
    },
  })
  return { commands, lines: log.mock.calls.flat(), help: fail.mock.calls.flat() }
}

const download = 'node playwright install chromium'
const apt = ['apt-get update -qq', 'apt-get install -y -qq --no-install-recommends chromium-headless-shell']
const rootOfDebian = { system: debian, isRoot: true }

it.each<[string, Machine, string[]]>([
  ['the one of the machine', { ...rootOfDebian, has: true }, []],
  ['installed with apt-get as root on Debian', { ...rootOfDebian, works: 'apt-get' }, apt],
  ['Playwright’s if apt-get fails', { ...rootOfDebian, works: 'playwright' }, [...apt, download]],
  ['Playwright’s for another user of Debian', { system: debian, works: 'playwright' }, [download]],
  [
    'Playwright’s for root of another Linux',
    { system: fedora, isRoot: true, works: 'playwright' },
    [download],
  ],
  ['Playwright’s for a user of Ubuntu', { system: ubuntu, works: 'playwright' }, [download]],
  ['Playwright’s on another system', { works: 'playwright' }, [download]],
  [
    'Playwright’s with its libraries as root on Ubuntu, whose own package is a snap',
    { system: ubuntu, isRoot: true, works: 'playwright' },
    ['node playwright install --with-deps chromium'],
  ],
])('a browser for the tests is %s', (_, machine, commands) => {
  const isInstalled = commands.includes(apt[0]!)
  expect(tryOn(machine)).toEqual({
    commands,
    lines: isInstalled
      ? ['No browser was found: installing Debian’s chromium-headless-shell with apt-get.']
      : [],
    help: [],
  })
})

it('a browser for the tests is requested in one line if nothing works', () => {
  expect(tryOn(rootOfDebian).help).toEqual([
    expect.stringMatching(/^No Chromium could be installed: .*apt-get install chromium.*$/),
  ])
})

it('the browser of the machine is the first that exists, and not Ubuntu’s script that asks for a snap', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chromium-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = (name: string, content: string) => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  const none = join(folder, 'none')
  const snap = file('snap', '#!/bin/sh\nif ! [ -x /snap/bin/chromium ]; then exit 1; fi\n')
  const first = file('first', '#!/bin/sh\nexec chromium\n')
  expect(findChromium([undefined, none, snap, first, file('second', '')])).toBe(first)
  expect(findChromium([none, snap])).toBeUndefined()
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { ensureChromium, findChromium } from './chromium.ts'

const debian = 'PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nID=debian\n'
const ubuntu = 'NAME="Ubuntu"\nID=ubuntu\nID_LIKE=debian\n'
const fedora = 'ID=fedora\n'

/** Runs the function on a simulated machine. @returns The commands that were run, in order. */
function tryOn(machine: {
  system?: string
  isRoot?: boolean
  /** Parts of the commands that succeed. */
  works?: string[]
  /** Whether a browser exists before the first command. */
  has?: boolean
}) {
  const { system = '', isRoot = false, works = [], has = false } = machine
  const commands: string[] = []
  let isThere = has
  const fail = vi.fn()
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  ensureChromium({
    system,
    isRoot,
    fail,
    find: () => (isThere ? '/usr/bin/chromium' : undefined),
    execute: (command, args) => {
      const line = [command === process.execPath ? 'node' : command, ...args].join(' ')
      commands.push(line.replace(/ \S+playwright[\\/]cli\.js/, ' playwright'))
      const succeeded = works.some((word) => line.includes(word))
      if (succeeded && command === 'apt-get' && args[0] === 'install') isThere = true
      return succeeded
    },
  })
  const lines = log.mock.calls.map(([line]) => line)
  log.mockRestore()
  return { commands, lines, helped: fail.mock.calls.flat() }
}

const download = 'node playwright install chromium'
const apt = ['apt-get update -qq', 'apt-get install -y -qq --no-install-recommends chromium-headless-shell']

describe('a browser for the tests', () => {
  it('is the one of the machine', () => {
    expect(tryOn({ has: true, system: debian, isRoot: true })).toEqual({
      commands: [],
      lines: [],
      helped: [],
    })
  })

  it('is installed with apt-get as root on Debian, with one line of output', () => {
    expect(tryOn({ system: debian, isRoot: true, works: ['apt-get'] })).toEqual({
      commands: apt,
      lines: ['No browser was found: installing Debian’s chromium-headless-shell with apt-get.'],
      helped: [],
    })
  })

  it('is Playwright’s if apt-get fails', () => {
    const { commands, helped } = tryOn({ system: debian, isRoot: true, works: ['playwright'] })
    expect(commands).toEqual([...apt, download])
    expect(helped).toEqual([])
  })

  it.each([
    ['another user of Debian', { system: debian }],
    ['root of another Linux', { system: fedora, isRoot: true }],
    ['a user of Ubuntu', { system: ubuntu }],
    ['another system', {}],
  ])('is Playwright’s for %s', (_, machine) => {
    expect(tryOn({ ...machine, works: ['playwright'] })).toEqual({
      commands: [download],
      lines: [],
      helped: [],
    })
  })

  it('is Playwright’s with its libraries as root on Ubuntu, whose own package is a snap', () => {
    const { commands } = tryOn({ system: ubuntu, isRoot: true, works: ['playwright'] })
    expect(commands).toEqual(['node playwright install --with-deps chromium'])
  })

  it('is requested in one line if nothing works', () => {
    const { helped } = tryOn({ system: debian, isRoot: true })
    expect(helped).toEqual([
      expect.stringMatching(/^No Chromium could be installed: .*apt-get install chromium/),
    ])
    expect(helped[0]).not.toContain('\n')
  })
})

describe('the browser of the machine', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chromium-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const file = (name: string, content: string) => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }

  it('is the first that exists', () => {
    const first = file('first', '#!/bin/sh\nexec chromium\n')
    const second = file('second', '')
    expect(findChromium([undefined, join(folder, 'none'), first, second])).toBe(first)
    expect(findChromium([join(folder, 'none')])).toBeUndefined()
  })

  it('is not Ubuntu’s script that asks for a snap', () => {
    const script = file('snap', '#!/bin/sh\nif ! [ -x /snap/bin/chromium ]; then exit 1; fi\n')
    expect(findChromium([script])).toBeUndefined()
  })
})

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root, stop } from '../site/build/steps.ts'

const folders = (process.env.PATH ?? '').split(delimiter)

/**
 * Names of Chromium or Chrome on Linux, macOS and Windows. The headless shell, which Playwright also
 * downloads, opens no window, and browser tests take 40 % less time in it.
 */
const candidates = [
  ...['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'chrome'].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  ),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
]

/** Ubuntu's package is a script that asks for a snap, which containers cannot run. */
const isSnapScript = (path: string) =>
  !existsSync('/snap/bin/chromium') &&
  statSync(path).size < 10_000 &&
  readFileSync(path, 'utf8').includes('/snap/bin/chromium')

/** Path of a Chromium on this machine, or undefined if Playwright's own has to be used. */
export const findChromium = () =>
  [process.env.CHROMIUM_PATH, ...candidates].find((path) => path && existsSync(path) && !isSnapScript(path))

const help =
  'No Chromium could be installed: install one (as root on Debian: `apt-get install chromium-headless-shell`; elsewhere Google Chrome, https://www.google.com/chrome/) or set CHROMIUM_PATH, then run the command again.'

const succeeds = (command: string, args: string[]) =>
  spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/**
 * A browser for tests and commands: one of this machine; as root on Debian, Debian's, which is then installed;
 * otherwise Playwright's own. As root on Ubuntu, Playwright also installs the libraries that its browser needs.
 */
export function ensureChromium(): void {
  if (findChromium()) return
  const isRoot = process.getuid?.() === 0
  const system = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
  const isUbuntu = /^ID(_LIKE)?=.*\bubuntu\b/m.test(system)
  if (isRoot && !isUbuntu && /^ID(_LIKE)?=.*\bdebian\b/m.test(system)) {
    console.log('No browser was found: installing Debian’s chromium-headless-shell with apt-get.')
    succeeds('apt-get', ['update', '-qq'])
    succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'])
    if (findChromium()) return
  }
  const libraries = isRoot && isUbuntu ? ['--with-deps'] : []
  const install = ['node_modules/playwright/cli.js', 'install', ...libraries, 'chromium']
  if (!succeeds(process.execPath, install)) stop(help)
}

/**
 * Launch options for Playwright. The switches disable Chromium's background requests: tests use loopback only, and in a
 * closed network rejected connections would fill the log.
 */
export const chromiumLaunchOptions = () => ({
  executablePath: findChromium(),
  args: [
    // Chromium's own sandbox does not run as root, which CI containers use.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})

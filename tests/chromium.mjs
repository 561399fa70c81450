import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Names under which Chromium or Chrome is installed on Linux, macOS and Windows. */
const candidates = [
  ...(process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((dir) =>
      ['chromium', 'chromium-browser', 'google-chrome', 'chrome'].map((name) => join(dir, name)),
    ),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
]

/** Path of a Chromium on this machine, or undefined where Playwright's own has to be used. */
export const findChromium = () =>
  [process.env.CHROMIUM_PATH, ...candidates].find((path) => path && existsSync(path))

/**
 * Launch options for Playwright. The background-networking switches keep the browser from calling home:
 * tests talk to loopback only, and a closed network must not fill the log with refused connections.
 */
export const chromiumLaunchOptions = () => ({
  executablePath: findChromium(),
  args: [
    // Chromium refuses its sandbox to root, which is what CI containers run as.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})

// `npm run test:firebase`: tests sign-in against Google's Auth emulator, with our server. npx downloads the emulator
// once, about 300 MB; then it needs no network. Not part of `npm test`.
import { spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureChromium } from '../chromium.ts'
import { freePort } from '../free-port.ts'

const emulatorPackage = 'firebase-tools@15.34.2'
const root = fileURLToPath(new URL('../../', import.meta.url))
const folder = join(root, 'tests/.results/firebase')
const inside = fileURLToPath(new URL('./inside.ts', import.meta.url))

const place = async () => ({ host: '127.0.0.1', port: await freePort() })

ensureChromium()
await mkdir(folder, { recursive: true })
const emulators = { auth: await place(), hub: await place(), logging: await place(), ui: { enabled: false } }
await writeFile(join(folder, 'firebase.json'), JSON.stringify({ emulators }))

const script = `"${process.execPath}" --import "${import.meta.resolve('tsx')}" "${inside}"`
const child = spawn(
  `npx --yes ${emulatorPackage} emulators:exec --only auth --project demo-kaksha ${JSON.stringify(script)}`,
  // A project whose name begins with demo- does not exist: the emulator then makes no request to Google.
  { cwd: folder, stdio: 'inherit', shell: true, env: { ...process.env, CI: 'true' } },
)
child.on('exit', (code) => {
  if (code === 127 || code === null)
    console.error(`The emulator could not be started: ${emulatorPackage} has to be downloaded once.`)
  process.exit(code ?? 1)
})

// Run while the emulator runs: the real server, and the tests in a browser, which reaches the server under the origin
// of the tests.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const data = await mkdtemp(join(tmpdir(), 'kaksha-firebase-'))
const server = spawn(process.execPath, ['--import', 'tsx', join(root, 'site/server/start.ts')], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
  // The emulator sets FIREBASE_AUTH_EMULATOR_HOST.
  env: {
    ...process.env,
    NODE_ENV: '',
    DATABASE_URL: '',
    DATA_DIR: data,
    PORT: '0',
    FIREBASE_PROJECT_ID: 'demo-kaksha',
  },
})
const gone = once(server, 'exit').then(([code]) => code)
const url = await new Promise<string>((resolve, reject) => {
  let output = ''
  server.stdout.on('data', (text) => {
    output += text
    const found = output.match(/^Ready on (http:\/\/localhost:\d+)$/m)
    if (found?.[1]) resolve(found[1])
  })
  gone.then((code) => reject(new Error(`The server exited with ${code}.`)))
})

const tests = spawn(
  process.execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--config',
    join(root, 'tests/firebase/vitest.config.ts'),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, FIREBASE_TEST_SERVER: url } },
)
const [code] = await once(tests, 'exit')
server.kill('SIGTERM')
await gone
await rm(data, { recursive: true, force: true })
process.exit(code ?? 1)

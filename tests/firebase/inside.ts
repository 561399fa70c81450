// Run while the emulator runs: the real server, and the tests in a browser, which reaches the server under the origin
// of the tests.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../site/build/steps.ts'
import { startServer } from '../faults/server.ts'

const data = await mkdtemp(join(tmpdir(), 'kaksha-firebase-'))
// The emulator sets FIREBASE_AUTH_EMULATOR_HOST.
const server = await startServer({ DATA_DIR: data, FIREBASE_PROJECT_ID: 'demo-kaksha' })
const tests = spawn(
  process.execPath,
  [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', 'tests/firebase/vitest.config.ts'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, FIREBASE_TEST_SERVER: server.url } },
)
const [code] = await once(tests, 'exit')
await server.kill()
await rm(data, { recursive: true, force: true })
process.exit(code ?? 1)

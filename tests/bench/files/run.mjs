// `npm run bench:files`: builds what is stale, then runs files.ts on one core; the servers run on another.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { register } from 'tsx/esm/api'

const own = process.argv.indexOf('--pinned')
if (own > 0 || spawnSync('taskset', ['-c', '1', 'true']).status !== 0) {
  register()
  await import('./files.ts')
} else {
  const args = [
    '-c',
    '1',
    process.execPath,
    fileURLToPath(import.meta.url),
    '--pinned',
    ...process.argv.slice(2),
  ]
  process.exitCode = spawnSync('taskset', args, { stdio: 'inherit' }).status ?? 1
}

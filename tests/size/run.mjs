// `npm run size`: builds the package if it is stale and compares its sizes with their limits; exits with 1 if one is
// exceeded.
import { spawnSync } from 'node:child_process'
import { ensureInstalled, ensurePackage, root } from '../../site/build/steps.mjs'
import { ensureTools } from '../tools/install.mjs'

await ensureInstalled()
await ensureTools()
await ensurePackage()
// size-limit finds its plugins through the package.json of the working directory.
const { status } = spawnSync(
  process.execPath,
  ['node_modules/size-limit/bin.js', '--config', '../size/limits.mjs'],
  { cwd: `${root}tests/tools`, stdio: 'inherit' },
)
process.exitCode = status ?? 1

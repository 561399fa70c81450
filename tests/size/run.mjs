// `npm run size`: builds the package where it is stale and compares its sizes with their limits; 1 where one is passed.
import { spawnSync } from 'node:child_process'
import { ensureInstalled, ensurePackage, root } from '../../site/build/steps.mjs'
import { ensureTools } from '../tools/install.mjs'

await ensureInstalled()
await ensureTools()
await ensurePackage()
// It finds its plugins by the package.json of the folder that it runs in.
const { status } = spawnSync(
  process.execPath,
  ['node_modules/size-limit/bin.js', '--config', '../size/limits.mjs'],
  { cwd: `${root}tests/tools`, stdio: 'inherit' },
)
process.exitCode = status ?? 1

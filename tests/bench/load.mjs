// `npm run bench:load`: builds what is stale, then runs load.ts.
import { register } from 'tsx/esm/api'
import { ensureInstalled, ensureSite } from '../../site/build/steps.mjs'
import { ensureTools } from '../tools/install.mjs'

await ensureInstalled()
await ensureTools()
await ensureSite()
register()
await import('./load.ts')

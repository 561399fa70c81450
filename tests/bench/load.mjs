// `npm run bench:load`: builds what is stale, then load.ts.
import { register } from 'tsx/esm/api'
import { ensureInstalled, ensureSite } from '../../site/build/steps.mjs'

await ensureInstalled()
await ensureSite()
register()
await import('./load.ts')

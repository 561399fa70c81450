// `npm start`: installs what is missing, builds what is stale, serves everything on one port.
import { ensureInstalled, ensureSite, ensureStories } from './steps.mjs'

await ensureInstalled()
await ensureSite()
await ensureStories()
await import('../dist/server/start.js')

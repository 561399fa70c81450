// `npm start`: installs what is missing, builds what is stale, serves everything on one port.
import { ensureInstalled, ensureSite, ensureStories } from './steps.mjs'

await ensureInstalled()
await ensureSite()
await ensureStories()
// By a name that type checks do not follow: the file is there after the build only.
const server = '../dist/server/start.js'
await import(server)

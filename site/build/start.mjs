// `npm start`: installs what is missing, builds the site, serves everything on one port. The stories of the design
// system are built afterwards in a separate process, so that the site is available without waiting for them.
import { buildInBackground } from './background.mjs'
import { areStoriesFresh, ensureInstalled, ensureSite } from './steps.mjs'
import { stopWithShell } from './stop-with-shell.mjs'

stopWithShell()
await ensureInstalled()
await ensureSite()
const hasStories = await areStoriesFresh()
// The server runs in this process, and reads this variable for every request below /design-system/.
if (!hasStories) process.env.STORIES_STATE = 'building'
// The path is not a literal, so that TypeScript does not resolve it: the file exists only after the build.
const server = '../dist/server/start.js'
await import(server)
if (!hasStories) buildInBackground(new URL('stories.mjs', import.meta.url))

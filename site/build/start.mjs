// `npm start`: installs what is missing, builds the site, serves everything on one port. The stories of the design system
// are built afterwards in a process of their own, so that nobody waits for them who wants to see the site.
import { buildInBackground } from './background.mjs'
import { areStoriesFresh, ensureInstalled, ensureSite } from './steps.mjs'

await ensureInstalled()
await ensureSite()
const hasStories = await areStoriesFresh()
// The server runs in this process, and reads this for every request below /design-system/.
if (!hasStories) process.env.STORIES_STATE = 'building'
// By a name that type checks do not follow: the file is there after the build only.
const server = '../dist/server/start.js'
await import(server)
if (!hasStories) buildInBackground(new URL('stories.mjs', import.meta.url))

// `npm run build`: the same steps as `npm start`, without serving. `npm start` runs it for one part after the other.
import { checkArguments } from './run.mjs'
import { areStoriesFresh, ensureSite, ensureStories, envWarnings, stop } from './steps.ts'

checkArguments(
  'npm run build',
  'builds the site, the server and the stories of the design system, without serving; `site` or `stories` builds one of them. The settings are in .env (.env.example).',
  ['site', 'stories'],
)

// By default a signal ends a process but not its child processes.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(1))

const [part] = process.argv.slice(2)
// `npm start` has the server print them.
if (!part) for (const warning of envWarnings) console.warn(warning)
try {
  if (part !== 'stories') await ensureSite()
  if (part !== 'site') await ensureStories()
  else if (await areStoriesFresh()) process.send?.('stories are fresh')
} catch (error) {
  stop((error as Error).message)
}

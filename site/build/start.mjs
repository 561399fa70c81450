// `npm start`: installs what is missing, builds the site, serves everything on one port. The stories of the design
// system are then built in a separate process, so that the site is available without waiting for them. Plain
// JavaScript, because the server runs in this process, in which tsx would use 80 MB.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { checkArguments, ensureInstalled } from './run.mjs'

checkArguments(
  'npm start',
  'installs what is missing, builds the site and serves it on PORT (3000). The settings are in .env (.env.example), or in variables of the shell: PORT=4000 npm start.',
)

// npm sends SIGTERM to the shell that runs a script. Some shells, such as dash, exit without passing it on, so the
// script stops by itself when its shell is gone.
const shell = process.ppid
const watch = setInterval(() => {
  if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM')
}, 250).unref()
const exit = () => process.exit(1)
process.once('SIGTERM', () => clearInterval(watch)).on('SIGTERM', exit)

/** Builds a part in a process that ends with this one. @param {'site' | 'stories'} part */
function build(part) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'site/build/build.ts', part], {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  const end = () => void child.kill()
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  return child
}

ensureInstalled()
const site = build('site')
let areStoriesFresh = false
site.on('message', (message) => {
  areStoriesFresh = message === 'stories are fresh'
})
// The channel is closed when its messages have been read, which may be after the exit.
const [[code]] = await Promise.all([once(site, 'exit'), once(site, 'disconnect')])
if (code !== 0) process.exit(1)
// The server reads this variable for every request below /design-system/.
if (!areStoriesFresh) process.env.STORIES_STATE = 'building'
// The server drains when it gets SIGTERM. The path is not a literal, so that TypeScript does not resolve it: the file
// exists only after the build.
process.off('SIGTERM', exit)
const server = '../dist/server/start.js'
await import(server)

if (!areStoriesFresh) {
  const stories = build('stories')
  // Requests for the site have priority over this build. setPriority throws when the process has already ended.
  try {
    if (stories.pid) setPriority(stories.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {}
  stories.on('exit', (code) => {
    if (code === 0) return void delete process.env.STORIES_STATE
    process.env.STORIES_STATE = 'failed'
    console.error(
      'The design system could not be built: the error is printed above. Fix it, then start the server again.',
    )
  })
}

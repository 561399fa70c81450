// Builds the stories while the site is served. STORIES_STATE holds the state of this build: `building`, `failed`, or
// unset when it has succeeded.
import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

/** @param {URL} script The script that builds the stories. */
export function buildInBackground(script) {
  const child = spawn(process.execPath, [fileURLToPath(script)], { stdio: 'inherit' })
  // Requests for the site have priority over this build. setPriority throws when the process has already ended.
  try {
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {}
  const end = () => void child.kill()
  process.once('exit', end)
  child.on('exit', (code) => {
    process.off('exit', end)
    if (code === 0) return void delete process.env.STORIES_STATE
    process.env.STORIES_STATE = 'failed'
    console.error(
      'The design system could not be built: the error is printed above. Fix it, then start the server again.',
    )
  })
  return child
}

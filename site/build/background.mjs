// Builds the stories while the site is served. STORIES_STATE says how that stands: `building`, `failed`, or unset.
import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

/** @param {URL} script What builds them. */
export function buildInBackground(script) {
  const child = spawn(process.execPath, [fileURLToPath(script)], { stdio: 'inherit' })
  // Visitors of the site come first. A process that has ended already has no priority.
  try {
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {}
  const end = () => void child.kill()
  process.once('exit', end)
  child.on('exit', (code) => {
    process.off('exit', end)
    if (code === 0) return void delete process.env.STORIES_STATE
    process.env.STORIES_STATE = 'failed'
    console.error('The design system could not be built: see above. Mend it, then start again.')
  })
  return child
}

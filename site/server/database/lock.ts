/**
 * PGlite allows two processes to write to one folder, which damages it. This lock, a folder in it, allows one. Builds
 * use it too.
 */
import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../runtime/errors.ts'

type Holder = { pid: number; born: string }

/** The state of a process and what follows it. The name before it may contain spaces and brackets. */
const statOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '')

/** Killed, but its parent has not read its end yet: `kill` still finds it. */
function hasEnded(pid: number): boolean {
  try {
    return /^[ZX]/.test(statOf(pid))
  } catch {
    return false
  }
}

/**
 * The start time of a process, where the system provides it (Linux). A process ID alone may belong to another process
 * by now: in a container the next server often gets the ID of the one that was killed.
 */
function startTimeOf(pid: number): string {
  try {
    const afterName = statOf(pid)
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot} ${afterName.split(' ')[19]}`
  } catch {
    return ''
  }
}

function isRunning({ pid, born }: Holder): boolean {
  if (pid === process.pid) return born === startTimeOf(pid)
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return !hasEnded(pid) && startTimeOf(pid) === born
}

function holderIn(content: string): Holder | null {
  try {
    const holder = JSON.parse(content)
    return typeof holder?.pid === 'number' && typeof holder.born === 'string' ? holder : null
  } catch {
    return null
  }
}

const pause = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

const codeOf = (error: unknown) => String((error as NodeJS.ErrnoException).code)

/** By system: something has the new name, or nothing has the old one. */
const notRenamed = new Set(['ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES', 'ENOTDIR', 'ENOENT'])

/** Returns whether the folder got the new name. It replaces no folder with a file, so of several processes one renames. */
function isRenamed(from: string, to: string): boolean {
  try {
    renameSync(from, to)
    return true
  } catch (error) {
    if (notRenamed.has(codeOf(error))) return false
    throw error
  }
}

/** The content of the lock, and a name that no other lock has; null while there is none. */
function readLock(lock: string): { content: string; name: string } | null {
  const file = join(lock, 'holder.json')
  try {
    // The time first: a lock that is replaced after this has another content.
    const { mtimeMs } = statSync(file)
    const content = readFileSync(file, 'utf8')
    return { content, name: createHash('sha256').update(`${mtimeMs} ${content}`).digest('hex').slice(0, 16) }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

/**
 * Locks the folder for this process and returns a function that releases it. `waitMs`: how long a holder may take to
 * end, as one that was just killed or stopped does.
 *
 * The lock of a dead process is renamed before another one takes its place. The new name is made of its content and is
 * kept until the release: a slower process that has read the dead lock too cannot rename the new one to it.
 */
export function lockFolder(folder: string, waitMs = 0): () => void {
  const until = Date.now() + waitMs
  const lock = join(folder, 'server-lock')
  const ownLock = mkdtempSync(`${lock}-new-`)
  const { pid } = process
  // Written before it is renamed, so that no lock is without its holder.
  const holder = JSON.stringify({ pid, born: startTimeOf(pid), nonce: randomUUID() })
  writeFileSync(join(ownLock, 'holder.json'), holder)
  try {
    while (!isRenamed(ownLock, lock)) {
      const found = readLock(lock)
      const other = found && holderIn(found.content)
      if (found && !(other && isRunning(other))) isRenamed(lock, `${lock}-dead-${found.name}`)
      else if (other && Date.now() >= until)
        throw new StartError(
          `Stop the server first: process ${other.pid} is using the data in ${folder}. Or set DATA_DIR to another folder.`,
        )
      else if (other) pause(50)
    }
  } catch (error) {
    rmSync(ownLock, { recursive: true })
    throw error
  }
  return () => {
    if (isRenamed(lock, ownLock)) rmSync(ownLock, { recursive: true })
    for (const name of readdirSync(folder))
      if (name.startsWith('server-lock-dead-')) rmSync(join(folder, name), { recursive: true, force: true })
  }
}

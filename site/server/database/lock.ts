/** PGlite allows two processes to write to one folder, which damages it. This lock file allows one. */
import { createHash, randomBytes } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../runtime/errors'

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

/** The content of the file; null where there is none. */
function contentOf(file: string): string | null {
  try {
    const content = readFileSync(file, 'utf8')
    if (content) return content
    // Without hard links the file is created before its content is written.
    pause(100)
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** exFAT, some network drives and some folders that a container shares with its host have no hard links. */
const noLinks = new Set(['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK'])

/** Creates the file with its content unless it exists; returns whether it did. */
function createFile(file: string, temporaryFile: string): boolean {
  const codeOf = (error: unknown) => String((error as NodeJS.ErrnoException).code)
  try {
    try {
      linkSync(temporaryFile, file)
    } catch (error) {
      if (!noLinks.has(codeOf(error))) throw error
      writeFileSync(file, readFileSync(temporaryFile), { flag: 'wx' })
    }
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

type StaleLock = { file: string; content: string }

/**
 * The lock files of dead processes: the lock, then a claim on it, then a claim on that claim. A claim is named after
 * what it claims, so that only one of several processes that find the same dead lock can create it.
 */
function findStaleLocks(lock: string): { stale: StaleLock[]; claim: string; holder?: Holder } {
  const stale: StaleLock[] = []
  for (let file = lock; ; ) {
    const content = contentOf(file)
    if (content === null) return { stale, claim: file }
    const holder = holderIn(content)
    if (holder && isRunning(holder)) return { stale, claim: file, holder }
    stale.push({ file, content })
    file = `${lock}.${createHash('sha256').update(`${file} ${content}`).digest('hex').slice(0, 16)}`
  }
}

/**
 * Locks the folder for this process and returns a function that releases it. `waitMs`: how long a holder may take to
 * end, as one that was just killed or stopped does.
 */
export function lockFolder(folder: string, waitMs = 0): () => void {
  const until = Date.now() + waitMs
  const lock = join(folder, 'server.lock')
  const nonce = randomBytes(8).toString('hex')
  const lockContent = JSON.stringify({ pid: process.pid, born: startTimeOf(process.pid), nonce })
  const temporaryFile = `${lock}.${nonce}`
  writeFileSync(temporaryFile, lockContent, { flag: 'wx', mode: 0o600 })
  try {
    for (;;) {
      const { stale, claim, holder } = findStaleLocks(lock)
      if (holder && Date.now() < until) {
        pause(50)
        continue
      }
      if (holder)
        throw new StartError(
          `Stop the server first: process ${holder.pid} is using the data in ${folder}. Or set DATA_DIR to another folder.`,
        )
      if (!createFile(claim, temporaryFile)) continue
      if (claim === lock) return () => rmSync(lock, { force: true })
      // Another process may have made the same claim, taken the lock and removed its claim before this one was made.
      if (stale.every(({ file, content }) => contentOf(file) === content)) {
        renameSync(temporaryFile, lock)
        for (const { file } of stale.slice(1)) rmSync(file, { force: true })
        rmSync(claim, { force: true })
        return () => rmSync(lock, { force: true })
      }
      rmSync(claim, { force: true })
    }
  } finally {
    rmSync(temporaryFile, { force: true })
  }
}

/** PGlite lets two processes write to one folder and ruin it. This file lets one in. */
import { createHash, randomBytes } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from './start-error'

type Holder = { pid: number; born: string }

/**
 * When a process began, where the system tells (Linux). A process id alone may belong to somebody else by now:
 * in a container the next server often gets the number of the one that was killed.
 */
function birthOf(pid: number): string {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '')
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot} ${afterName.split(' ')[19]}`
  } catch {
    return ''
  }
}

function isRunning({ pid, born }: Holder): boolean {
  if (pid === process.pid) return born === birthOf(pid)
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return birthOf(pid) === born
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

/** What is in the file; null where there is none. */
function contentOf(file: string): string | null {
  try {
    const content = readFileSync(file, 'utf8')
    if (content) return content
    // Where there are no hard links, a file is there a moment before what is in it.
    pause(100)
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** exFAT, some network drives and some folders that a container shares with its host have none. */
const noLinks = new Set(['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK'])

/** Makes the file, whole, unless it is there; says whether it did. */
function make(file: string, aside: string): boolean {
  try {
    linkSync(aside, file)
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return false
    if (!noLinks.has(String(code))) throw error
  }
  try {
    writeFileSync(file, readFileSync(aside), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

type Left = { file: string; content: string }

/**
 * What the dead have left: the lock, then a claim on it, then a claim on that claim. A claim bears the name of what
 * it claims, so that of many who find the same lock without a holder only one can make it.
 */
function leftBehind(lock: string): { left: Left[]; claim: string; holder?: Holder } {
  const left: Left[] = []
  for (let file = lock; ; ) {
    const content = contentOf(file)
    if (content === null) return { left, claim: file }
    const holder = holderIn(content)
    if (holder && isRunning(holder)) return { left, claim: file, holder }
    left.push({ file, content })
    file = `${lock}.${createHash('sha256').update(`${file} ${content}`).digest('hex').slice(0, 16)}`
  }
}

/** Takes the folder for this process and gives back how to release it. */
export function lockFolder(folder: string): () => void {
  const lock = join(folder, 'server.lock')
  const nonce = randomBytes(8).toString('hex')
  const mine = JSON.stringify({ pid: process.pid, born: birthOf(process.pid), nonce })
  const aside = `${lock}.${nonce}`
  writeFileSync(aside, mine, { flag: 'wx' })
  try {
    for (;;) {
      const { left, claim, holder } = leftBehind(lock)
      if (holder)
        throw new StartError(
          `Another server (process ${holder.pid}) is using the data in ${folder}: stop it, or set DATA_DIR to another folder.`,
        )
      if (!make(claim, aside)) continue
      if (claim === lock) return () => rmSync(lock, { force: true })
      // Somebody may have claimed the same, become the holder, and taken his claim away before this one was made.
      if (left.every(({ file, content }) => contentOf(file) === content)) {
        renameSync(aside, lock)
        for (const { file } of left.slice(1)) rmSync(file, { force: true })
        rmSync(claim, { force: true })
        return () => rmSync(lock, { force: true })
      }
      rmSync(claim, { force: true })
    }
  } finally {
    rmSync(aside, { force: true })
  }
}

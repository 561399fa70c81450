/** PGlite lets two processes write to one folder and ruin it. This file lets one in. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
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

function readHolder(file: string): Holder | null {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8'))
    return typeof holder?.pid === 'number' && typeof holder.born === 'string' ? holder : null
  } catch {
    return null
  }
}

/** Takes the folder for this process and gives back how to release it. */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'server.lock')
  const holder: Holder = { pid: process.pid, born: birthOf(process.pid) }
  const take = () => writeFileSync(file, JSON.stringify(holder), { flag: 'wx' })
  try {
    take()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const other = readHolder(file)
    if (other && isRunning(other))
      throw new StartError(
        `Another server (process ${other.pid}) is using the data in ${folder}: stop it, or set DATA_DIR to another folder.`,
      )
    rmSync(file, { force: true })
    take()
  }
  return () => rmSync(file, { force: true })
}

/** Refuses writes before the disk is full, because the embedded database crashes when a write fails. */
import { statfsSync } from 'node:fs'
import type { SpaceState } from '../store'

/** Space for three WAL segments, the tables of a checkpoint, and the log of the machine, in bytes. */
export const spaceFloor = 128 * 1024 * 1024

const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024)

/** The bytes that this user can still write to the folder. */
export function freeSpace(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

export const tooLittle = (folder: string, free: number) =>
  `The disk of ${folder} is almost full: ${megabytes(free)} MB are free, and the database writes only with more than ${megabytes(spaceFloor)} MB.`

/**
 * Returns why writing is refused now, or null. Reads the free space at most once a second, and reports each
 * change, or the first state if it is bad.
 */
export function watchSpace(
  folder: string,
  onChange: (state: SpaceState) => void = () => {},
  free = freeSpace,
): () => string | null {
  let asked = Number.NEGATIVE_INFINITY
  let refusal: string | null = null
  return () => {
    if (performance.now() - asked < 1000) return refusal
    asked = performance.now()
    const bytes = free(folder)
    const now = bytes < spaceFloor ? tooLittle(folder, bytes) : null
    if (Boolean(now) !== Boolean(refusal)) onChange({ writable: !now, freeMb: megabytes(bytes) })
    refusal = now
    return refusal
  }
}

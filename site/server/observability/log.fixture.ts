import { openLog } from './log'

/** The lines of the log from now on, newest last. */
export function readLog(): string[] {
  const lines: string[] = []
  openLog('error', { write: (line) => void lines.push(line) })
  return lines
}

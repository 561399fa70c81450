import { openLog } from './log'

/** The lines of the log from now on, newest last. */
export function readLog(level: 'warn' | 'error' = 'error'): string[] {
  const lines: string[] = []
  openLog(level, { write: (line) => void lines.push(line) })
  return lines
}

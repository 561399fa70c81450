import { codeOf, isDatabaseUnavailable } from './database-errors'

/** Longer than a restart of PostgreSQL, or than a machine needs to start it. In milliseconds. */
const waitMaxMs = 60_000
const firstPauseMs = 250
const pauseMaxMs = 5000

/** Opens the database as soon as it answers. `report` is called once, before the first pause. */
export async function waitForDatabase<Store>(
  open: () => Promise<Store>,
  report: (text: string) => void,
): Promise<Store> {
  const until = Date.now() + waitMaxMs
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, pauseMaxMs)) {
    try {
      return await open()
    } catch (error) {
      const { cause } = error as Error
      if (!isDatabaseUnavailable(cause) || Date.now() + pauseMs > until) throw error
      if (pauseMs === firstPauseMs)
        report(`The database does not answer (${codeOf(cause)}): the server waits for it for a minute.`)
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}

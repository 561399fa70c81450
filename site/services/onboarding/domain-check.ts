import { domainName } from '../../contracts/domain-name'
import type { Availability } from './calls'

/** Milliseconds after the last key press: longer than between two letters, shorter than a pause to think. */
export const domainDelay = 500

export type FetchAvailability = (name: string, signal: AbortSignal) => Promise<Availability | null>
export type DomainAnswer = Availability & { name: string }

/**
 * When typing pauses, says why a domain name is refused, or asks the server whether it is free. An answer for
 * a value that has changed since is dropped. A missing answer shows nothing: Save & Next asks the server
 * again, and only that answer decides.
 */
export function createDomainCheck(
  fetchAvailability: FetchAvailability,
  show: (answer: DomainAnswer | null) => void,
) {
  let current: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let currentRequest = new AbortController()

  function stop() {
    clearTimeout(timer)
    currentRequest.abort()
    current = null
  }

  async function check(name: string) {
    const thisRequest = new AbortController()
    currentRequest = thisRequest
    const answer = await fetchAvailability(name, thisRequest.signal).catch(() => null)
    if (thisRequest.signal.aborted) return
    if (answer) show({ name, ...answer })
    else current = null
  }

  return {
    typed(value: string) {
      const { data: valid, error } = domainName.safeParse(value)
      const name = valid ?? value.trim()
      // The same name was checked already: only capitals or spaces differ.
      if (name === current) return
      stop()
      show(null)
      if (!name) return
      current = name
      const reason = error?.issues[0]?.message
      timer = setTimeout(() => {
        if (reason) show({ name, available: false, suggestions: [], reason })
        else void check(name)
      }, domainDelay)
    },
    stop,
  }
}

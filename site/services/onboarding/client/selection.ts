import type { PlanCode } from '../../../content/types'

const key = 'selected-plan'

/** Keeps a plan that is not booked online until /contact reads it. Without storage only the prefill is missing. */
export function keepSelection(code: PlanCode): void {
  try {
    sessionStorage.setItem(key, code)
  } catch {
    // The visitor still reaches /contact and can name the plan there.
  }
}

/** The short code that `keepSelection` kept, unchecked: look it up among the plans. */
export function readSelection(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Forgets the plan, after a message about it was sent. */
export function clearSelection(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

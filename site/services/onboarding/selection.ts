import type { PlanCode } from '../../content/types'

const key = 'selected-plan'

/**
 * Stores a plan that cannot be booked online until /contact reads it. Without session storage only the
 * prefilled subject is missing.
 */
export function saveSelection(code: PlanCode): void {
  try {
    sessionStorage.setItem(key, code)
  } catch {
    // The visitor still reaches /contact and can name the plan there.
  }
}

/** The short code that `saveSelection` stored. It is not validated: look it up in the plans. */
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
    // Without session storage nothing was stored.
  }
}

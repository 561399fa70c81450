import type { PlanCode } from '../../content/types'

const key = 'selected-plan'

/** Keeps a plan that is not booked on the web until /contact reads it. Forbidden storage costs only the prefill. */
export function keepSelection(code: PlanCode): void {
  try {
    sessionStorage.setItem(key, code)
  } catch {
    // The visitor still reaches /contact and can name the plan there.
  }
}

/** The short code kept by `keepSelection`, unchecked: look it up among the plans. */
export function readSelection(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Forgets the plan, once a message about it was sent or another way was chosen. */
export function clearSelection(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

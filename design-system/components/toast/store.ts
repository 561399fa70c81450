/**
 * The toasts that are wanted, without anything that draws them: a page can ask for one long before,
 * or without ever, loading the Toaster. What was asked for early waits here.
 */
export interface ToastItem {
  id: string
  /** Grows with every message: one that replaces another is shown, timed and announced anew. */
  serial: number
  tone: 'success' | 'error'
  message: string
  /** Milliseconds on screen. */
  duration: number
}

export interface ToastOptions {
  /** Milliseconds on screen, 5000 by default. Hover and focus stop the clock. */
  duration?: number
  /** The same id again replaces the message that bears it. */
  id?: string
}

let items: readonly ToastItem[] = []
let count = 0
const listeners = new Set<() => void>()

function change(next: readonly ToastItem[]) {
  items = next
  for (const listener of listeners) listener()
}

function add(tone: ToastItem['tone'], message: string, options: ToastOptions = {}) {
  count += 1
  const { id = `toast-${count}`, duration = 5000 } = options
  change([...items.filter((item) => item.id !== id), { id, serial: count, tone, message, duration }])
  return id
}

/**
 * Says that something happened, for a few seconds, over whatever is open.
 * Nothing may depend on its being read: an error also stands where it belongs, in the page.
 *
 * @example toast.success('Your license has been successfully activated!')
 */
export const toast = {
  success: (message: string, options?: ToastOptions) => add('success', message, options),
  error: (message: string, options?: ToastOptions) => add('error', message, options),
  dismiss: (id: string) => change(items.filter((item) => item.id !== id)),
}

/** For whoever draws the toasts, or loads what draws them when the first one comes. */
export const toastStore = {
  get: () => items,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

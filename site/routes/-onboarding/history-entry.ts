/**
 * The onboarding dialog has its own history entry, with the address of its page, so that the browser's Back closes
 * the dialog and stays on the page.
 */
const key = 'onboarding'

interface Dialog {
  plan: string
  /** The browser's Back was pressed. Returns whether the dialog closes; otherwise its entry is restored. */
  onBack: () => boolean
  /** A page at another address was reached through the history. */
  onGone: () => void
}

let open: Dialog | undefined
/** The address of the page on which the dialog was opened last. */
let page: string | undefined
/** Traversals by this file that have not happened yet. */
let own = 0
let onTraversal: (() => void) | undefined

if (typeof window !== 'undefined') addEventListener('popstate', () => onTraversal?.())

const planOfEntry = (): string | undefined => history.state?.[key]
const push = (plan: string) => history.pushState({ ...history.state, [key]: plan }, '')

function traverse(by: -1 | 1) {
  own += 1
  history.go(by)
}

/** Adds the entry of a dialog. Returns the function that removes it again when the dialog is closed in another way. */
export function addEntry(dialog: Dialog) {
  if (!onTraversal) return
  open = dialog
  page = location.href
  // If the entry of an earlier dialog is still being removed, `onTraversal` adds the new one later.
  if (!planOfEntry()) push(dialog.plan)
  return () => {
    if (open !== dialog) return
    open = undefined
    // Deferred, because a dialog that opens in the same task takes the entry over.
    queueMicrotask(() => !open && planOfEntry() && location.href === page && traverse(-1))
  }
}

/** Handles the browser's Back and Forward. `reopen` is called when Forward reaches the entry of a closed dialog. */
export function listenForTraversal(reopen: (plan: string) => void) {
  onTraversal = () => {
    const plan = planOfEntry()
    if (own > 0) {
      own -= 1
      if (open && !plan) push(open.plan)
    } else if (page !== location.href) {
      open?.onGone()
    } else if (open && !plan) {
      if (open.onBack()) open = undefined
      else traverse(1)
    } else if (plan) {
      if (!open) reopen(plan)
    }
  }
  // The page was reloaded while the dialog was open, so the entry has no dialog any more.
  if (planOfEntry() && !open) {
    page = location.href
    traverse(-1)
  }
  return () => {
    onTraversal = undefined
  }
}

/**
 * The history entry of a modal layer that covers the page (docs/architecture.md, Back): it has the address of its page,
 * so that the browser's Back closes the layer and stays on the page.
 */
interface Layer {
  /** What is open: Forward opens it again. */
  value: string
  /** The browser's Back was pressed. Returns whether the layer closes; otherwise its entry is restored. */
  onBack: () => boolean
  /** A page at another address was reached through the history. */
  onGone: () => unknown
}

/** Chromium focuses the element that the hash names after a traversal, also where the address stays the same. */
function keepFocus() {
  const focused = document.activeElement
  const isTarget = (element: Element | null) => Boolean(element?.id) && `#${element?.id}` === location.hash
  setTimeout(() => {
    if (focused instanceof HTMLElement && isTarget(document.activeElement))
      focused.focus({ preventScroll: true })
  })
}

/** The entries of one kind of layer, of which one is open at a time. `key` marks them in the state of the history. */
export function createHistoryEntry(key: string) {
  let open: Layer | undefined
  /** The address of the page on which the layer was opened last. */
  let page: string | undefined
  /** Traversals by this file that have not happened yet. */
  let own = 0
  let onTraversal: ((isOwn: boolean) => void) | undefined

  // Counted also while no layer listens, or the next Back would be taken for one of this file.
  if (typeof window !== 'undefined')
    addEventListener('popstate', () => {
      const isOwn = own > 0
      if (isOwn) own -= 1
      onTraversal?.(isOwn)
      if (page === location.href) keepFocus()
    })

  const valueOfEntry = (): string | undefined => history.state?.[key]
  const push = (value: string) => history.pushState({ ...history.state, [key]: value }, '')

  function traverse(by: -1 | 1) {
    own += 1
    history.go(by)
  }

  /** Adds the entry of a layer. Returns the function that removes it again when the layer is closed in another way. */
  function addEntry(layer: Layer) {
    if (!onTraversal) return
    open = layer
    page = location.href
    // If the entry of an earlier layer is still being removed, `onTraversal` adds the new one later.
    if (!valueOfEntry()) push(layer.value)
    return () => {
      if (open !== layer) return
      open = undefined
      // Deferred, because a layer that opens in the same task takes the entry over.
      queueMicrotask(() => !open && valueOfEntry() && location.href === page && traverse(-1))
    }
  }

  /** Handles the browser's Back and Forward. `reopen` is called when Forward reaches the entry of a closed layer. */
  function listenForTraversal(reopen: (value: string) => void) {
    onTraversal = (isOwn) => {
      const value = valueOfEntry()
      if (isOwn) {
        if (open && !value) push(open.value)
      } else if (page !== location.href) {
        open?.onGone()
      } else if (open && !value) {
        if (open.onBack()) open = undefined
        else traverse(1)
      } else if (value) {
        if (!open) reopen(value)
      }
    }
    // The page was reloaded while the layer was open, so the entry has no layer any more.
    if (valueOfEntry() && !open) {
      page = location.href
      traverse(-1)
    }
    return () => {
      onTraversal = undefined
    }
  }

  return { addEntry, listenForTraversal }
}

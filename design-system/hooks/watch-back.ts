interface Watcher {
  onclose: (() => void) | null
  destroy: () => void
}

/**
 * Calls `close` on Back of Android, with the event of an Escape. On Android alone: elsewhere the browser would call it on
 * an Escape too whose propagation a field has stopped. A page with `data-back="history"` on `html` has history entries
 * for what covers it.
 *
 * @returns Stops it.
 */
export function watchBack(close: (event: KeyboardEvent) => void): (() => void) | undefined {
  const { CloseWatcher } = globalThis as { CloseWatcher?: new () => Watcher }
  const isLeftToPage = document.documentElement.dataset.back === 'history'
  if (isLeftToPage || !CloseWatcher || !/Android/.test(navigator.userAgent)) return
  let watcher: Watcher
  const watch = () => {
    watcher = new CloseWatcher()
    watcher.onclose = () => {
      // A watcher closes once, and the page may keep open what it has asked to close.
      watch()
      close(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }))
    }
  }
  watch()
  return () => watcher.destroy()
}

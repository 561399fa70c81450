/**
 * Makes the close button of a banner work: it closes the banner on every page. The closed state is the attribute
 * `<html data-banner="closed">`, which a site can set before the first paint.
 *
 * @param storageKey The localStorage key that records that the banner was closed.
 * @returns Stops it.
 */
export function startBanner(banner: Element, storageKey: string): () => void {
  const hide = () => {
    document.documentElement.dataset.banner = 'closed'
  }
  const close = () => {
    hide()
    try {
      localStorage.setItem(storageKey, 'true')
    } catch {
      // Access to storage may be denied.
    }
  }
  try {
    if (localStorage.getItem(storageKey)) hide()
  } catch {
    // Access to storage may be denied. The banner then appears again on the next page.
  }
  const button = banner.querySelector('button')
  button?.addEventListener('click', close)
  return () => button?.removeEventListener('click', close)
}

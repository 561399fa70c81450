/**
 * Fills the offline banner: there is no connection, or a press cannot be answered. Its element is in the HTML
 * (`routes/-shell/offline-banner.tsx`), and this is part of the inline script, so it works whatever has failed to load.
 */
import { incomplete, offline, offlineBanner } from '../content/failure'

/** The distance of the banner from the header and from the edge of the window, in pixels. */
const gap = 8

/** A page that failed on the server does not contain it. */
const bannerElement = () => document.getElementById(offlineBanner.id)

/** Moves the banner, which is at the lower end of the window unless `top` says where. */
const move = (box: HTMLElement, top?: number) => {
  box.toggleAttribute('data-high', top !== undefined)
  box.style.top = top === undefined ? '' : `${top}px`
}

/** Moves the banner away from the focused element, which must stay visible (WCAG 2.4.11). */
export const avoidFocusedElement = () => {
  const box = bannerElement()
  const focused = document.activeElement
  if (!box?.hasAttribute('data-open') || box.contains(focused)) return
  if (!focused || (focused as HTMLElement).tabIndex < 0) return move(box)
  const { top, bottom, left, right } = focused.getBoundingClientRect()
  const initial = box.getBoundingClientRect()
  // Beside the banner, not under it.
  if (right < initial.left || left > initial.right) return move(box)
  const edge = innerHeight - initial.height - gap
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  // The first two leave the header and the bar of small screens free. In a low window they overlap, and a control between
  // them is visible only if the banner is at an edge.
  const places = [undefined, Math.min(Math.max(header, 0) + gap, edge), edge, gap]
  // The on-screen keyboard of a phone covers the lower end.
  if (focused.matches('input:not([type=radio], [type=checkbox]), textarea')) places.unshift(places[1])
  let least = Number.POSITIVE_INFINITY
  let best = places[0]
  for (const place of places) {
    move(box, place)
    const bannerBox = box.getBoundingClientRect()
    // How much of the focused element, with its focus ring, is covered at this place.
    const covered = Math.max(0, Math.min(bannerBox.bottom, bottom + 6) - Math.max(bannerBox.top, top - 6))
    if (covered < least) [least, best] = [covered, place]
    if (!covered) break
  }
  move(box, best)
}

const hidePopover = (box: HTMLElement | null) =>
  box?.hidePopover && box.matches(':popover-open') && box.hidePopover()

const show = (title: string, body: string) => {
  const box = bannerElement()
  const text = box?.querySelector('p')
  if (!box || !text) return
  const headline = document.createElement('strong')
  headline.textContent = `${title} `
  headline.style.display = 'block'
  // New nodes, so that the same text is announced again.
  text.replaceChildren(headline, body)
  box.ariaLabel = title
  box.dataset.open = ''
  // The browser shows a popover above those that were opened before it, such as the menu. Safari before 17 has none.
  hidePopover(box)
  box.showPopover?.()
  avoidFocusedElement()
  // Shows people who see it that the message was repeated.
  box.animate({ opacity: [0, 1] }, 300)
}

export const hideOfflineBanner = () => {
  const box = bannerElement()
  hidePopover(box)
  box?.querySelector('p')?.replaceChildren()
  box?.removeAttribute('aria-label')
  box?.removeAttribute('data-open')
}

/**
 * Shows that a press on `pressed` could not be answered. Without a connection the message says so; otherwise it is
 * `message`, or by default that the page is not complete. It is part of the page, so it is styled whatever has failed to
 * load.
 */
export const showFailure = (
  pressed?: Element | null,
  message: Record<'title' | 'body', string> = incomplete,
) => {
  const label = pressed?.ariaLabel ?? pressed?.textContent?.trim()
  if (navigator.onLine) return show(message.title, message.body)
  const answer = pressed instanceof HTMLAnchorElement ? offline.link : offline.button
  show(offline.title, `${label ? `${answer.replace('{label}', label)} ` : ''}${offline.body}`)
}

/**
 * The message over the page: there is no connection, or a press cannot be answered. Its element is in the HTML
 * (`routes/-shell/offline-banner.tsx`), and this is part of the inline loader, so it works whatever has failed to load.
 */
import { incomplete, notice, offline } from '../../content/failure'
import type { Bootstrap } from './bootstrap'

/** The message over the page. It is not there on a page that failed on the server. */
const place = () => document.getElementById(notice.id)

/** Keeps the message away from the focused element, which must stay visible (WCAG 2.4.11). */
export const makeWay = () => {
  const box = place()
  const focused = document.activeElement
  if (!box || !focused || (focused as HTMLElement).tabIndex < 0 || box.contains(focused)) return
  const { top, bottom } = focused.getBoundingClientRect()
  // 22 pixels: the distance from the edge, and a focus ring.
  const height = box.offsetHeight + 22
  // A keyboard on the screen covers the lower end.
  const typing = focused.matches('input, textarea')
  const low = bottom - innerHeight + height
  const high = height - top
  // In a low window both ends may cover a part of it.
  box.toggleAttribute('data-high', typing ? high < 0 : low > 0 && low > high)
}

const show = (title: string, body: string) => {
  const box = place()
  const text = box?.querySelector('p')
  if (!box || !text) return
  const headline = document.createElement('strong')
  headline.textContent = `${title} `
  headline.style.display = 'block'
  // New nodes, so that the same text is announced again.
  text.replaceChildren(headline, body)
  box.ariaLabel = title
  box.dataset.open = ''
  makeWay()
  // A repeated message is seen, too.
  box.animate({ opacity: [0, 1] }, 300)
}

/** Removes the message. */
export const hideNotice = () => {
  const box = place()
  box?.querySelector('p')?.replaceChildren()
  box?.removeAttribute('aria-label')
  box?.removeAttribute('data-open')
}

/** See `Bootstrap`. */
export const showFailure: Bootstrap['showFailure'] = (pressed, message = incomplete) => {
  if (navigator.onLine) return show(message.title, message.body)
  const label = pressed?.ariaLabel ?? pressed?.textContent?.trim()
  const answer = pressed instanceof HTMLAnchorElement ? offline.link : offline.button
  show(offline.title, `${label ? `${answer.replace('{label}', label)} ` : ''}${offline.body}`)
}

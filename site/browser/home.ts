/** The inline script of the home page: what starts by itself there, and what every page has. */

import { startHero } from '@kaksha/design-system/brand/controllers'
import { startCarousel, startPopup, whenQuiet } from '@kaksha/design-system/controllers'
import { phrases } from '../content/drawings/schools'
import './faq'
import { names } from './names'
import { popupKey } from './storage-keys'

// Until the observer has looked: a link that repeats the hero's action would flash in the header.
document.documentElement.dataset[names.hero] = ''

/** After the page has loaded. */
const popupDelayMs = 3000

/** Inserts the popup from its template, once a session. Where storage is blocked it appears after every page load. */
function startHomePopup() {
  const region = document.querySelector('[data-popup]')
  const template = region?.querySelector('template')
  try {
    if (sessionStorage.getItem(popupKey)) return
  } catch {
    // Storage is blocked.
  }
  const show = () => {
    if (!region || !template) return
    try {
      sessionStorage.setItem(popupKey, 'true')
    } catch {
      // Storage is blocked.
    }
    region.append(template.content.cloneNode(true))
    const dialog = region.querySelector('dialog')
    if (!dialog) return
    const stop = startPopup(dialog, {
      onClose() {
        stop()
        dialog.remove()
      },
    })
  }
  setTimeout(() => whenQuiet(show), popupDelayMs)
}

addEventListener('DOMContentLoaded', () => {
  const section = document.querySelector<HTMLElement>('[data-slot=hero]')
  if (section) startHero(section, phrases)
  const partners = document.querySelector<HTMLElement>('[data-slot=logo-carousel]')
  if (partners) startCarousel(partners)
})
addEventListener('load', startHomePopup)

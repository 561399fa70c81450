/** The inline script of the home page: what starts by itself there, and what every page has. */

import { startHero } from '@kaksha/design-system/brand/controllers'
import { phrases } from '../content/drawings/schools'
import { popupDelayMs } from '../content/popup'
import './inline-faq'
import { loadControlsQuietly } from './inline-page'
import { names } from './names'
import { whenNear } from './when-near'

const { dataset } = document.documentElement
// Until the observer has looked: a link that repeats the hero's action would flash in the header.
dataset[names.hero] = ''

/** Extends the observed area below the window: a hero that begins there, as with large text on a phone, is not past. */
const belowWindow = '0px 0px 100000px'

addEventListener('DOMContentLoaded', () => {
  const section = document.querySelector<HTMLElement>('[data-slot=hero]')
  if (!section) return
  startHero(section, phrases)
  new IntersectionObserver(
    (entries) => {
      if (entries.at(-1)?.isIntersecting) dataset[names.hero] = ''
      else delete dataset[names.hero]
    },
    { rootMargin: belowWindow },
  ).observe(section)
})

addEventListener('load', () => {
  setTimeout(async () => (await loadControlsQuietly())?.showHomePopup(), popupDelayMs)
  const logos = document.querySelector('[data-slot=logo-carousel]')
  if (logos) whenNear(logos, () => void loadControlsQuietly())
})

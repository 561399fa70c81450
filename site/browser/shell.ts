/** Starts the controls around every page: banner, menu of small screens, help menu, theme switch. */
import {
  scrollToTop,
  startBanner,
  startDisclosure,
  startDrawer,
  startThemeSwitch,
} from '@kaksha/design-system/controllers'
import { names } from './names'
import { bannerKey, themeKey } from './storage-keys'

const find = <Found extends HTMLElement>(selector: string, start: (found: Found) => void) => {
  const element = document.querySelector<Found>(selector)
  if (element) start(element)
}

/** Extends the observed area below the window: a hero that begins there, as with large text on a phone, is not past. */
const belowWindow = '0px 0px 100000px'

export function startShell(): void {
  find('[data-slot=banner]', (banner) => startBanner(banner, bannerKey))
  find('[data-slot=side-menu]', (menu) => startDisclosure(menu))
  find('[data-slot=theme-switch]', (group) => startThemeSwitch(group, themeKey))
  find<HTMLDialogElement>('dialog[data-slot=drawer]', (dialog) =>
    startDrawer(dialog, document.querySelector<HTMLElement>(`[aria-controls="${dialog.id}"]`)),
  )
  find('[data-scroll-to-top]', (button) =>
    button.addEventListener('click', () => scrollToTop(button.dataset.scrollToTop ?? '')),
  )
  find('[data-slot=hero]', (hero) => {
    const { dataset } = document.documentElement
    new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) dataset[names.hero] = ''
        else delete dataset[names.hero]
      },
      { rootMargin: belowWindow },
    ).observe(hero)
  })
}

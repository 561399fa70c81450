/** Starts the controls around every page: banner, menu of small screens, help menu, theme switch. */
import {
  scrollToTop,
  startBanner,
  startDisclosure,
  startDrawer,
  startThemeSwitch,
} from '@kaksha/design-system/controllers'
import { names, pageEvents } from './names'
import { bannerKey, themeKey, userKey } from './storage-keys'

const find = <Found extends HTMLElement>(selector: string, start: (found: Found) => void) => {
  const element = document.querySelector<Found>(selector)
  if (element) start(element)
}

/** The account is named to a visitor who has signed in; the server decides what it shows. */
function showAccountLink(link: HTMLElement) {
  const update = () => {
    try {
      link.hidden = !localStorage.getItem(userKey)
    } catch {
      // Where storage is blocked a sign-in lasts as long as the page on which it was made.
    }
  }
  update()
  addEventListener(pageEvents.session, update)
  addEventListener('storage', update)
  addEventListener('pageshow', update)
}

/** Extends the observed area below the window: a hero that begins there, as with large text on a phone, is not past. */
const belowWindow = '0px 0px 100000px'

export function startShell(): void {
  find('[data-slot=banner]', (banner) => startBanner(banner, bannerKey))
  find('[data-slot=side-menu]', (menu) => startDisclosure(menu))
  find('[data-slot=theme-switch]', (group) => startThemeSwitch(group, themeKey))
  find('[data-slot=account-link]', showAccountLink)
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

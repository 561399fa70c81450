/**
 * The only script that runs before the page is shown; inlined in every page's head.
 *
 * It asks for the application late (after `load` and idle, or at the first sign of interest), and until the
 * application has taken over it keeps what the visitor does: a press on a button is carried out once, afterwards.
 */
import { bannerKey, themeKey } from '../content/storage-keys'
import type { Late } from './late'

const root = document.documentElement
const script = document.currentScript as HTMLScriptElement
const { entry = '', chunks = '' } = script.dataset
const queue = new Map<HTMLElement, HTMLElement | null>()

// What the visitor chose before, applied before the first paint so that nothing jumps or flashes.
try {
  const theme = localStorage.getItem(themeKey)
  if (theme) root.dataset.theme = theme
  if (localStorage.getItem(bannerKey)) root.dataset.banner = 'closed'
} catch {
  // Storage may be forbidden; the page then follows the system.
}

let requested = false
const request = () => {
  if (requested) return
  requested = true
  for (const href of chunks.split(' ').filter(Boolean)) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  load(entry)
}

/** Browsers remember a failed module by its address: the second try asks by another one, at the next interaction. */
const load = (href: string) =>
  import(/* @vite-ignore */ href).catch(() => {
    requested = false
    script.dataset.entry = `${entry}?retry`
  })

const keep = (element: HTMLElement, submitter: HTMLElement | null = null) => {
  queue.set(element, submitter)
  ;(submitter ?? element).dataset.queued = ''
  request()
}

const onClick = (event: Event) => {
  const button = (event.target as Element).closest?.<HTMLButtonElement>('button')
  if (!button || button.type === 'submit') return
  const dialog = button.dataset.opensDialog && document.getElementById(button.dataset.opensDialog)
  event.preventDefault()
  if (dialog instanceof HTMLDialogElement) {
    dialog.showModal()
    request()
  } else keep(button)
}

const onSubmit = (event: SubmitEvent) => {
  const form = event.target as HTMLFormElement
  if (form.method === 'dialog') return
  event.preventDefault()
  keep(form, event.submitter)
}

const early = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const
for (const type of early) addEventListener(type, request, { passive: true, once: true })
addEventListener('click', onClick, true)
addEventListener('submit', onSubmit, true)

const idle = () =>
  'requestIdleCallback' in window ? requestIdleCallback(request, { timeout: 2000 }) : setTimeout(request, 200)
addEventListener('load', idle)

addEventListener('DOMContentLoaded', () => {
  // The page may have been built last year.
  for (const year of document.querySelectorAll('[data-year]'))
    year.textContent = `${new Date().getFullYear()}`
})

const late: Late = {
  take() {
    removeEventListener('click', onClick, true)
    removeEventListener('submit', onSubmit, true)
    root.dataset.hydrated = ''
    for (const [element, submitter] of queue) {
      delete (submitter ?? element).dataset.queued
      if (element instanceof HTMLFormElement) element.requestSubmit(submitter as HTMLButtonElement | null)
      else element.click()
    }
    queue.clear()
  },
}
window.late = late

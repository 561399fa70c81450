/** The inline script of the FAQ: a press on a question does not wait for React. */
import { startAccordion } from '@kaksha/design-system/controllers'
import { questionKey } from './names'
import './inline-page'

addEventListener('DOMContentLoaded', () => {
  const accordion = document.querySelector<HTMLElement>('[data-slot=accordion]')
  if (!accordion) return
  startAccordion(accordion)
  const openQuestion = () => accordion.querySelector<HTMLElement>('[aria-expanded=true]')
  // The open question is stored with the history entry, and Back opens it again. It is empty if all were closed.
  const stored: unknown = history.state?.[questionKey]
  if (typeof stored === 'string' && stored !== (openQuestion()?.id ?? ''))
    (document.getElementById(stored) ?? openQuestion())?.click()
  accordion.addEventListener('click', () =>
    history.replaceState({ ...history.state, [questionKey]: openQuestion()?.id ?? '' }, ''),
  )
})

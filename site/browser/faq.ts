/** The inline script of the FAQ: a press on a question does not wait for React. */
import { startAccordion } from '@kaksha/design-system/controllers'
import './page'

addEventListener('DOMContentLoaded', () => {
  const accordion = document.querySelector<HTMLElement>('[data-slot=accordion]')
  if (accordion) startAccordion(accordion)
})

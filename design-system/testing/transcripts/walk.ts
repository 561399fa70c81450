import { virtual } from '@guidepup/virtual-screen-reader'
import { screen } from '@testing-library/react'
import { userEvent } from 'vitest/browser'
import { pressed } from './transcript.ts'

/** More steps than any story has; a walk that gets so far goes in circles. */
const limit = 400

/** Waits until the page has been still for a while: until what a press sets off has been drawn and said. */
export async function stillness(ms: number) {
  let last = performance.now()
  const observer = new MutationObserver(() => {
    last = performance.now()
  })
  observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true })
  const end = last + 5000
  while (performance.now() - last < ms) {
    if (performance.now() > end) throw new Error('The story does not come to rest, so it cannot be read.')
    await new Promise(requestAnimationFrame)
  }
  observer.disconnect()
}

const pressable = ['button', 'tab', 'radio', 'checkbox', 'link']

function find(name: string) {
  for (const role of pressable) {
    const [found] = screen.queryAllByRole(role, { name })
    if (found) return found
  }
  throw new Error(`There is nothing named “${name}” to press.`)
}

/**
 * Presses, and gives what is said by the focus that moves and by live regions. Left out: what is pressed, which was
 * said before it was; regions that are emptied, which the reader notes though nothing is said; and the words of an
 * alertdialog, which it takes for a live region though no browser does (ARIA gives aria-live to role=alert alone).
 */
export async function press(name: string) {
  await virtual.start({ container: document.body })
  await virtual.clearSpokenPhraseLog()
  await userEvent.click(find(name))
  await stillness(200)
  const said = await virtual.spokenPhraseLog()
  await virtual.stop()
  const dialog = document.querySelector('[role=alertdialog]')?.textContent ?? ''
  const told = (phrase: string) => {
    const [, announced] = phrase.match(/^(?:polite|assertive): (.*)$/) ?? []
    if (announced !== undefined) return announced && !dialog.includes(announced)
    return !`${phrase},`.replace(/^\w+, /, '').startsWith(`${name},`)
  }
  return [`${pressed}${name}`, ...said.filter(told)]
}

/** A live region is drawn without words and gets them a moment later, so that they are announced. */
export function settled() {
  const regions = [...document.querySelectorAll('[role=status], [role=alert]')]
  return stillness(regions.some((region) => !region.textContent) ? 250 : 60)
}

/**
 * Tells the reader what Chromium's accessibility tree holds, where the reader does not look: it takes text that only
 * find-in-page reaches and closed details for shown, and a choice for what it was in the markup. It goes by
 * attributes, so attributes are written; the story is thrown away afterwards.
 */
function tellReader() {
  for (const element of document.body.querySelectorAll(
    '[hidden=until-found], details:not([open]) > :not(summary)',
  ))
    element.setAttribute('aria-hidden', 'true')
  for (const box of document.querySelectorAll<HTMLInputElement>('[type=checkbox], [type=radio]')) {
    box.toggleAttribute('checked', box.checked)
    if (box.indeterminate) box.setAttribute('aria-checked', 'mixed')
  }
  for (const option of document.querySelectorAll('option'))
    option.toggleAttribute('selected', option.selected)
}

/** The reader names a dialog as it comes to it, and as it enters it. */
const isDialogAgain = (phrase: string, before?: string) =>
  phrase === before && /^(alert)?dialog\b/.test(phrase)

/** Everything that the reader says from the first line to the last, moving on one item at a time. */
export async function walk(): Promise<string[]> {
  tellReader()
  // Everything else is inert then, which the reader does not know of dialogs that the browser opens.
  await virtual.start({ container: document.querySelector('dialog:modal') ?? document.body })
  try {
    const [first = ''] = await virtual.spokenPhraseLog()
    for (let step = 0, before = 1; ; step++) {
      if (step > limit) throw new Error(`The walk has not come to its end after ${limit} steps.`)
      await virtual.next()
      const log = await virtual.spokenPhraseLog()
      // Where there is nothing to say it stays where it is.
      if (log.length === before || log.at(-1) === first) return [first]
      if (log.at(-1) === `end of ${first}`)
        return log.filter((phrase, at) => !isDialogAgain(phrase, log[at - 1]))
      before = log.length
    }
  } finally {
    await virtual.stop()
  }
}

/** A virtual screen reader, and Chromium's accessibility tree, which real ones read. */
import { virtual } from '@guidepup/virtual-screen-reader'
import { screen } from '@testing-library/react'
import { cdp, userEvent } from 'vitest/browser'
import { type Exposed, pressed } from './transcript.ts'

/** More steps than any story has. A walk that reaches the limit is in a loop. */
const limit = 400

/** Waits until the DOM has not changed for a time, so that the effects of a press are rendered and announced. */
async function waitForDomIdle(ms: number) {
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

const pressable = ['button', 'menuitem', 'tab', 'radio', 'checkbox', 'link']

function find(name: string) {
  for (const role of pressable) {
    const [found] = screen.queryAllByRole(role, { name })
    if (found) return found
  }
  throw new Error(`There is nothing named “${name}” to press.`)
}

/**
 * Presses a control and returns the announcements of focus changes and live regions. Left out are the pressed control,
 * which was announced before; regions that become empty, which the virtual screen reader logs; and the text of an
 * alertdialog, which it treats as a live region (in ARIA, role=alert has implicit aria-live, role=alertdialog has not).
 */
export async function press(name: string) {
  await virtual.start({ container: document.body })
  await virtual.clearSpokenPhraseLog()
  const control = find(name)
  // An inactive button shows its reason at a press. Playwright would wait until it is enabled.
  await userEvent.click(control, { force: control.ariaDisabled === 'true' })
  await waitForDomIdle(200)
  const spoken = await virtual.spokenPhraseLog()
  await virtual.stop()
  const dialog = document.querySelector('[role=alertdialog]')?.textContent ?? ''
  const isNew = (phrase: string) => {
    const [, announced] = phrase.match(/^(?:polite|assertive): (.*)$/) ?? []
    if (announced !== undefined) return announced && !dialog.includes(announced)
    return !`${phrase},`.replace(/^\w+, /, '').startsWith(`${name},`)
  }
  return [`${pressed}${name}`, ...spoken.filter(isNew)]
}

/** Waits for live regions: they are rendered empty and get their text later, so that it is announced. */
export function settled() {
  const regions = [...document.querySelectorAll('[role=status], [role=alert]')]
  return waitForDomIdle(regions.some((region) => !region.textContent) ? 250 : 60)
}

/**
 * Adds attributes for states that the virtual screen reader does not read. It treats hidden=until-found, closed details
 * and the inert page behind a modal dialog as visible, and reads the checked and selected attributes instead of the current state. The story is
 * discarded after the walk.
 */
function exposeStates() {
  for (const element of document.body.querySelectorAll(
    '[hidden=until-found], details:not([open]) > :not(summary), body > [inert]',
  ))
    element.setAttribute('aria-hidden', 'true')
  for (const box of document.querySelectorAll<HTMLInputElement>('[type=checkbox], [type=radio]')) {
    box.toggleAttribute('checked', box.checked)
    if (box.indeterminate) box.setAttribute('aria-checked', 'mixed')
  }
  for (const option of document.querySelectorAll('option'))
    option.toggleAttribute('selected', option.selected)
}

/** The virtual screen reader announces a dialog twice: when it reaches it and when it enters it. */
const isRepeatedDialog = (phrase: string, before?: string) =>
  phrase === before && /^(alert)?dialog\b/.test(phrase)

/** The announcements of the whole page, one item at a time. */
export async function walk(): Promise<string[]> {
  exposeStates()
  // A native modal dialog makes the rest of the page inert, which the virtual screen reader does not support.
  await virtual.start({
    container: document.querySelector('dialog:modal, [data-slot=drawer]') ?? document.body,
  })
  try {
    const [first = ''] = await virtual.spokenPhraseLog()
    for (let step = 0, before = 1; ; step++) {
      if (step > limit) throw new Error(`The walk has not come to its end after ${limit} steps.`)
      await virtual.next()
      const log = await virtual.spokenPhraseLog()
      // If there is nothing to announce, the cursor does not move.
      if (log.length === before || log.at(-1) === first) return [first]
      if (log.at(-1) === `end of ${first}`)
        return log.filter((phrase, at) => !isRepeatedDialog(phrase, log[at - 1]))
      before = log.length
    }
  } finally {
    await virtual.stop()
  }
}

interface Node {
  nodeId: string
  ignored: boolean
  role?: { value: string }
  name?: { value?: unknown }
  description?: { value?: unknown }
  value?: { value?: unknown }
  properties?: { name: string; value: { value?: unknown } }[]
}

interface Session {
  send(method: 'Page.getFrameTree'): Promise<{ frameTree: { childFrames?: { frame: { id: string } }[] } }>
  send(method: 'Accessibility.getFullAXTree', params: { frameId?: string }): Promise<{ nodes: Node[] }>
}

const session = () => cdp() as unknown as Session

/** Chromium's name for a video without a source, whatever its accessible name is. */
const unplayable = 'Unable to play media.'

/** Chromium's accessibility tree, as it is given to screen readers. */
export async function chromiumTree(): Promise<Exposed> {
  const { frameTree } = await session().send('Page.getFrameTree')
  const frame = frameTree.childFrames?.[0]?.frame.id
  const { nodes } = await session().send('Accessibility.getFullAXTree', frame ? { frameId: frame } : {})
  const exposed = nodes.filter(
    ({ ignored, role }) => !ignored && !/^(RootWebArea|InlineTextBox)$/.test(role?.value ?? ''),
  )
  const texts = (text: boolean) =>
    exposed
      // List markers are not announced.
      .filter(({ role }) => role?.value !== 'ListMarker' && (role?.value === 'StaticText') === text)
      .flatMap(({ name, description, value }) => [name, description, value])
      .map((part) => String(part?.value ?? '').trim())
      .filter((text) => text && text !== unplayable)
  return { texts: texts(true), names: texts(false), states: exposed.flatMap(statesOf) }
}

/** The terms of the virtual screen reader for states. */
const called: Record<string, Record<string, string>> = {
  checked: { true: 'checked', false: 'not checked', mixed: 'partially checked' },
  disabled: { true: 'disabled' },
  expanded: { true: 'expanded', false: 'not expanded' },
  invalid: { true: 'invalid' },
  pressed: { true: 'pressed', false: 'not pressed' },
  selected: { true: 'selected', false: 'not selected' },
}

/**
 * States that Chromium exposes and the virtual screen reader does not announce: whether details are open, and that a
 * radio button of a required group is invalid until one is selected.
 */
const isNotAnnounced = (role: string | undefined, state: string) =>
  role === 'DisclosureTriangle' || (role === 'radio' && state === 'invalid')

function statesOf({ role, name, properties = [] }: Node) {
  const label = String(name?.value ?? '').trim()
  if (!label || label === unplayable) return []
  return properties.flatMap((property) => {
    const state = called[property.name]?.[String(property.value.value)]
    return state && !isNotAnnounced(role?.value, state) ? [{ name: label, state }] : []
  })
}

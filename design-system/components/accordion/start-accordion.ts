/**
 * Opens and closes the answers of an accordion that is only HTML, one at a time, as `Accordion` does with React: for pages
 * on which a press on a question must not wait for React.
 *
 * @param root The element that `Accordion` has rendered.
 * @returns Stops it.
 */
export function startAccordion(root: HTMLElement): () => void {
  const find = (slot: string, within: Element = root) => [
    ...within.querySelectorAll<HTMLElement>(`[data-slot=accordion-${slot}]`),
  ]
  const set = (item: Element, isOpen: boolean) => {
    const [trigger] = find('trigger', item)
    const [panel] = find('content', item)
    if (!trigger || !panel) return
    for (const part of [item, trigger.parentElement, trigger, panel])
      part?.setAttribute('data-state', isOpen ? 'open' : 'closed')
    trigger.setAttribute('aria-expanded', `${isOpen}`)
    if (isOpen) {
      trigger.setAttribute('aria-controls', panel.id)
      panel.setAttribute('aria-labelledby', trigger.id)
      panel.removeAttribute('hidden')
    } else {
      trigger.removeAttribute('aria-controls')
      // A named section is a landmark, also while it is closed.
      panel.removeAttribute('aria-labelledby')
      panel.setAttribute('hidden', 'until-found')
    }
  }
  const open = (item: Element | null) => {
    for (const other of find('item')) set(other, other === item)
  }
  const onClick = ({ target }: Event) => {
    const trigger = (target as Element).closest('[data-slot=accordion-trigger]')
    if (!trigger) return
    open(trigger.ariaExpanded === 'true' ? null : trigger.closest('[data-slot=accordion-item]'))
  }
  // Find-in-page, or a link to a place in the answer.
  const onFound = ({ target }: Event) => open((target as Element).closest('[data-slot=accordion-item]'))
  const onKeyDown = (event: KeyboardEvent) => {
    const triggers = find('trigger').filter((trigger) => trigger.matches(':enabled'))
    const index = triggers.indexOf(event.target as HTMLElement)
    const place = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }[event.key]
    if (index < 0 || place === undefined) return
    event.preventDefault()
    triggers.at(place % triggers.length)?.focus()
  }
  root.addEventListener('click', onClick)
  root.addEventListener('beforematch', onFound)
  root.addEventListener('keydown', onKeyDown)
  return () => {
    root.removeEventListener('click', onClick)
    root.removeEventListener('beforematch', onFound)
    root.removeEventListener('keydown', onKeyDown)
  }
}

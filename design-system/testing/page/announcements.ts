import { whyHidden, whyNotAnnounced } from './exposed.ts'

export interface Announcement {
  text: string
  politeness: 'polite' | 'assertive'
  /** Why some screen readers may not announce it; undefined if no problem was found. */
  fault?: string
}

const live = '[aria-live], [role=alert], [role=status], [role=log], output'

const politenessOf = (region: Element) =>
  region.getAttribute('aria-live') ?? (region.getAttribute('role') === 'alert' ? 'assertive' : 'polite')

/** role=alert and role=status imply aria-atomic: the whole region is announced when a part changes. */
const isWhole = (region: Element) =>
  region.getAttribute('aria-atomic') === 'true' ||
  (!region.hasAttribute('aria-atomic') && region.matches('[role=alert], [role=status], output'))

/** The text of a node, without text that is hidden from screen readers. */
function spoken(node: Node): string {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element) || node.closest('[aria-hidden=true]')) return ''
  if (!node.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return ''
  return [...node.childNodes].map(spoken).join(' ')
}

const collapseSpace = (text: string) => text.replace(/\s+/g, ' ').trim()

/**
 * Records live region announcements: text that is added to a live region. It is recorded as a fault if the region was
 * not rendered before its text, is hidden, or is inside a button. Some screen readers announce such text, some do not,
 * and some announce it twice (radix-ui/primitives#3634).
 *
 * @example
 * const recorder = recordAnnouncements()
 * toast.success('Saved.')
 * await waitFor(() =>
 *   expect(recorder.announcements).toEqual([{ text: 'Saved.', politeness: 'polite', fault: undefined }]),
 * )
 * recorder.stop()
 */
export function recordAnnouncements() {
  const announcements: Announcement[] = []
  /** Live regions of the previous frame, each with the reason why it could not be announced then. */
  let drawn = new Map<Element, string | undefined>()
  let changes: MutationRecord[] = []
  let frame = 0
  const readRegions = () => {
    drawn = new Map([...document.querySelectorAll(live)].map((region) => [region, whyNotAnnounced(region)]))
  }

  const faultOf = (region: Element) => {
    if (!drawn.has(region)) return 'the region was inserted together with its text'
    if (region.closest('[aria-busy=true]')) return 'the region is busy'
    return drawn.get(region) ?? whyNotAnnounced(region)
  }
  /** Records the text that was added to each region since the previous frame. */
  const record = () => {
    const arrived = new Map<Element, Node[]>()
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) {
        if (!node.isConnected || !collapseSpace(node.textContent ?? '')) continue
        const around = (node instanceof Element ? node : node.parentElement)?.closest(live)
        const within = node instanceof Element ? [...node.querySelectorAll(live)] : []
        for (const region of around ? [around] : within.filter(({ textContent }) => textContent))
          arrived.set(region, [...(arrived.get(region) ?? []), around ? node : region])
      }
    changes = []
    for (const [region, nodes] of arrived) {
      const politeness = politenessOf(region)
      const text = collapseSpace((isWhole(region) ? [region] : nodes).map(spoken).join(' '))
      if (politeness !== 'off' && (text || whyHidden(region)))
        announcements.push({
          text: text || collapseSpace(region.textContent ?? ''),
          politeness: politeness as Announcement['politeness'],
          fault: faultOf(region),
        })
    }
  }

  const observer = new MutationObserver((records) => changes.push(...records))
  observer.observe(document, { childList: true, subtree: true, characterData: true })
  const next = () => {
    changes.push(...observer.takeRecords())
    record()
    readRegions()
    frame = requestAnimationFrame(next)
  }
  readRegions()
  frame = requestAnimationFrame(next)

  return {
    announcements,
    stop: () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    },
  }
}

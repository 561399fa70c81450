import { brand } from '../../content/brand'
import { isCalendly } from '../../contracts/scheduling'
import { calendly } from './calendly'
import type { CalendarEvent, SchedulingProvider } from './provider'
import { sandboxCalendar } from './sandbox'

/**
 * The calendar for an address: the sandbox if none is set, and none if the page cannot be shown in a frame
 * and has to be linked.
 */
export function providerFor(address: string): SchedulingProvider | null {
  if (!address) return sandboxCalendar
  return isCalendly(address) ? calendly(address) : null
}

export const scheduling = providerFor(brand.schedulingUrl)

/**
 * Calls `onEvent` for each message from the calendar in the frame, and from no other window. Returns a function
 * that stops it.
 */
export function listen(
  provider: SchedulingProvider,
  frame: Pick<HTMLIFrameElement, 'contentWindow'>,
  onEvent: (event: CalendarEvent) => void,
): () => void {
  const onMessage = ({ origin, source, data }: MessageEvent) => {
    // A removed frame has no window, and a message that a script created has no source: both would be null.
    if (!source || source !== frame.contentWindow || origin !== provider.origin(location)) return
    const event = provider.read(data)
    if (event) onEvent(event)
  }
  addEventListener('message', onMessage)
  return () => removeEventListener('message', onMessage)
}

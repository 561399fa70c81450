import { brand } from '../../content/brand'
import { calendly, isCalendly } from './calendly'
import type { CalendarEvent, SchedulingProvider } from './provider'
import { sandboxCalendar } from './sandbox'

/**
 * The calendar to show for an address: the sandbox where none is set, and none where it is a page that we cannot
 * show in a frame. Then a link leads there.
 */
export function providerFor(address: string): SchedulingProvider | null {
  if (!address) return sandboxCalendar
  return isCalendly(address) ? calendly(address) : null
}

export const scheduling = providerFor(brand.schedulingUrl)

/** Calls `tell` for each message of the calendar in the frame, and for no other window's. Returns how to stop. */
export function listen(
  provider: SchedulingProvider,
  frame: Pick<HTMLIFrameElement, 'contentWindow'>,
  tell: (event: CalendarEvent) => void,
): () => void {
  const hear = ({ origin, source, data }: MessageEvent) => {
    // A frame that has gone has no window, and neither has what some script made up.
    if (!source || source !== frame.contentWindow || origin !== provider.origin(location)) return
    const event = provider.read(data)
    if (event) tell(event)
  }
  addEventListener('message', hear)
  return () => removeEventListener('message', hear)
}

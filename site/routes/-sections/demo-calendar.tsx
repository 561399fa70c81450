import { buttonVariants, type EmbedConnect, EmbedFrame, Link, Text, useHydrated } from '@kaksha/design-system'
import { useState, useSyncExternalStore } from 'react'
import { brand, mailto } from '../../content/brand'
import { demo } from '../../content/demo'
import { listen, scheduling } from '../../services/scheduling/client'
import type { SchedulingProvider } from '../../services/scheduling/provider'

const { calendar } = demo
const mail = mailto(demo.mailSubject)

/** The calendar by itself, where it has a page of its own, and the ways that need none. */
const Instead = ({ name, page }: Pick<SchedulingProvider, 'name' | 'page'>) => (
  <>
    {page && (
      <>
        <Link href={page}>{demo.byItself(name)}</Link>.{' '}
      </>
    )}
    {demo.instead} <Link href={mail}>{brand.email}</Link>, or on WhatsApp to{' '}
    <Link href={brand.whatsappUrl}>{brand.phone}</Link>.
  </>
)

/** Messages of the provider's origin, as the frame understands them. */
const connectTo =
  (provider: SchedulingProvider): EmbedConnect =>
  (frame, report) =>
    listen(provider, frame, (event) => {
      if (event.kind === 'height') report.height(event.pixels)
      else if (event.kind === 'booked') report.done()
      // Whoever can tell us anything is there.
      report.ready()
    })

const fromOurPages = () => {
  try {
    return new URL(document.referrer).origin === location.origin
  } catch {
    return false
  }
}

/**
 * Whether the visitor came by a Book link. Every link of this site that leads here is one, so whoever comes from one
 * of its pages has asked for the calendar; a link from elsewhere, a mail for example, can say so with `#book`.
 */
function useCameToBook() {
  // Drawn without a page load: a link of this site was followed.
  const [followed] = useState(useHydrated())
  const arrived = useSyncExternalStore(
    () => () => {},
    () => location.hash === '#book' || fromOurPages(),
    () => false,
  )
  return followed || arrived
}

/** The calendar of the demo page, behind a facade that says whose it is. */
export function DemoCalendar({ provider = scheduling }: { provider?: SchedulingProvider | null }) {
  const open = useCameToBook()
  const [connect] = useState(() => (provider ? connectTo(provider) : undefined))
  if (!provider)
    return (
      <a className={buttonVariants({ variant: 'main' })} href={brand.schedulingUrl}>
        {calendar.elsewhere}
      </a>
    )
  const { sandbox, name, host, page } = provider
  return (
    <EmbedFrame
      label={calendar.label}
      provider={name}
      // On the server nothing is open, so nothing is asked where it would be.
      src={typeof location === 'undefined' ? '' : provider.address(location)}
      show={calendar.show}
      open={open}
      connect={connect}
      fallback={<Instead name={name} page={page} />}
      done={calendar.booked}
    >
      <Text size="lead">{sandbox ? calendar.sandbox : calendar.of(name)}</Text>
      <p className="mt-2">{sandbox ? calendar.sandboxFrom : calendar.from(host)}</p>
    </EmbedFrame>
  )
}

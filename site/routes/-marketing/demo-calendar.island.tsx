import { buttonVariants, type EmbedConnect, EmbedFrame, Link, Text } from '@kaksha/design-system'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { brand } from '../../content/brand'
import { demo } from '../../content/demo'
import { listen, type SchedulingProvider, scheduling } from '../../services/scheduling/scheduling'
import { ContactLinks } from '../-shell/links'

const { calendar } = demo

/** Links to the calendar's own page, if it has one, and to the other ways to get in touch. */
const Instead = ({ name, page }: Pick<SchedulingProvider, 'name' | 'page'>) => (
  <>
    {page && (
      <>
        <Link href={page}>{demo.byItself(name)}</Link>.{' '}
      </>
    )}
    {demo.instead} <ContactLinks subject={demo.mailSubject} />.
  </>
)

/** Messages from the provider's origin, as the frame understands them. */
const connectTo =
  (provider: SchedulingProvider): EmbedConnect =>
  (frame, report) =>
    listen(provider, frame, (event) => {
      if (event.kind === 'height') report.height(event.pixels)
      else if (event.kind === 'booked') report.done()
      // Any message shows that the calendar has loaded.
      report.ready()
    })

const fromOurPages = () => document.referrer.startsWith(`${location.origin}/`)

/**
 * Whether the visitor followed a Book link. Every link of this site to this page is one, so a visitor from another page
 * of the site has asked for the calendar; a link from elsewhere, for example in an e-mail, can ask with `#book`.
 */
function useCameToBook() {
  const arrived = useSyncExternalStore(
    () => () => {},
    () => location.hash === '#book' || fromOurPages(),
    () => false,
  )
  // The calendar is not in the styles that the page contains: without the style sheet it would change its size.
  const [styled, setStyled] = useState(false)
  useEffect(() => {
    if (!arrived) return
    const open = () => setStyled(true)
    Promise.resolve(window.bootstrap?.loadStylesheet()).then(open, open)
  }, [arrived])
  return arrived && styled
}

/** The calendar of the demo page, behind a placeholder that names its provider. */
export default function DemoCalendar({ provider = scheduling }: { provider?: SchedulingProvider | null }) {
  const open = useCameToBook()
  const [connect] = useState(() => (provider ? connectTo(provider) : undefined))
  if (!provider)
    return (
      <a className={buttonVariants({ variant: 'primary' })} href={brand.schedulingUrl}>
        {calendar.elsewhere}
      </a>
    )
  const { sandbox, name, host, page } = provider
  return (
    <EmbedFrame
      label={calendar.label}
      provider={name}
      // The address depends on `location`, which the server lacks. The calendar is closed there, so the address is not
      // used.
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

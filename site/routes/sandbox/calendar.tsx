import { Alert, Button, Heading, VisuallyHidden } from '@kaksha/design-system'
import { createFileRoute } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { unlisted } from '../../seo/head'
import type { CalendarEvent } from '../../services/scheduling/provider'
import type { SandboxMessage } from '../../services/scheduling/sandbox'
import { SandboxPage } from './-sandbox-page'

/** Times that the sandbox calendar offers. Choosing one books nothing. */
const sandboxDays = [
  { day: 'Monday', times: ['9:30 AM', '11:00 AM', '4:00 PM'] },
  { day: 'Tuesday', times: ['10:00 AM', '2:30 PM'] },
  { day: 'Wednesday', times: ['9:30 AM', '12:00 noon', '5:00 PM'] },
  { day: 'Thursday', times: ['11:30 AM', '3:00 PM'] },
  { day: 'Friday', times: ['9:00 AM', '1:30 PM', '4:30 PM'] },
] as const

export const Route = createFileRoute('/sandbox/calendar')({
  head: unlisted('Sandbox calendar'),
  component: SandboxCalendar,
})

/** Posts a message to the embedding page, if there is one. */
function postToParent(event: CalendarEvent) {
  if (window.parent === window) return
  const message: SandboxMessage = { type: 'sandbox-calendar', event }
  window.parent.postMessage(message, location.origin)
}

/** Reports that the calendar has loaded, and its height, now and whenever it changes. */
function useReport() {
  useEffect(() => {
    postToParent({ kind: 'ready' })
    const observer = new ResizeObserver(() =>
      postToParent({ kind: 'height', pixels: document.body.getBoundingClientRect().height }),
    )
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
}

/** Replaces a company's calendar: made-up times, and bookings that are not stored. */
function SandboxCalendar() {
  const [booked, setBooked] = useState('')
  const answer = useRef<HTMLDivElement>(null)
  useReport()

  useEffect(() => {
    if (!booked) return
    answer.current?.focus()
    postToParent({ kind: 'booked' })
  }, [booked])

  return (
    <SandboxPage title="Choose a time">
      <p className="mt-2 text-small text-muted">
        This calendar stands in for a scheduling service while none is set up. The times are made up, and
        nobody is told of what you book.
      </p>
      {booked && (
        <Alert ref={answer} tone="ok" tabIndex={-1} className="mt-4">
          Booked: {booked}. In the sandbox nobody comes.
        </Alert>
      )}
      <ul className="mt-4 border-fg border-t-6">
        {sandboxDays.map(({ day, times }) => (
          <li key={day} className="border-border-subtle border-b py-4">
            <Heading level={2} size="h3">
              {day}
            </Heading>
            <div className="mt-3 flex flex-wrap gap-3">
              {times.map((time) => (
                <Button key={time} size="sm" onClick={() => setBooked(`${day}, ${time}`)}>
                  <VisuallyHidden>{day}, </VisuallyHidden>
                  {time}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </SandboxPage>
  )
}

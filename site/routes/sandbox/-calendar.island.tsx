import { Alert, Button, Heading, VisuallyHidden } from '@kaksha/design-system'
import { useEffect, useRef, useState } from 'react'
import { sandbox } from '../../content/sandbox'
import type { CalendarEvent, SandboxMessage } from '../../services/scheduling/scheduling'
import { SandboxPage } from './-sandbox-page'

const { calendar: text } = sandbox

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
export default function SandboxCalendar() {
  const [booked, setBooked] = useState('')
  const answer = useRef<HTMLDivElement>(null)
  useReport()

  useEffect(() => {
    if (!booked) return
    answer.current?.focus()
    postToParent({ kind: 'booked' })
  }, [booked])

  return (
    <SandboxPage title={text.title}>
      <p className="mt-2 text-small text-muted">{text.lead}</p>
      {booked && (
        <Alert ref={answer} tone="ok" tabIndex={-1} className="mt-4">
          {text.booked(booked)}
        </Alert>
      )}
      <ul className="mt-4 border-fg border-t-6">
        {text.days.map(({ day, times }) => (
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

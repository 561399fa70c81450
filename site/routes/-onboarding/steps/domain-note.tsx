import { Button, ButtonGroup, createIcon } from '@kaksha/design-system'
import { Check } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { onboarding } from '../../../content/onboarding'
import { domainName } from '../../../contracts/domain-name'
import { domainTakenMessage } from '../../../contracts/licensing'
import { domainAvailableMessage, domainOwnMessage } from '../../../contracts/onboarding'
import { readSession } from '../../../services/auth/storage'
import { type Availability, getAvailability } from '../../../services/onboarding/calls'

const CheckIcon = createIcon('check', Check)

/** Milliseconds after the last key press: longer than between two letters, shorter than a pause to think. */
export const domainDelay = 500

type DomainAnswer = Availability & { name: string }

/** The name as it would be stored, and why it is refused. */
function readName(value: string) {
  const { data: valid, error } = domainName.safeParse(value)
  return { name: valid ?? value.trim(), reason: error?.issues[0]?.message }
}

/** Null without an answer, and while no account is signed in. */
async function ask(name: string, signal: AbortSignal): Promise<Availability | null> {
  const session = readSession()
  return session && getAvailability(session, name, signal).catch(() => null)
}

/**
 * When typing pauses, says why a domain name is refused, or asks the server whether it is free; call `typed` at each
 * change. An answer for a value that has changed since is dropped. A missing answer shows nothing: Save & Next asks the
 * server again, and only that answer decides.
 */
export function useDomainCheck(initial: string) {
  const [current, setCurrent] = useState(() => readName(initial))
  const [answer, setAnswer] = useState<DomainAnswer | null>(null)
  /** A name without an answer is asked about again when it is typed again. */
  const unanswered = useRef<string>(undefined)

  useEffect(() => {
    const { name, reason } = current
    setAnswer(null)
    if (!name) return
    const request = new AbortController()
    const timer = setTimeout(async () => {
      const reply = reason ? { available: false, suggestions: [], reason } : await ask(name, request.signal)
      if (request.signal.aborted) return
      if (reply) setAnswer({ name, ...reply })
      else unanswered.current = name
    }, domainDelay)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [current])

  function typed(value: string) {
    const next = readName(value)
    // The same name was checked already: only capitals or spaces differ.
    if (next.name === current.name && next.name !== unanswered.current) return
    unanswered.current = undefined
    setCurrent(next)
  }
  return { answer, typed }
}

interface DomainNoteProps {
  answer: DomainAnswer | null
  /** The field already shows an error. */
  refused: boolean
  onTake: (name: string) => void
}

/**
 * The note below the field of the domain name and its error. It is a polite status and never an error: the visitor is still typing, and
 * another company may take or release the name before the form is sent.
 */
export function DomainNote({ answer, refused, onTake }: DomainNoteProps) {
  const { name = '', available, own, suggestions = [], reason } = answer ?? {}
  const offered = !available && suggestions.length > 0
  const availableMessage = own ? domainOwnMessage : domainAvailableMessage
  const note = answer && (available ? availableMessage(name) : (reason ?? domainTakenMessage(name)))
  return (
    // The names are announced with the note.
    <div role="status">
      {/* A line is reserved for the note. With an error, which is above it, an empty note takes no room. */}
      <p
        data-refused={refused || undefined}
        className="mt-1 min-h-lh text-small wrap-anywhere data-refused:min-h-0 data-refused:empty:mt-0"
      >
        {!refused && available && (
          <CheckIcon
            aria-hidden="true"
            className="me-1.5 inline size-5 align-text-bottom stroke-[2.25]! text-ok"
          />
        )}
        {!refused && note}
        {offered && `${refused ? '' : ' '}${onboarding.company.suggestions}`}
      </p>
      {offered && (
        <ButtonGroup className="mt-1 gap-2">
          {suggestions.map((suggestion) => (
            <Button key={suggestion} size="sm" onClick={() => onTake(suggestion)}>
              {suggestion}
            </Button>
          ))}
        </ButtonGroup>
      )}
    </div>
  )
}

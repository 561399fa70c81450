import { Button, ButtonGroup, createIcon } from '@kaksha/design-system'
import { Check } from 'lucide'
import { useEffect, useState } from 'react'
import { onboarding } from '../../../content/onboarding'
import { domainTakenMessage } from '../../../contracts/licensing'
import { domainAvailableMessage, domainOwnMessage } from '../../../contracts/onboarding'
import {
  createDomainCheck,
  type DomainAnswer,
  type FetchAvailability,
} from '../../../services/onboarding/domain-check'

const CheckIcon = createIcon('check', Check)

/** Shows whether the typed domain name is free, or why it is refused; call `typed` at each change. */
export function useDomainCheck(fetchAvailability: FetchAvailability, initial: string) {
  const [answer, setAnswer] = useState<DomainAnswer | null>(null)
  const [check] = useState(() => createDomainCheck(fetchAvailability, setAnswer))
  const [first] = useState(initial)
  useEffect(() => {
    check.typed(first)
    return check.stop
  }, [check, first])
  return { answer, typed: check.typed }
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

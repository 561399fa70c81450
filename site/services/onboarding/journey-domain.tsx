import { Button, ButtonRow } from '@kaksha/design-system'
import { useEffect, useState } from 'react'
import { domainFreeMessage, domainTakenMessage } from './contract'
import { type AskDomain, createDomainCheck, type DomainAnswer } from './domain-check'

/** What the server says of the domain name that is being typed; `typed` is told of each change. */
export function useDomainCheck(ask: AskDomain, initial: string) {
  const [answer, setAnswer] = useState<DomainAnswer | null>(null)
  const [check] = useState(() => createDomainCheck(ask, setAnswer))
  const [first] = useState(initial)
  useEffect(() => {
    check.typed(first)
    return check.stop
  }, [check, first])
  return { answer, typed: check.typed }
}

interface DomainNoteProps {
  answer: DomainAnswer | null
  /** The field says already what is wrong with it. */
  refused: boolean
  onTake: (name: string) => void
}

/**
 * Under the field of the domain name. Told politely and never as an error: somebody is still typing, and the name may
 * be free, or taken, by the time that it is sent.
 */
export function DomainNote({ answer, refused, onTake }: DomainNoteProps) {
  const { name = '', available, suggestions = [] } = answer ?? {}
  const offered = !available && suggestions.length > 0
  const said = answer && (available ? domainFreeMessage(name) : domainTakenMessage(name))
  return (
    <>
      <p role="status" className="mt-1 min-h-lh text-small wrap-anywhere">
        {!refused && said}
        {offered && ' These are free:'}
      </p>
      {offered && (
        <ButtonRow className="mt-1 gap-2">
          {suggestions.map((suggestion) => (
            <Button key={suggestion} size="sm" onClick={() => onTake(suggestion)}>
              {suggestion}
            </Button>
          ))}
        </ButtonRow>
      )}
    </>
  )
}

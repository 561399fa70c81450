import { Sheet, VisuallyHidden } from '@kaksha/design-system'
import type { ReactNode } from 'react'
import type { SectionCopy } from '../../content/types'

type Props = {
  copy: SectionCopy
  /** The section is the page: its headline is the h1. */
  isPage?: boolean
  children: ReactNode
}

/** A ruled sheet that begins with its headline. The label in the margin is part of what a screen reader hears. */
export function SectionSheet({ copy, isPage = false, children }: Props) {
  const { id, label, note, headline, lead } = copy
  const Heading = isPage ? 'h1' : 'h2'
  const headingId = `${id}-heading`
  return (
    <Sheet id={id} label={label} note={note} headingId={headingId} ruled>
      <Heading id={headingId} className="max-w-[18ch] text-h1">
        <VisuallyHidden>{label}: </VisuallyHidden>
        {headline}
      </Heading>
      {lead && <p className="mt-6 max-w-[36em] text-lead text-muted">{lead}</p>}
      {children}
    </Sheet>
  )
}

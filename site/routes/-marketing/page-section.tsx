import { Link, PageHeader, Section, type SectionProps } from '@kaksha/design-system'
import type { ReactNode } from 'react'
import type { SectionCopy } from '../../content/types'

type Props = {
  copy: Omit<SectionCopy, 'lead'> & { lead?: ReactNode }
  /** The section is the whole page, so its headline is the h1. */
  isPage?: boolean
  surface?: SectionProps['surface']
  children: ReactNode
}

/** A ruled section that begins with its headline. The label in the margin is part of the heading for screen readers. */
export function PageSection({ copy, isPage = false, surface, children }: Props) {
  const { id, label, note, link, headline, lead } = copy
  const headingId = `${id}-heading`
  const noteWithLink = link ? (
    <>
      {note}{' '}
      <Link href={link.href} className="inline-flex min-h-11 items-center font-bold lg:flex lg:w-fit">
        {link.label}
      </Link>
    </>
  ) : (
    note
  )
  return (
    <Section id={id} surface={surface} label={label} note={noteWithLink} headingId={headingId} ruled>
      <PageHeader
        level={isPage ? 1 : 2}
        headingId={headingId}
        label={headline.includes(label) ? undefined : label}
        title={headline}
        lead={lead}
        // What follows keeps its distance itself.
        className="mb-0!"
      />
      {children}
    </Section>
  )
}

import { useId } from 'react'
import { Heading } from '../../components/heading/heading.tsx'
import { linkVariants } from '../../components/link/link.tsx'
import type { LegalClause } from './legal-text.tsx'

/** A date as text and as an ISO date. */
export type LegalDate = { iso: string; text: string }

export type LegalLabels = { contents: string; updated: string }

type Props = { sections: readonly LegalClause[]; updated: LegalDate; labels: LegalLabels }

/** The table of contents. After the title in document order, and in the margin column on wide screens. */
export function LegalContents({ sections, updated, labels }: Props) {
  const id = useId()
  return (
    <div className="mt-block text-small lg:absolute lg:inset-y-0 lg:start-0 lg:mt-0 lg:w-label lg:py-section">
      <nav aria-labelledby={id} className="lg:sticky lg:top-26 lg:pt-[.9rem]">
        <Heading level={2} size="label" id={id}>
          {labels.contents}
        </Heading>
        <ol className="mt-2">
          {sections.map(({ id: clause, heading }) => (
            <li key={clause}>
              <a
                href={`#${clause}`}
                className={linkVariants({ className: 'flex min-h-11 items-center py-1' })}
              >
                {heading}
              </a>
            </li>
          ))}
        </ol>
        <p className="mt-4 text-muted">
          {labels.updated}{' '}
          <time dateTime={updated.iso} className="lg:block">
            {updated.text}
          </time>
        </p>
      </nav>
    </div>
  )
}

'use client'

import { type ComponentProps, type ReactNode, useId } from 'react'
import { wholeWords } from '../../components/_internal/whole-words.tsx'
import { Alert } from '../../components/alert/alert.tsx'
import { Heading } from '../../components/heading/heading.tsx'
import { linkVariants } from '../../components/link/link.tsx'
import { LabelText } from '../../provider/label-text.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { Section } from '../section/section.tsx'

export type LegalClause = {
  /** The id of the clause, for links. */
  id: string
  heading: string
  body: readonly string[]
  /** List items at the end of the clause. */
  list?: readonly string[]
}

/** The clauses, in lines of 68 to 75 characters. Not in `ch`: a zero is about 1.5 times as wide as other letters. */
const LegalText = ({ sections }: { sections: readonly LegalClause[] }) => (
  <div className="mt-block max-w-[34em]">
    {sections.map(({ id, heading, body, list }) => (
      <section key={id} aria-labelledby={id} className="not-last:mb-12">
        <Heading level={2} size={null} id={id} className="text-[1.75rem]/[1.2] tracking-[-.02em]">
          {heading}
        </Heading>
        {body.map((paragraph) => (
          <p key={paragraph} className="mt-4">
            {wholeWords(paragraph)}
          </p>
        ))}
        {list && (
          <ul className="mt-4 list-disc ps-6">
            {list.map((item) => (
              <li key={item} className="not-last:mb-2">
                {wholeWords(item)}
              </li>
            ))}
          </ul>
        )}
      </section>
    ))}
  </div>
)

/** A date as text and as an ISO date. */
export type LegalDate = { iso: string; text: string }

/** The texts of a legal page. */
export const legalPageLabels = {
  /** Heading of the table of contents. */
  contents: 'Contents',
  /** Before the date of the last change. */
  updated: 'Updated',
}

export type LegalLabels = typeof legalPageLabels

type Props = {
  sections: readonly LegalClause[]
  updated: LegalDate
  labels?: Partial<LegalLabels> | undefined
}

/** The table of contents. After the title in document order, and in the margin column on wide screens. */
function LegalContents({ sections, updated, labels }: Props) {
  const id = useId()
  return (
    <div className="mt-block text-small lg:absolute lg:inset-y-0 lg:start-0 lg:mt-0 lg:w-label lg:py-section">
      <nav aria-labelledby={id} className="lg:sticky lg:top-26 lg:pt-[.9rem]">
        <Heading level={2} size="label" id={id}>
          <LabelText part="legalPage" name="contents" english={legalPageLabels} own={labels} />
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
          <LabelText part="legalPage" name="updated" english={legalPageLabels} own={labels} />{' '}
          <time dateTime={updated.iso} className="lg:block">
            {updated.text}
          </time>
        </p>
      </nav>
    </div>
  )
}

export type LegalPageProps = Omit<ComponentProps<'section'>, 'title' | 'children'> & {
  title: string
  /** A summary of the text in one or two plain sentences. */
  intro: ReactNode
  /** Date of the last change. */
  updated: LegalDate
  /** The clauses. Keep their ids, because other pages may link to them. */
  sections: readonly LegalClause[]
  /** A notice before the text, for example that it is a draft. */
  notice?: ReactNode
  labels?: Partial<LegalLabels>
}

/**
 * A legal text with a sticky table of contents in the margin, lines of about 70 characters, and a date.
 *
 * @example <LegalPage title="Refund policy" intro="When money comes back." updated={updated} sections={clauses} />
 */
export function LegalPage({ title, intro, updated, sections, notice, labels, ...rest }: LegalPageProps) {
  const headingId = useId()
  return (
    <Section data-slot="legal-page" headingId={headingId} ruled {...rest}>
      <PageHeader headingId={headingId} title={title} lead={intro} className={notice ? 'mb-6!' : undefined} />
      {notice && <Alert className="max-w-[34em]">{notice}</Alert>}
      <LegalContents sections={sections} updated={updated} labels={labels} />
      <LegalText sections={sections} />
    </Section>
  )
}

import { type ComponentProps, type ReactNode, useId } from 'react'
import { Alert } from '../../components/alert/alert.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { Section } from '../section/section.tsx'
import { LegalContents, type LegalDate, type LegalLabels } from './legal-contents.tsx'
import { type LegalClause, LegalText } from './legal-text.tsx'

export type { LegalDate, LegalLabels } from './legal-contents.tsx'
export type { LegalClause } from './legal-text.tsx'

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
  const words = { contents: 'Contents', updated: 'Updated', ...labels }
  const headingId = useId()
  return (
    <Section data-slot="legal-page" headingId={headingId} ruled {...rest}>
      <PageHeader headingId={headingId} title={title} lead={intro} />
      {notice && <Alert className="mt-6 max-w-[34em]">{notice}</Alert>}
      <LegalContents sections={sections} updated={updated} labels={words} />
      <LegalText sections={sections} />
    </Section>
  )
}

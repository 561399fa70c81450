import { type ComponentProps, type ReactNode, useId } from 'react'
import { Alert } from '../../components/alert/alert.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { Sheet } from '../sheet/sheet.tsx'
import { LegalContents, type LegalDate, type LegalLabels } from './legal-contents.tsx'
import { type LegalClause, LegalText } from './legal-text.tsx'

export type { LegalDate, LegalLabels } from './legal-contents.tsx'
export type { LegalClause } from './legal-text.tsx'

export type LegalPageProps = Omit<ComponentProps<'section'>, 'title' | 'children'> & {
  title: string
  /** What the text is for, in a sentence or two of plain words. */
  intro: ReactNode
  /** When it was last changed. */
  updated: LegalDate
  /** The clauses. Their ids are the addresses that others link to: keep them. */
  sections: readonly LegalClause[]
  /** What has to be known before reading: that the text is a draft. */
  notice?: ReactNode
  labels?: Partial<LegalLabels>
}

/**
 * A legal text that can be read: its contents in the margin, which stay in view, lines of some 70 letters, and a date.
 *
 * @example <LegalPage title="Refund policy" intro="When money comes back." updated={updated} sections={clauses} />
 */
export function LegalPage({ title, intro, updated, sections, notice, labels, ...rest }: LegalPageProps) {
  const words = { contents: 'Contents', updated: 'Updated', ...labels }
  const headingId = useId()
  return (
    <Sheet data-slot="legal-page" headingId={headingId} ruled {...rest}>
      <PageHeader headingId={headingId} title={title} lead={intro} />
      {notice && <Alert className="mt-6 max-w-[34em]">{notice}</Alert>}
      <LegalContents sections={sections} updated={updated} labels={words} />
      <LegalText sections={sections} />
    </Sheet>
  )
}

import { LegalPage } from '@kaksha/design-system'
import { sampleLegalNotice, sampleMark } from '../../content/legal'
import type { LegalDocument } from '../../content/types'

/** One of the legal texts; a sample text says so above its body. */
export function LegalDocumentPage({ text: { sample, ...text } }: { text: LegalDocument }) {
  const notice = sample && (
    <>
      <strong>{sampleMark}</strong> {sampleLegalNotice}
    </>
  )
  return <LegalPage {...text} notice={notice} />
}

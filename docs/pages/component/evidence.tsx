import type { ReactNode } from 'react'
import { Heading } from '../../../design-system/components/heading/heading.tsx'
import type { A11yContract } from '../../../design-system/testing/contract.ts'
import { Criteria, Spoken } from './accessibility.tsx'
import { More } from './more.tsx'
import { NoScript } from './no-script.tsx'
import { Transcripts } from './transcripts.tsx'

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <Heading level={3} size="h2" className="mb-6">
      {title}
    </Heading>
    {children}
  </div>
)

interface EvidenceProps {
  name: string
  contract: A11yContract
  /** The recorded transcript of its stories. */
  transcript: string
}

/** What an auditor reads: the longest part of a page, which most readers do not need. */
export const Evidence = ({ name, contract, transcript }: EvidenceProps) => (
  <More
    label={`Roles and focus, ${contract.transcripts ? 'screen reader transcripts, ' : ''}what works without JavaScript, WCAG 2.2`}
    of={name}
  >
    <div className="mt-6 space-y-14">
      <Part title="Roles and focus">
        <Spoken {...contract} />
      </Part>
      {contract.transcripts && (
        <Part title="Screen reader transcript">
          <Transcripts transcripts={contract.transcripts} kept={transcript} />
        </Part>
      )}
      <Part title="Without JavaScript">
        <NoScript {...contract} />
      </Part>
      <Part title="WCAG 2.2">
        <Criteria {...contract} />
      </Part>
    </div>
  </More>
)

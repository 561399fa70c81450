import type { ReactNode } from 'react'
import { Heading } from '../../../design-system/components/heading/heading.tsx'
import type { A11yContract } from '../../../design-system/testing/meta.ts'
import type { Works } from '../../../design-system/testing/without-javascript.ts'
import { Table } from '../table.tsx'
import { named, Words } from '../words.tsx'
import { Criteria, Spoken } from './accessibility.tsx'
import { More } from './more.tsx'
import { Transcripts } from './transcripts.tsx'

/** One row of the table: what works, and where. */
function textOf(works: Works): [what: string, which: string] {
  if ('reads' in works) return ['Readable text', works.reads]
  if ('announces' in works) return ['Exposed to screen readers', works.announces]
  if ('follows' in works) return ['Link', `${works.follows}, to \`${works.to}\``]
  if ('opens' in works) return ['Opens without JavaScript', `${works.opens}, and shows: ${works.shows}`]
  if ('types' in works) return ['Accepts text', works.types]
  if ('chooses' in works)
    return ['Can be selected', works.from ? `${works.chooses}, in ${works.from}` : works.chooses]
  if ('sends' in works)
    return ['Submits a form', `${works.by}: ${works.sends.map((name) => `\`${name}\``).join(', ')}`]
  if ('waits' in works) return ['Responds after hydration', works.waits]
  return ['Hidden without JavaScript', works.leavesOut]
}

/** What works without JavaScript and before hydration. A browser test checks every row. */
function NoScript({ withoutJavaScript: { says, works } }: Pick<A11yContract, 'withoutJavaScript'>) {
  return (
    <div className="space-y-10">
      <p className="max-w-[36em]">
        <Words>{says}</Words>
      </p>
      {Object.entries(works).map(([story, claims]) => (
        <Table
          key={story}
          caption={`Without JavaScript: the story ${named(story)}`}
          head={['What works', `In the story ${named(story)}`]}
          rows={claims.map(textOf).map(([what, which]) => ({
            key: `${what} ${which}`,
            cells: [what, <Words key="which">{which}</Words>],
          }))}
        />
      ))}
    </div>
  )
}

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

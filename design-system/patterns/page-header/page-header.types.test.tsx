import { PageHeader } from './page-header.tsx'

// Props that PageHeader rejects. `npm run types` checks this file; it is not executed.
export const rejected = [
  <PageHeader key="1" title="Reviews" level={2} />,
  // @ts-expect-error: title is required
  <PageHeader key="2" lead="Words." />,
  // @ts-expect-error: only levels 1 and 2; use Heading within a section
  <PageHeader key="3" title="Reviews" level={3} />,
  // @ts-expect-error: children are not accepted; use lead and actions
  <PageHeader key="4" title="Reviews">
    Words.
  </PageHeader>,
]

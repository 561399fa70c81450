import { PageHeader } from './page-header.tsx'

// What the types of PageHeader refuse. Nothing runs this: it is checked by `npm run types`.
export const refused = [
  <PageHeader key="1" title="Reviews" level={2} />,
  // @ts-expect-error: without a headline nothing begins
  <PageHeader key="2" lead="Words." />,
  // @ts-expect-error: a part within a section begins with a Heading
  <PageHeader key="3" title="Reviews" level={3} />,
  // @ts-expect-error: what stands in it has a place of its own
  <PageHeader key="4" title="Reviews">
    Words.
  </PageHeader>,
]

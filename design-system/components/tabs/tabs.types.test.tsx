import { Tabs, TabsList } from './tabs.tsx'

// Props that the types of Tabs reject. Checked by `npm run types`, never run.
export const rejected = [
  // @ts-expect-error: the list needs aria-label or aria-labelledby
  <TabsList key="1" />,
  <TabsList key="2" aria-label="Subjects" />,
  <TabsList key="3" aria-labelledby="title" />,
  // @ts-expect-error: the value does not exist
  <Tabs key="4" orientation="diagonal" />,
]

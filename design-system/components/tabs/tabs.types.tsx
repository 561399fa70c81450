import { Tabs, TabsList } from './tabs.tsx'

// What the types of Tabs refuse. Nothing runs this: it is checked by `npm run types`.
export const refused = [
  // @ts-expect-error: the tabs divide something, which aria-label or aria-labelledby names
  <TabsList key="1" />,
  <TabsList key="2" aria-label="Subjects" />,
  <TabsList key="3" aria-labelledby="title" />,
  // @ts-expect-error: `responsive` is a value, other words are not
  <Tabs key="4" orientation="diagonal" />,
]

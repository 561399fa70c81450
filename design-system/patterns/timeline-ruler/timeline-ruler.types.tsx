import { TimelineStep } from './timeline-ruler.tsx'

// What the types of TimelineStep refuse. Nothing runs this: it is checked by `npm run types`.
export const refused = [
  <TimelineStep key="1" from={0} to={10} when="All ten" title="Wait" />,
  // @ts-expect-error: a step hangs from a whole number
  <TimelineStep key="2" from={2.5} to={8} when="Minutes 2 to 8" title="Customise" />,
  // @ts-expect-error: the ruler ends at 10
  <TimelineStep key="3" from={8} to={12} when="Minutes 8 to 12" title="Launch" />,
  // @ts-expect-error: its span in words, for those who do not see the ruler
  <TimelineStep key="4" from={0} to={2} title="Sign up" />,
]

import { TimelineStep } from './timeline-ruler.tsx'

// Props that TimelineStep rejects. `npm run types` checks this file; it is not executed.
export const rejected = [
  <TimelineStep key="1" from={0} to={10} when="All ten" title="Wait" />,
  // @ts-expect-error: from is a whole number
  <TimelineStep key="2" from={2.5} to={8} when="Minutes 2 to 8" title="Customise" />,
  // @ts-expect-error: to is at most 10
  <TimelineStep key="3" from={8} to={12} when="Minutes 8 to 12" title="Launch" />,
  // @ts-expect-error: when is required, because the ruler is hidden from screen readers
  <TimelineStep key="4" from={0} to={2} title="Sign up" />,
]

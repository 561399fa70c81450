import { BarChart } from './bar-chart.tsx'

// Props that the illustrations reject. `npm run types` checks this file; it is not executed.
export const rejected = [
  // @ts-expect-error: label is required, because it is the text alternative
  <BarChart key="1" title="Fees" subtitle="In rupees" bars={[]} />,
]

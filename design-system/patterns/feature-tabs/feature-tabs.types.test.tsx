import { type Feature, FeatureTabs } from './feature-tabs.tsx'

const features: [Feature] = [{ id: 'a', label: 'Fees', title: 'Know who has paid', content: [] }]

// Props that FeatureTabs rejects. `npm run types` checks this file; it is not executed.
export const rejected = [
  // @ts-expect-error: label is required, because it names the tab list
  <FeatureTabs key="1" features={features} illustration={() => null} />,
  // @ts-expect-error: at least one feature is required
  <FeatureTabs key="2" label="Groups" features={[]} illustration={() => null} />,
  // @ts-expect-error: dir is not accepted, because the direction is set on the page
  <FeatureTabs key="3" label="Groups" features={features} illustration={() => null} dir="rtl" />,
]

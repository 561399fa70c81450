import { type Feature, FeatureTabs } from './feature-tabs.tsx'

const features: [Feature] = [{ id: 'a', label: 'Fees', title: 'Know who has paid', content: [] }]

// What the types of FeatureTabs refuse. Nothing runs this: it is checked by `npm run types`.
export const refused = [
  // @ts-expect-error: the tabs divide something, which the label names
  <FeatureTabs key="1" features={features} artefact={() => null} />,
  // @ts-expect-error: without a feature there is nothing to show
  <FeatureTabs key="2" label="Groups" features={[]} artefact={() => null} />,
  // @ts-expect-error: the direction is the page's
  <FeatureTabs key="3" label="Groups" features={features} artefact={() => null} dir="rtl" />,
]

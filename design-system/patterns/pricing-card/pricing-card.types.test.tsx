import { PricingCard } from './pricing-card.tsx'

const plan = { title: 'Trial', currency: '₹', price: 0, period: 'per month', features: [] }

// Props that PricingCard rejects. `npm run types` checks this file; it is not executed.
export const rejected = [
  <PricingCard key="1" {...plan} action={null} />,
  // @ts-expect-error: action is required; pass null to have none
  <PricingCard key="2" {...plan} />,
  // @ts-expect-error: price is a number; leave it out to hide it
  <PricingCard key="3" {...plan} action={null} price="On request" />,
  // @ts-expect-error: a limit needs a name
  <PricingCard key="4" {...plan} action={null} limits={[{ value: '3' }]} />,
  // @ts-expect-error: the title of a plan cannot be an h1
  <PricingCard key="5" {...plan} action={null} heading={1} />,
]

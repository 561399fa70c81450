import { PricingCard } from './pricing-card.tsx'

const plan = { title: 'Trial', currency: '₹', price: 0, period: 'per month', features: [] }

// What the types of PricingCard refuse. Nothing runs this: it is checked by `npm run types`.
export const refused = [
  <PricingCard key="1" {...plan} action={null} />,
  // @ts-expect-error: a plan that cannot be taken up; null where that is meant
  <PricingCard key="2" {...plan} />,
  // @ts-expect-error: a price in words cannot be spoken with its currency; below zero it is hidden
  <PricingCard key="3" {...plan} action={null} price="On request" />,
  // @ts-expect-error: a resource without a drawing
  <PricingCard key="4" {...plan} action={null} limits={[{ icon: 'seats', name: 'Seats', value: '3' }]} />,
  // @ts-expect-error: a plan is no headline of a page
  <PricingCard key="5" {...plan} action={null} heading={1} />,
]

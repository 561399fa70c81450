import { Button, PricingCard } from '@kaksha/design-system'
import type { Pictures } from '../component/guidance.tsx'

const cards = (popular: readonly boolean[]) => (
  <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '1.5rem', width: '100%', zoom: 0.5 }}>
    {popular.map((isPopular, index) => (
      <PricingCard
        // biome-ignore lint/suspicious/noArrayIndexKey: two plans that never move
        key={index}
        title={index === 0 ? 'Monthly' : 'Yearly'}
        currency="₹"
        currencyName="rupees"
        locale="en-IN"
        price={index === 0 ? 900 : 9000}
        period={index === 0 ? 'per month' : 'per year'}
        popular={isPopular}
        features={['Calendar', 'Exam builder']}
        action={<Button variant={isPopular ? 'primary' : 'outline'}>Start</Button>}
      />
    ))}
  </div>
)

export default {
  'Mark at most one plan': { do: cards([false, true]), dont: cards([true, true]) },
} satisfies Pictures

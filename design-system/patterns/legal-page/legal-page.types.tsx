import { LegalPage } from './legal-page.tsx'

const updated = { iso: '2026-11-21', text: '21 November 2026' }

// What the types of LegalPage refuse. Nothing runs this: it is checked by `npm run types`.
export const refused = [
  <LegalPage key="1" title="Terms" intro="Words." updated={updated} sections={[]} />,
  // @ts-expect-error: a text without a date
  <LegalPage key="2" title="Terms" intro="Words." sections={[]} />,
  // @ts-expect-error: a date for people alone
  <LegalPage key="3" title="Terms" intro="Words." updated={{ text: 'today' }} sections={[]} />,
  // @ts-expect-error: a clause without an address that others could link to
  <LegalPage key="4" title="Terms" intro="" updated={updated} sections={[{ heading: 'Who', body: [] }]} />,
]

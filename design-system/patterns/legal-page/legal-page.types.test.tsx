import { LegalPage } from './legal-page.tsx'

const updated = { iso: '2026-11-21', text: '21 November 2026' }

// Props that LegalPage rejects. `npm run types` checks this file; it is not executed.
export const rejected = [
  <LegalPage key="1" title="Terms" intro="Words." updated={updated} sections={[]} />,
  // @ts-expect-error: the date is required
  <LegalPage key="2" title="Terms" intro="Words." sections={[]} />,
  // @ts-expect-error: the date needs a machine-readable form
  <LegalPage key="3" title="Terms" intro="Words." updated={{ text: 'today' }} sections={[]} />,
  // @ts-expect-error: a clause needs an id to link to
  <LegalPage key="4" title="Terms" intro="" updated={updated} sections={[{ heading: 'Who', body: [] }]} />,
]

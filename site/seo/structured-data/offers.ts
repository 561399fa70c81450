import type { Graph, Offer, Product } from 'schema-dts'
import { brand } from '../../content/brand'
import type { Plan } from '../../content/types'
import { absolute } from '../site-url'
import { organizationId, referTo } from './structured-data'

const idOf = (plan: Plan) => absolute(`/pricing#plan-${plan.code}`)
const page = absolute('/pricing')

/** A plan with a visible price: a product at that price. */
const priced = (plan: Plan): Product => ({
  '@type': 'Product',
  '@id': idOf(plan),
  name: plan.title,
  description: plan.description,
  url: page,
  brand: { '@type': 'Brand', name: brand.name },
  offers: {
    '@type': 'Offer',
    price: plan.price,
    priceCurrency: 'INR',
    availability: 'https://schema.org/OnlineOnly',
    url: page,
    offeredBy: referTo(organizationId),
  },
})

/**
 * A plan whose price is agreed on request: an offer of a service without a price. Not a `Product`, because search
 * engines treat a product without a price as incomplete, and a price of zero would be false.
 */
const unpriced = (plan: Plan): Offer => ({
  '@type': 'Offer',
  '@id': idOf(plan),
  name: plan.title,
  description: plan.description,
  url: page,
  offeredBy: referTo(organizationId),
  itemOffered: { '@type': 'Service', name: plan.title, provider: referTo(organizationId) },
})

/**
 * The plans that a page shows. Sample plans are not offered, and there are no ratings, because the reviews are samples
 * too.
 */
export const offers = (plans: readonly Plan[]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': plans
    .filter((plan) => !plan.sample)
    .map((plan) => (plan.price < 0 ? unpriced(plan) : priced(plan))),
})

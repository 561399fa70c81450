import type { Graph, Offer, Product } from 'schema-dts'
import { brand } from '../../content/brand'
import type { Plan } from '../../content/types'
import { absolute } from '../site-url'
import { organizationId, referTo } from './parts'

const idOf = (plan: Plan) => absolute(`/pricing#plan-${plan.code}`)
const page = absolute('/pricing')

/** What has a price to show: a thing to buy, at that price. */
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
 * What is priced in a talk: an offer that names no sum, of a service. No `Product`, since search engines take one
 * for incomplete without a price, and zero would be untrue.
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

/** The plans that a page shows. Samples are no offer, and nothing is rated: the reviews are samples too. */
export const offers = (plans: readonly Plan[]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': plans
    .filter((plan) => !plan.sample)
    .map((plan) => (plan.price < 0 ? unpriced(plan) : priced(plan))),
})

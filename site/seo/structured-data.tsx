import type { FAQPage, Graph, HowTo, Offer, Product, Thing, VideoObject, WithContext } from 'schema-dts'
import { brand } from '../content/brand'
import type { FaqEntry, Plan, SectionCopy, SetupStep } from '../content/types'
import type { DemoVideo } from '../content/video/video'
import { absolute } from './sitemap'

/** JSON for a script element: `<` is escaped, so that no text can end the element. */
export const jsonFor = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')

/**
 * The content of a page as structured data for search engines. It is rendered in the page instead of in its head, so it
 * uses the texts that are shown, is part of the page's own script instead of the first bundle, and is removed with the
 * page.
 *
 * @example <StructuredData of={faqPage(faq)} />
 */
export const StructuredData = ({ of }: { of: Graph | WithContext<Thing> }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape " as &quot;, which is not valid JSON
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonFor(of) }} />
)

/** The id by which the data of every page refers to the organisation. */
export const organizationId = absolute('/#organization')

/** A reference to an entity that is described on the same page. */
export const referTo = (id: string) => ({ '@id': id })

/** The questions of a page that shows all of them with their answers. */
export const faqPage = (entries: readonly FaqEntry[], path = '/faq'): WithContext<FAQPage> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  '@id': absolute(`${path}#questions`),
  mainEntity: entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/** The recording that a page shows, with its title and description. */
export const videoObject = (
  video: DemoVideo,
  { heading, body }: { heading: string; body: string },
): WithContext<VideoObject> => ({
  '@context': 'https://schema.org',
  '@type': 'VideoObject',
  '@id': absolute('/online-teaching-platform#video'),
  name: heading,
  description: body,
  thumbnailUrl: absolute(video.poster),
  contentUrl: absolute(video.mp4),
  // Search engines require a time zone; only the day is known.
  uploadDate: `${video.recorded}T00:00:00+05:30`,
  duration: `PT${Math.round(video.seconds)}S`,
  inLanguage: 'en-IN',
  publisher: referTo(organizationId),
})

const guide = '/online-teaching-platform'

/** The setup guide's steps; each of its seven addresses shows them, and all refer to the canonical one. */
export const howTo = (copy: SectionCopy, steps: readonly SetupStep[]): WithContext<HowTo> => ({
  '@context': 'https://schema.org',
  '@type': 'HowTo',
  '@id': absolute(`${guide}#how-to`),
  name: copy.headline,
  description: copy.lead,
  step: steps.map(({ title, description, helpText }, index) => ({
    '@type': 'HowToStep',
    position: index + 1,
    name: title,
    url: absolute(`${guide}#steps`),
    itemListElement: [
      { '@type': 'HowToDirection', text: description },
      { '@type': 'HowToTip', text: helpText },
    ],
  })),
})

const idOf = (plan: Plan) => absolute(`/pricing#plan-${plan.code}`)
const pricing = absolute('/pricing')

/** A plan with a visible price: a product at that price. */
const priced = (plan: Plan): Product => ({
  '@type': 'Product',
  '@id': idOf(plan),
  name: plan.title,
  description: plan.description,
  url: pricing,
  brand: { '@type': 'Brand', name: brand.name },
  offers: {
    '@type': 'Offer',
    price: plan.price,
    priceCurrency: 'INR',
    availability: 'https://schema.org/OnlineOnly',
    url: pricing,
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
  url: pricing,
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

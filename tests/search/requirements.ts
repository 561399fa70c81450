/**
 * The properties that consumers of structured data require for each type, and those that have to be visible on the
 * page.
 */
interface Requirement {
  /** The documentation of the requirement. */
  source: string
  /** Required properties; without them the entity is rejected or useless. */
  required: readonly string[]
  /** At least one of these is required. */
  oneOf?: readonly string[]
  /** The minimum length of these lists. */
  atLeast?: Readonly<Record<string, number>>
  /** Texts that the page has to show unchanged. */
  shown?: readonly string[]
}

const google = (page: string) =>
  `https://developers.google.com/search/docs/appearance/structured-data/${page}`
const schema = (type: string) => `https://schema.org/${type}`

/** The requirements of each type. A type that is not listed must not be published until its requirements are known. */
export const requirements: Readonly<Record<string, Requirement>> = {
  // Google requires nothing; name, address and logo are the first properties that its documentation recommends.
  Organization: {
    source: google('organization'),
    required: ['name', 'url', 'logo'],
    shown: ['name', 'email'],
  },
  PostalAddress: { source: google('organization'), required: ['addressCountry'], shown: ['addressLocality'] },
  BreadcrumbList: {
    source: google('breadcrumb'),
    required: ['itemListElement'],
    atLeast: { itemListElement: 2 },
  },
  ListItem: { source: google('breadcrumb'), required: ['position', 'name', 'item'], shown: ['name'] },
  FAQPage: { source: google('faqpage'), required: ['mainEntity'], atLeast: { mainEntity: 1 } },
  Question: { source: google('faqpage'), required: ['name', 'acceptedAnswer'], shown: ['name'] },
  Answer: { source: google('faqpage'), required: ['text'], shown: ['text'] },
  Product: {
    source: google('product-snippet'),
    required: ['name'],
    oneOf: ['offers', 'review', 'aggregateRating'],
    shown: ['name', 'description'],
  },
  Brand: { source: google('product-snippet'), required: ['name'], shown: ['name'] },
  // An offer inside a product needs a price too: see `validate.ts`.
  Offer: { source: schema('Offer'), required: [], shown: ['name', 'description'] },
  Service: { source: schema('Service'), required: ['name'], shown: ['name'] },
  VideoObject: {
    source: google('video'),
    required: ['name', 'thumbnailUrl', 'uploadDate', 'description', 'contentUrl', 'duration'],
    shown: ['name', 'description'],
  },
  // Google no longer shows steps; other consumers read them.
  HowTo: { source: schema('HowTo'), required: ['name', 'step'], shown: ['name', 'description'] },
  HowToStep: {
    source: schema('HowToStep'),
    required: ['name', 'position'],
    oneOf: ['text', 'itemListElement'],
    shown: ['name'],
  },
  HowToDirection: { source: schema('HowToDirection'), required: ['text'], shown: ['text'] },
  HowToTip: { source: schema('HowToTip'), required: ['text'], shown: ['text'] },
}

/** Properties that would rate the product: the reviews are samples. */
export const ratingProperties = ['review', 'aggregateRating', 'ratingValue', 'reviewCount']

/** Properties that contain URLs. */
export const addresses = ['@id', 'url', 'item', 'logo', 'image', 'thumbnailUrl', 'contentUrl', 'sameAs']

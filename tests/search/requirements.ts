/** What has to be said of each kind of thing, by those who read it, and what of it a visitor has to see. */
export interface Requirement {
  /** Where it is written. */
  source: string
  /** Without these it is refused, or would say nothing. */
  required: readonly string[]
  /** One of these has to be there. */
  oneOf?: readonly string[]
  /** Of these a list has at least so many. */
  atLeast?: Readonly<Record<string, number>>
  /** Texts that the page has to show, as they are. */
  shown?: readonly string[]
}

const google = (page: string) =>
  `https://developers.google.com/search/docs/appearance/structured-data/${page}`
const schema = (type: string) => `https://schema.org/${type}`

/** By type. A type that is not here is not published: nobody has looked up what it needs. */
export const requirements: Readonly<Record<string, Requirement>> = {
  // Google requires nothing of it; name, address and logo are what its page recommends first.
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
  // Google shows no steps any more; others read them.
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

/** What would rate the product: the reviews are samples. */
export const untrue = ['review', 'aggregateRating', 'ratingValue', 'reviewCount']

/** Properties that are addresses. */
export const addresses = ['@id', 'url', 'item', 'logo', 'image', 'thumbnailUrl', 'contentUrl', 'sameAs']

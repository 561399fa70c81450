/** The structured data has what search engines require. `e2e/search.spec.ts` compares it with what each page shows. */
import { expect, it } from 'vitest'
import { faq } from '../../site/content/faq'
import { plans, samplePaidPlan } from '../../site/content/plans'
import { guide, steps } from '../../site/content/steps'
import { demoVideo } from '../../site/content/video/video'
import { organization } from '../../site/seo/fixed-head'
import { breadcrumbs } from '../../site/seo/head'
import { faqPage, howTo, jsonFor, offers, videoObject } from '../../site/seo/structured-data'

const film = videoObject(
  { ...demoVideo, seconds: 71.4, recorded: '2026-11-21' },
  { heading: 'Watch a school being launched', body: 'The same three steps.' },
)

/**
 * The required properties of each type that the site uses: https://developers.google.com/search/docs/appearance/structured-data.
 * Of types for which Google requires nothing, what other consumers read.
 */
const required: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo'],
  PostalAddress: ['addressCountry'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Product: ['name', 'offers'],
  Brand: ['name'],
  Offer: ['url'],
  Service: ['name'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate', 'description', 'contentUrl', 'duration'],
  HowTo: ['name', 'step'],
  HowToStep: ['name', 'position', 'itemListElement'],
  HowToDirection: ['text'],
  HowToTip: ['text'],
}

type Thing = Record<string, unknown>
const thingsIn = (value: unknown): Thing[] =>
  value !== null && typeof value === 'object'
    ? [value as Thing, ...Object.values(value).flatMap(thingsIn)].filter((thing) => '@type' in thing)
    : []
const things = thingsIn([
  organization,
  breadcrumbs('FAQ', '/faq'),
  faqPage(faq),
  offers(plans),
  howTo(guide.section, steps),
  film,
])

it.each(Object.entries(required))('every %s has %s', (type, properties) => {
  const found = things.filter((thing) => thing['@type'] === type)
  expect(found).not.toEqual([])
  for (const thing of found) for (const property of properties) expect(thing[property]).toBeTruthy()
})

it('uses no other type, and no rating, because the reviews are samples', () => {
  expect([...new Set(things.map((thing) => thing['@type']))].sort()).toEqual(Object.keys(required).sort())
  expect(things.flatMap(Object.keys).join()).not.toMatch(/rating|review/i)
})

it('describes a plan with a price as a product, and one without as an offer', () => {
  const graph = JSON.parse(jsonFor(offers([...plans, samplePaidPlan])))['@graph']
  expect(
    graph.map((thing: { offers?: Thing } & Thing) => [thing['@type'], thing.name, thing.offers?.price]),
  ).toEqual([
    ['Product', 'Free Trial', 0],
    ['Offer', 'Customization', undefined],
  ])
  expect(graph[0].offers.priceCurrency).toBe('INR')
  expect(JSON.stringify(graph)).not.toMatch(/-1|499/)
})

it('gives the length of a film in whole seconds, and its date with a time zone', () => {
  expect(film).toMatchObject({ duration: 'PT71S', uploadDate: '2026-11-21T00:00:00+05:30' })
})

it('escapes text that could end its script element', () => {
  const json = jsonFor(faqPage([{ question: '</script><script>alert(1)</script>?', answer: '<!-- Yes.' }]))
  expect(json).not.toContain('<')
  expect(JSON.parse(json).mainEntity[0].name).toBe('</script><script>alert(1)</script>?')
})

import { describe, expect, it } from 'vitest'
import { brand } from '../../site/content/brand'
import { faq } from '../../site/content/faq'
import { plans, samplePaidPlan } from '../../site/content/plans'
import { guide, steps } from '../../site/content/steps'
import { organization } from '../../site/seo/fixed-head'
import { breadcrumbs } from '../../site/seo/head'
import { siteUrl } from '../../site/seo/site-url'
import { faqPage, howTo, jsonFor, offers, videoObject } from '../../site/seo/structured-data'
import { requirements } from './requirements'
import { type Read, typesOf, wrongData } from './validate'

const recording = {
  webm: '/demo/journey.webm',
  mp4: '/demo/journey.mp4',
  poster: '/demo/journey.webp',
  captions: '/demo/journey.vtt',
  seconds: 71.4,
}
const video = {
  ...recording,
  phone: recording,
  transcript: 'A teacher opens a school.',
  recorded: '2026-11-21',
}
const texts = { heading: 'Watch a school being launched', body: 'The same three steps.' }

const everything = () => [
  organization,
  breadcrumbs('FAQ', '/faq'),
  faqPage(faq),
  offers(plans),
  howTo(guide.section, steps),
  videoObject(video, texts),
]
const strings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(strings)
      : []

/** A page that shows everything in the data. */
const read = (data: unknown[]): Read => ({
  scripts: data.map(jsonFor),
  text: [
    ...strings([faq, plans, guide, steps, texts]),
    brand.name,
    brand.email,
    brand.location,
    'Home FAQ ₹0',
  ].join(' '),
  links: brand.socials.map(({ href }) => href),
})

// biome-ignore lint/suspicious/noExplicitAny: the drafts contain errors that the types forbid
type Draft = any

/** The errors reported after a change to the data of a page that shows everything. */
const after = (mistake: (data: Draft[], page: Draft) => void) => {
  const data: Draft[] = JSON.parse(JSON.stringify(everything()))
  const page: Draft = read([])
  mistake(data, page)
  return wrongData({ ...page, scripts: data.map(jsonFor) }, siteUrl)
}

it('reports no error in the site’s data', () => {
  expect(after(() => undefined)).toEqual([])
})

it('has requirements for exactly the types that the site uses', () => {
  const used = JSON.stringify(everything()).matchAll(/"@type":"(\w+)"/g)
  expect([...new Set([...used].map(([, type]) => type))].sort()).toEqual(Object.keys(requirements).sort())
})

it('describes a plan with a price as a product, and one without as an offer', () => {
  const graph = JSON.parse(jsonFor(offers([...plans, samplePaidPlan])))['@graph'] as Draft[]
  expect(graph.map((thing) => [thing['@type'], thing.name, thing.offers?.price])).toEqual([
    ['Product', 'Free Trial', 0],
    ['Offer', 'Customization', undefined],
  ])
  expect(graph[0].offers.priceCurrency).toBe('INR')
  expect(JSON.stringify(graph)).not.toMatch(/-1|499/)
})

it('gives the length of a film in whole seconds, and its date with a time zone', () => {
  expect(videoObject(video, texts)).toMatchObject({
    duration: 'PT71S',
    uploadDate: '2026-11-21T00:00:00+05:30',
  })
})

it('escapes text that could end its script element', () => {
  const json = jsonFor(faqPage([{ question: '</script><script>alert(1)</script>?', answer: '<!-- Yes.' }]))
  expect(json).not.toContain('<')
  expect(JSON.parse(json).mainEntity[0].name).toBe('</script><script>alert(1)</script>?')
})

it('lists the types of a page, also in a graph', () => {
  expect(typesOf(read([organization, offers(plans)]))).toEqual(['Offer', 'Organization', 'Product'])
})

describe('reports an error for', () => {
  const org = 0
  const questions = 2
  const plansAt = 3
  const film = 5
  it.each<[string, (data: Draft[], page: Draft) => void, RegExp]>([
    [
      'a type without listed requirements',
      (data) => (data[org]['@type'] = 'LocalBusiness'),
      /does not say what this type needs/,
    ],
    ['no type', (data) => delete data[questions].mainEntity[0]['@type'], /no @type/],
    ['an empty answer', (data) => (data[questions].mainEntity[0].acceptedAnswer.text = ''), /no text/],
    [
      'an answer that is not shown',
      (data) => (data[questions].mainEntity[0].acceptedAnswer.text = 'No.  Never ever.'),
      /its text is not on the page/,
    ],
    ['a product without an offer', (data) => delete data[plansAt]['@graph'][0].offers, /none of offers/],
    [
      'a price that is not shown',
      (data) => (data[plansAt]['@graph'][0].offers.price = 499),
      /its price is not on the page/,
    ],
    [
      'a rating',
      (data) => (data[plansAt]['@graph'][0].aggregateRating = { ratingValue: 5 }),
      /the reviews are samples/,
    ],
    ['a date without a time zone', (data) => (data[film].uploadDate = '2026-11-21'), /no time with a zone/],
    ['a URL of another site', (data) => (data[org].url = 'https://elsewhere.example/'), /url leads to/],
    [
      'a reference to a missing entity',
      (data) => delete data[org]['@id'],
      /nothing on the page is .*#organization/,
    ],
  ])('%s', (_, mistake, message) => {
    const wrong = after(mistake)
    expect(wrong.length).toBeGreaterThan(0)
    expect(wrong.join('\n')).toMatch(message)
  })

  it('a script that is not valid JSON', () => {
    expect(wrongData({ ...read([]), scripts: ['{"@context":'] }, siteUrl)).toEqual(['no JSON: {"@context":'])
  })
})

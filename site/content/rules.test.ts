import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { licenceTerms } from '../contracts/licence-terms'
import { retentionDays } from '../contracts/retention'
import { paths } from '../entry-server'
import { about } from './about'
import { brand } from './brand'
import { faq } from './faq'
import { featureCards, featureGroups, featureItems } from './features'
import { partners, stats } from './home'
import { privacy, refund, terms } from './legal'
import { notFound, pages } from './pages'
import { plans, samplePaidPlan } from './plans'
import { services } from './services'
import { steps } from './steps'
import { testimonials } from './testimonials'
import { demoVideo } from './video/video'

// What the types of `types.ts` cannot say, for any content. The texts of this site are in content.test.ts.

const content = import.meta.glob<object>(['./**/*.ts', '!./**/*.{test,fixture}.ts'], { eager: true })
const legal = { terms, privacy, refund }
const allPlans = [...plans, samplePaidPlan]

/** Every value of the content, at any depth, with its place, such as `./plans.ts plans 0 price`. */
const values = (value: unknown, place: string): [place: string, value: unknown][] => [
  [place, value],
  ...Object.entries(value && typeof value === 'object' ? value : {}).flatMap(([key, part]) =>
    values(part, `${place} ${key}`),
  ),
]
const all = Object.entries(content).flatMap(([file, exports]) => values({ ...exports }, file))
const texts = all.flatMap(([place, value]) => (typeof value === 'string' ? [{ place, text: value }] : []))

/** The places of the texts that a pattern finds. */
const found = (pattern: RegExp, pathNot?: RegExp) =>
  texts.filter(({ place, text }) => pattern.test(text) && !pathNot?.test(place))

/** The values that an earlier one equals. */
const repeated = (list: readonly string[]) => list.filter((value, index) => list.indexOf(value) < index)

describe('texts', () => {
  it('are complete and have no extra spaces', () => {
    // Settings without a value are empty.
    expect(found(/^$/, /^\.\/brand\.ts brand (application|scheduling)Url$/)).toEqual([])
    expect(found(/^\s|\s$|[^\S\n]{2}/)).toEqual([])
    expect(found(/\b(undefined|NaN|lorem ipsum)\b|\[object/i)).toEqual([])
  })

  it('give only numbers of days that are a term of the licence or how long data is kept', () => {
    // 7: the refund of the FAQ, see docs/content-questions.md.
    const days = [...Object.values({ ...licenceTerms, ...retentionDays }), 7].join('|')
    expect(found(new RegExp(`(?<!\\d)(?!(${days})[ -]days?\\b)\\d+[ -]days?\\b`))).toEqual([])
  })

  it('contain no marketing words, except the tagline, which docs/product.md gives', () => {
    expect(found(/\b(seamless|unlock|revolutioni[sz]e)/i, / tagline$/)).toEqual([])
  })

  const sentence = /^.{10,}[.?!…]$/s
  const plan = <Key extends keyof typeof samplePaidPlan>(key: Key) => allPlans.map((plan) => plan[key])
  const blocks = [...services, ...featureItems, ...featureCards]
  const documents = Object.values(legal)
  const sections = documents.flatMap(({ sections }) => sections)

  /** Their places hold no more characters. */
  it.each<[name: string, texts: readonly unknown[], most: number, pattern?: RegExp]>([
    ['titles of plans', plan('title'), 24],
    ['periods of plans', plan('period'), 20],
    ['notes and headings of plans', [...plan('priceNote'), ...plan('featuresHeading')], 40],
    [
      'descriptions of plans and steps',
      [...plan('description'), ...steps.map((s) => s.description)],
      180,
      sentence,
    ],
    ['features', [...plan('features'), ...featureGroups.map((group) => group.content)].flat(), 40],
    ['limits of plans', plan('resourceLimits').flatMap((limits) => Object.values(limits ?? {})), 20],
    ['buttons of plans', plan('buttonText'), 24],
    ['titles of blocks', blocks.map(({ title }) => title), 40],
    ['descriptions of blocks', blocks.map(({ description }) => description), 140, sentence],
    ['tabs', featureGroups.map(({ label }) => label), 16],
    ['titles of tabs', featureGroups.map(({ title }) => title), 60],
    ['subtitles of tabs', featureGroups.map(({ subtitle }) => subtitle), 140, sentence],
    ['names of people and academies', [...testimonials, ...partners].map(({ name }) => name), 40],
    ['reviews', testimonials.map(({ review }) => review), 320, sentence],
    ['questions', faq.map(({ question }) => question), 80, /\?$/],
    ['answers', faq.map(({ answer }) => answer), 320, sentence],
    ['titles of steps', steps.map(({ title }) => title), 32],
    ['help texts of steps', steps.map(({ helpText }) => helpText), 120, sentence],
    ['figures', stats.map(({ value }) => value), 8, /\d/],
    ['labels of figures', stats.map(({ label }) => label), 60],
    ['headlines of pages', [...pages, notFound].map(({ h1 }) => h1), 60],
    ['labels of pages', pages.map(({ label }) => label), 24],
    ['introductions of legal texts', documents.map(({ intro }) => intro), 320, sentence],
    ['headings of legal texts', sections.map(({ heading }) => heading), 60],
    ['paragraphs of legal texts', sections.flatMap(({ body }) => body), 600],
    ['lists of legal texts', sections.flatMap(({ list = [] }) => list), 160],
  ])('%s fit their places', (_, list, most, pattern = /./) => {
    const given = list.filter((text) => text !== undefined).map(String)
    expect(given.filter((text) => text.length > most || !pattern.test(text))).toEqual([])
  })
})

describe('links', () => {
  const links = all.flatMap(([place, value]) => {
    const { href, external = false } = (value ?? {}) as { href?: unknown; external?: boolean }
    return typeof href === 'string' ? [{ place, href, external }] : []
  })
  const served = [...pages.map(({ path }) => path as string), '/design-system/']
  const isAway = (href: string) => URL.canParse(href) && new URL(href).protocol === 'https:'

  it('lead to a page or to an https address', () => {
    const leadsNowhere = ({ href }: { href: string }) =>
      !served.includes(href.replace(/[?#].*/, '')) && !isAway(href) && !/^(mailto|tel):\S+$/.test(href)
    expect(links.filter(leadsNowhere)).toEqual([])
    expect(links.length).toBeGreaterThan(20)
  })

  it('are marked as external if they lead to another site, and only then', () => {
    // The brand's own list has no marks: navigation.ts adds them.
    const wrong = links.filter(
      ({ place, href, external }) => !/^\.\/brand/.test(place) && isAway(href) !== external,
    )
    expect(wrong).toEqual([])
  })
})

describe('pages', () => {
  it('are those of the routes, one for each', () => {
    const routes = paths().filter((path) => !path.startsWith('/sandbox/'))
    expect(pages.map(({ path }) => path as string).sort()).toEqual(routes.sort())
  })

  it('have titles and descriptions of their own', () => {
    expect(repeated(pages.map(({ title }) => title))).toEqual([])
    expect(repeated(pages.map(({ description }) => description))).toEqual([])
  })

  it.each([...pages, notFound])('$h1: title and description are shown whole by search engines', (page) => {
    const { title, description } = page
    // The name, which a build can change, is not counted.
    const length = (text: string) => text.replaceAll(brand.name, '').length
    expect(title).toContain(brand.name)
    expect(length(title)).toBeLessThanOrEqual(51)
    expect(length(description)).toBeLessThanOrEqual(150)
    expect(description.length).toBeGreaterThanOrEqual(50)
    expect(description).toMatch(/[.?!…]$/)
  })

  it('have a canonical address that is a page without another one; the setup guide has one for all', () => {
    const originals = pages.filter(({ path, canonical = path }) => canonical === path).map(({ path }) => path)
    expect(pages.filter(({ canonical }) => canonical && !originals.includes(canonical))).toEqual([])
    expect(originals.filter((path) => path.startsWith('/online-teaching-platform'))).toEqual([
      '/online-teaching-platform',
    ])
  })
})

describe('plans', () => {
  it('have a price in whole paise, or -1, which hides it', () => {
    const isPrice = (price: number) =>
      price === -1 || (price >= 0 && Number.isInteger(Math.round(price * 1e6) / 1e4))
    expect(allPlans.filter(({ price }) => !isPrice(price))).toEqual([])
  })

  it('have codes of their own, and features that are named once', () => {
    expect(repeated(allPlans.map(({ code }) => code))).toEqual([])
    for (const { features } of allPlans) expect(repeated(features)).toEqual([])
  })

  it('have at most one that is the most popular, one first that can be booked, and no sample', () => {
    expect(plans.filter(({ popular }) => popular).length).toBeLessThan(2)
    // The setup guide opens the first.
    expect(plans[0].webBookingAllowed).toBe(true)
    expect(plans.filter(({ sample }) => sample)).toEqual([])
  })

  it('lead to /contact and name no limits if their price is hidden', () => {
    for (const plan of allPlans.filter(({ price }) => price < 0)) {
      expect(plan.webBookingAllowed).toBe(false)
      expect([plan.priceNote, plan.resourceLimits]).toEqual([undefined, undefined])
    }
  })

  it('cost nothing if they are a free trial', () => {
    for (const { price } of allPlans.filter(({ hasFreeTrail }) => hasFreeTrail)) expect(price).toBe(0)
  })

  it('have the sixteen features of the free trial in the tabs of the features page', () => {
    const features = plans.find(({ code }) => code === 'FT')?.features
    expect(features).toHaveLength(16)
    expect(new Set(featureGroups.flatMap((group) => group.content))).toEqual(new Set(features))
  })
})

it.each(Object.entries(legal))(
  '%s: anchors are valid and not repeated, the date exists',
  (_, { sections, updated }) => {
    const ids = sections.map(({ id }) => id)
    expect(repeated(ids)).toEqual([])
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9-]*$/)
    expect(updated.text).toBe(
      new Date(updated.iso).toLocaleDateString('en-GB', {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }),
    )
  },
)

it('the timeline runs from zero to ten minutes without a gap', () => {
  const { timeline } = about
  expect(timeline.map(({ from }) => from)).toEqual([0, ...timeline.slice(0, -1).map(({ to }) => to)])
  expect(timeline.filter(({ from, to }) => to <= from)).toEqual([])
  expect(timeline.at(-1)?.to).toBe(10)
})

it('the recordings have their files, a length and a day that exists', () => {
  const { phone, recorded } = demoVideo
  for (const { webm, mp4, poster, captions, seconds } of [demoVideo, phone]) {
    for (const file of [webm, mp4, poster, captions])
      expect(existsSync(new URL(`../public${file}`, import.meta.url)), file).toBe(true)
    expect(seconds).toBeGreaterThan(0)
  }
  expect(new Date(recorded).toISOString().slice(0, 10)).toBe(recorded)
})

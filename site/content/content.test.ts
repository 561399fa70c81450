import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { licenceTerms } from '../contracts/licence-terms'
import { retentionDays } from '../contracts/retention'
import { paths } from '../entry-server'
import { about } from './about'
import { brand } from './brand'
import { demo } from './demo'
import { evening } from './evening'
import { faq } from './faq'
import { featureGroups } from './features'
import { privacy, refund, terms } from './legal'
import { topNavigation } from './navigation'
import { notFound, pages } from './pages'
import { plans, samplePaidPlan } from './plans'
import { readings } from './readings'
import { pricing } from './sections'
import { testimonials } from './testimonials'
import type { ContentLink } from './types'
import { demoVideo } from './video/video'

/** What the types of `types.ts` cannot say: rules for any content, and the texts that docs/product.md fixes. */

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

/** All texts of a part of the content, as one. */
const textOf = (value: unknown) =>
  values(value, '')
    .map(([, text]) => (typeof text === 'string' ? text : ''))
    .join(' ')

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

  it('name the plan where they speak of roles, because the free trial has a single admin', () => {
    const roles = found(/\b(roles?|permissions?|give a colleague)\b/i)
    expect(roles).not.toEqual([])
    for (const { text } of roles) expect(text).toContain('Customization plan')
  })

  it('keep the rules on refunds and on age', () => {
    expect(textOf(refund)).toContain('within 30 days of purchase')
    expect(textOf(refund)).toContain('processed within 10 business days')
    for (const document of Object.values(legal)) expect(textOf(document)).toContain('at least 18 years old')
  })

  it('have the claims of the specification in the answers of the FAQ', () => {
    for (const claim of [
      '7-day refund after purchase',
      'cancel anytime',
      'until the end of the billing cycle',
      'free subdomain',
      'chat and e-mail is there 24/7',
      'card, UPI or net banking',
    ])
      expect(textOf(faq)).toContain(claim)
  })

  it('give both readings where the requirements have two, but only one of a refund', () => {
    for (const text of [demo.lead, pricing.footNote]) expect(text).toContain(readings.demo)
    expect(textOf(faq)).toContain(readings.support)
    expect(textOf(refund)).not.toMatch(/7.day/)
  })

  it('say in the FAQ and below the prices when the price is shown', () => {
    const entry = faq.find(({ question }) => question === 'What does it cost after the trial?')
    for (const text of [entry?.answer, pricing.afterTrial]) {
      expect(text).toMatch(/price (is shown )?before you pay anything/)
      expect(text).toMatch(/automatically/)
    }
  })

  it('are marked where people, schools or legal texts are invented', () => {
    for (const { sample } of [...testimonials, ...Object.values(legal)]) expect(sample).toBe(true)
    expect(evening.section.lead).toMatch(/^Ganit Ghar is an example, not a customer/)
  })
})

describe('links', () => {
  const links = all.flatMap(([place, value]) => {
    const { href, label, external = false } = (value ?? {}) as Partial<ContentLink>
    return typeof href === 'string' ? [{ place, href, label, external }] : []
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

  it('are .example addresses until the owner sets them', () => {
    const outside = [brand.adminUrl, brand.docsUrl, ...brand.socials.map((social) => social.href)]
    for (const href of outside) expect(new URL(href).hostname).toMatch(/\.example$/)
    expect(brand.whatsappUrl).toMatch(/^https:\/\/wa\.me\/\d+$/)
  })

  it('are nine in the top navigation, in order', () => {
    expect(topNavigation.map(({ label, href }) => `${href} ${label}`)).toEqual([
      '/ Home',
      '/about About Us',
      '/features Key Features',
      '/services Top Services',
      '/pricing Pricing',
      '/faq FAQ',
      '/reviews Reviews',
      '/online-teaching-platform-launch-in-10-min How It Works',
      '/contact Get in Touch',
    ])
  })

  it('to /demo-session are Book links: a visitor who follows one finds the calendar open', () => {
    const book = links.filter(({ href }) => href === '/demo-session')
    expect(book.length).toBeGreaterThan(6)
    for (const { label } of book) expect(label).toMatch(/^Book /)
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
  it('begin with the free trial; the sample is labelled as one', () => {
    expect(plans[0]).toMatchObject({
      code: 'FT',
      price: 0,
      period: 'per month',
      popular: true,
      hasFreeTrail: true,
      webBookingAllowed: true,
      buttonText: 'Start Free Trial',
    })
    expect(samplePaidPlan).toMatchObject({ sample: true, webBookingAllowed: true, hasFreeTrail: false })
    expect(samplePaidPlan.title).toMatch(/sample/i)
  })

  it('have a price in whole paise, or -1, which hides it', () => {
    const isPrice = (price: number) =>
      price === -1 || (price >= 0 && Number.isInteger(Math.round(price * 1e6) / 1e4))
    expect(allPlans.filter(({ price }) => !isPrice(price))).toEqual([])
  })

  it('have codes of their own, and features that are named once', () => {
    expect(repeated(allPlans.map(({ code }) => code))).toEqual([])
    for (const { features } of allPlans) expect(repeated(features)).toEqual([])
  })

  it('have at most one that is the most popular, and no sample', () => {
    expect(plans.filter(({ popular }) => popular).length).toBeLessThan(2)
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

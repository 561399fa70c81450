import { describe, expect, it } from 'vitest'
import { licenceActivatedMessage } from '../contracts/onboarding'
import { aboutPage } from './about'
import { brand } from './brand'
import { contact, contactMore } from './contact'
import { demo } from './demo'
import { evening } from './evening'
import { faq } from './faq'
import { hero, partners } from './home'
import { privacy, refund, terms } from './legal'
import { banner, footer, menuDemo, sideMenu, topNavigation } from './navigation'
import { plans, samplePaidPlan } from './plans'
import { readings } from './readings'
import { cta, pricing, sections } from './sections'
import { testimonials } from './testimonials'

// The rules for any content are in rules.test.ts; these tests check the content of this site against docs/product.md.

/** Every string inside a value, at any depth. */
const strings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(strings)
      : []

describe('plans', () => {
  it('offers the free trial first', () => {
    expect(plans[0]).toMatchObject({
      code: 'FT',
      price: 0,
      period: 'per month',
      popular: true,
      hasFreeTrail: true,
      webBookingAllowed: true,
      buttonText: 'Start Free Trial',
    })
  })

  it('has a sample plan that is labelled as one', () => {
    expect(samplePaidPlan).toMatchObject({ sample: true, webBookingAllowed: true, hasFreeTrail: false })
    expect(samplePaidPlan.title).toMatch(/sample/i)
  })
})

describe('promises', () => {
  /** Every exported text of the content, by its file. */
  const files = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], { eager: true })
  const texts = Object.values(files).flatMap(strings)

  it('names the plan in every text about roles, because the free trial has a single admin', () => {
    const roles = texts.filter((text) => /\b(roles?|permissions?|give a colleague)\b/i.test(text))
    expect(roles).not.toEqual([])
    for (const text of roles) expect(text).toContain('Customization plan')
  })

  it('spells the noun "licence", except in the message that the specification gives', () => {
    const own = texts.map((text) => text.replaceAll(licenceActivatedMessage, ''))
    expect(own.filter((text) => /licens/i.test(text))).toEqual([])
  })

  it('shows kinds of schools where the logos of academies will be, and says that the evening is an example', () => {
    for (const { name } of partners) expect(name).toMatch(/^[A-Z][a-z]+ [a-z]+$/)
    expect(evening.section.lead).toMatch(/^Ganit Ghar is an example, not a customer/)
  })
})

it('has the nine links of the top navigation, in order', () => {
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

describe('names of the setup guide', () => {
  const files = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], { eager: true })
  /** The labels of every link to one of the guide's addresses, at any depth of the content. */
  const labels = (value: unknown): string[] => {
    if (!value || typeof value !== 'object') return []
    const { label, href, path } = value as Record<string, unknown>
    const isGuide = typeof href === 'string' && href.startsWith('/online-teaching-platform') && !path
    return [...(isGuide ? [String(label)] : []), ...Object.values(value).flatMap(labels)]
  }

  it('are two, besides those that the specification gives where they stand', () => {
    const specified = new Set<unknown>([banner.start.label, 'Get Started Today', 'Setup guide'])
    const found = new Set(Object.values(files).flatMap(labels))
    expect([...found].filter((label) => !specified.has(label)).sort()).toEqual(['How It Works', 'Start Free'])
  })
})

describe('texts fixed by docs/product.md', () => {
  it('keeps the rules on refunds and on age', () => {
    const allText = strings(refund).join(' ')
    expect(allText).toContain('within 30 days of purchase')
    expect(allText).toContain('processed within 10 business days')
    for (const text of [terms, privacy, refund])
      expect(strings(text).join(' ')).toContain('at least 18 years old')
  })

  it('has the claims of the specification in the answers of the FAQ', () => {
    const allText = strings(faq).join(' ')
    for (const claim of [
      '7-day refund after purchase',
      'cancel anytime',
      'until the end of the billing cycle',
      'free subdomain',
      'chat and e-mail is there 24/7',
      'card, UPI or net banking',
    ]) {
      expect(allText).toContain(claim)
    }
  })
})

/** Where the requirements have two readings: both of them, and what a page that has both has to say about them. */
const contradictions = [
  { one: /15.min/i, other: /30.min|half an hour/i, explained: readings.demo },
  { one: /24\/7/, other: /9\sAM to 6\sPM/, explained: readings.support },
  {
    one: /7.day refund/i,
    other: /(within|for) 30 days/i,
    explained: 'does not stand beside the other reading',
  },
]

/** The sentences that are missing in the text of a page. */
const unexplained = (text: string) =>
  contradictions
    .filter(({ one, other }) => one.test(text) && other.test(text))
    .map(({ explained }) => explained)
    .filter(
      (sentence) =>
        !text.replace(/\s/g, ' ').toLowerCase().includes(sentence.replace(/\s/g, ' ').toLowerCase()),
    )

describe('texts of the requirements that contradict each other', () => {
  const parts = { footer, sideMenu, menuDemo }
  it.each<[string, ...unknown[]]>([
    ['/', hero, plans, pricing, faq, contact, brand.hours],
    ['/pricing', pricing, plans],
    ['/faq', faq],
    ['/contact', contact, contactMore, brand.hours],
    ['/demo-session', demo, sections.demo, hero.demo],
    ['/refund', refund],
  ])('are explained on %s, where both readings stand', (_, ...texts) => {
    expect(unexplained(strings([parts, ...texts]).join(' '))).toEqual([])
  })

  it('no heading or link of our own names a length of the demo', () => {
    const own = [pricing.demo, contact.demo, cta.demo, ...contactMore.shortcuts.map(({ link }) => link)]
    for (const { label } of own) expect(label).not.toMatch(/\d/)
  })
})

describe('samples', () => {
  it('marks invented people and legal bodies', () => {
    for (const item of [...testimonials, terms, privacy, refund]) expect(item.sample).toBe(true)
  })
})

describe('brand', () => {
  it('has only its own or reserved addresses until they are set', () => {
    const outside = [brand.adminUrl, brand.docsUrl, ...brand.socials.map((social) => social.href)]
    for (const href of outside) expect(new URL(href).hostname).toMatch(/\.example$/)
    expect(brand.whatsappUrl).toMatch(/^https:\/\/wa\.me\/\d+$/)
  })
})

it('the FAQ and the pricing say when the price is shown, and no text promises more', () => {
  const entry = faq.find(({ question }) => question === 'What does it cost after the trial?')
  for (const text of [entry?.answer, pricing.afterTrial]) {
    expect(text).toMatch(/price (is shown )?before you pay anything/)
    expect(text).toMatch(/automatically/)
  }
  expect(
    strings([aboutPage, faq, hero, pricing]).filter((text) => /in the open|not known yet/i.test(text)),
  ).toEqual([])
})

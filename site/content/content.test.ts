import { readdir } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { about, aboutPage } from './about'
import { brand } from './brand'
import { contactMore } from './contact-more'
import { faq } from './faq'
import { featureGroups } from './features'
import { hero } from './hero'
import { contact, cta, popup, pricing, sections } from './home'
import { privacy, refund, terms } from './legal'
import { admin, banner, footer, menuDemo, sideMenu, topNavigation } from './navigation'
import { notFound } from './not-found'
import { guidePaths, pageAt, pages } from './pages'
import { partners } from './partners'
import { plans, samplePaidPlan } from './plans'
import { stats } from './stats'
import { steps } from './steps'
import { testimonials } from './testimonials'
import type { ContentLink } from './types'

const twice = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at)

/** Every string inside a value, however deep. */
const strings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(strings)
      : []

describe('plans', () => {
  const freeTrial = plans.find((plan) => plan.code === 'FT')
  const customization = plans.find((plan) => plan.code === 'EP')

  it('has one popular plan at most, and codes that differ', () => {
    expect(plans.filter((plan) => plan.popular).length).toBeLessThanOrEqual(1)
    expect(twice([...plans, samplePaidPlan].map((plan) => plan.code))).toEqual([])
  })

  it('offers the free trial first, with its sixteen features and its limits', () => {
    expect(plans[0]).toBe(freeTrial)
    expect(freeTrial).toMatchObject({
      price: 0,
      period: 'per month',
      popular: true,
      hasFreeTrail: true,
      webBookingAllowed: true,
      buttonText: 'Start Free Trial',
    })
    expect(new Set(freeTrial?.features).size).toBe(16)
    expect(freeTrial?.resourceLimits).toEqual({
      cpuPercent: 'about 10%',
      memoryMB: 'about 10 MB',
      diskSpaceGB: 'about 0.10%',
      bandwidthTB: '1,000 GB',
    })
  })

  it('hides the price of the customization plan and sends it to the contact page', () => {
    expect(customization).toMatchObject({ price: -1, buttonText: 'Contact Us', popular: false })
    for (const plan of plans.filter(({ price }) => price < 0)) expect(plan.webBookingAllowed).toBe(false)
  })

  it('never offers the sample plan as a real one', () => {
    expect(plans).not.toContain(samplePaidPlan)
    expect(samplePaidPlan).toMatchObject({ sample: true, webBookingAllowed: true, hasFreeTrail: false })
    expect(samplePaidPlan.title).toMatch(/sample/i)
    for (const plan of plans) expect(plan).not.toHaveProperty('sample')
  })

  it('names each feature of the free trial in the tabs, and nothing else', () => {
    const named = new Set(featureGroups.flatMap((group) => group.content))
    expect([...named].sort()).toEqual([...(freeTrial?.features ?? [])].sort())
    expect(twice(featureGroups.map((group) => group.id))).toEqual([])
  })
})

describe('links', () => {
  const links: readonly Pick<ContentLink, 'label' | 'href' | 'external' | 'newTab'>[] = [
    ...topNavigation,
    ...footer.company.links,
    ...footer.legal.links,
    ...footer.touch.links,
    ...sideMenu,
    ...Object.values(sections).flatMap((section) => ('link' in section ? [section.link] : [])),
    admin,
    menuDemo,
    banner.how,
    banner.start,
    hero.start,
    hero.demo,
    popup.link,
    cta.start,
    cta.demo,
    contact.demo,
    pricing.demo,
    aboutPage.cta,
    ...contactMore.shortcuts.map(({ link }) => link),
    notFound.link,
  ]

  it.each(links)(
    '$label ($href) leads to a page that exists, or is marked as leaving',
    ({ href, external }) => {
      if (href.startsWith('/')) {
        expect(pages.map((page) => page.path)).toContain(href)
        expect(external).toBeFalsy()
      } else if (!href.startsWith('mailto:')) {
        expect(new URL(href).protocol).toBe('https:')
        expect(external).toBe(true)
      }
    },
  )

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

  it('opens Admin and Start FREE in a new tab', () => {
    expect(admin.newTab).toBe(true)
    expect(banner.start.newTab).toBe(true)
  })
})

describe('pages', () => {
  it('lists every route of the specification once', () => {
    expect(pages.map((page) => page.path).sort()).toEqual(
      [
        ...['/', '/about', '/features', '/services', '/pricing', '/faq', '/reviews', '/contact', '/terms'],
        ...['/refund', '/privacy', '/demo-session'],
        ...[
          '',
          '-free',
          '-in-kolkata',
          '-launch-in-10-min',
          '-easy-steps',
          '-easily-manage-free',
          '-low-cost',
        ].map((variant) => `/online-teaching-platform${variant}`),
      ].sort(),
    )
  })

  it('has a route for every page, and a page for every route', async () => {
    const files = await readdir(new URL('../routes', import.meta.url))
    const routes = files
      .filter((file) => /^(?!-|__|sandbox\.).*\.tsx$/.test(file))
      .map((file) => `/${file.replace(/(^index)?\.tsx$/, '')}`)
    expect(routes.sort()).toEqual(pages.map((page) => page.path).sort())
  })

  it('gives the seven guide addresses one canonical and their own titles', () => {
    expect(guidePaths).toHaveLength(7)
    for (const path of guidePaths) expect(pageAt(path).canonical).toBe('/online-teaching-platform')
  })

  it('repeats no title and no description', () => {
    expect(twice(pages.map((page) => page.title))).toEqual([])
    expect(twice(pages.map((page) => page.description))).toEqual([])
  })

  it.each(pages)('$path has a title and a description that a result page can show whole', (page) => {
    expect(page.title.length).toBeGreaterThan(10)
    expect(page.title.length).toBeLessThanOrEqual(60)
    expect(page.title).toContain(brand.name)
    expect(page.description.length).toBeGreaterThanOrEqual(50)
    expect(page.description.length).toBeLessThanOrEqual(158)
    expect(page.h1).toBeTruthy()
  })
})

describe('words fixed by the specification', () => {
  it('keeps the help texts of the steps', () => {
    expect(steps.map((step) => [step.title, step.helpText])).toEqual([
      ['Choose Your Plan', 'Focus on features that fuel long-term success, not just the price.'],
      ['Add Company Info', 'Ensure all emails are accurate to avoid delays or service interruptions.'],
      ['Review & Launch', 'Engineered for 99.9% uptime.'],
    ])
  })

  it('keeps the words of the 404 page', () => {
    expect(notFound.h1).toBe('404 - Page Not Found')
    expect(notFound.text).toBe("Sorry, the page you're looking for doesn't exist.")
  })

  it('keeps the rules on refunds and on age', () => {
    const words = strings(refund).join(' ')
    expect(words).toContain('within 30 days of purchase')
    expect(words).toContain('processed within 10 business days')
    for (const text of [terms, privacy, refund])
      expect(strings(text).join(' ')).toContain('at least 18 years old')
  })

  it('answers what the FAQ claims', () => {
    const words = strings(faq).join(' ')
    for (const claim of [
      '7-day refund after purchase',
      'cancel anytime',
      'until the end of the billing cycle',
      'free subdomain',
      'chat and e-mail is there 24/7',
      'card, UPI or net banking',
    ]) {
      expect(words).toContain(claim)
    }
    expect(twice(faq.map((entry) => entry.question))).toEqual([])
  })

  it('states the figures of the four tiles', () => {
    expect(stats.map((stat) => [stat.value, stat.unit].filter(Boolean).join(' '))).toEqual([
      '10 min',
      '14 days',
      '1,000+',
      '99.9%',
    ])
  })
})

describe('samples', () => {
  it('marks invented people, academies and legal bodies', () => {
    for (const item of [...testimonials, ...partners, terms, privacy, refund]) expect(item.sample).toBe(true)
  })

  it('gives each heading of a legal text its own anchor', () => {
    for (const text of [terms, privacy, refund]) {
      expect(twice(text.sections.map((section) => section.id))).toEqual([])
      expect(new Date(`${text.updated.text} UTC`).toISOString()).toContain(text.updated.iso)
    }
  })
})

describe('brand', () => {
  it('has only addresses of its own or reserved ones until they are set', () => {
    const outside = [brand.adminUrl, brand.docsUrl, ...brand.socials.map((social) => social.href)]
    for (const href of outside) expect(new URL(href).hostname).toMatch(/\.example$/)
    expect(brand.whatsappUrl).toMatch(/^https:\/\/wa\.me\/\d+$/)
  })

  it('runs the timeline from zero to ten minutes without a gap', () => {
    expect(about.timeline.map((part) => part.from)).toEqual([
      0,
      ...about.timeline.slice(0, -1).map((part) => part.to),
    ])
    expect(about.timeline.at(-1)?.to).toBe(10)
  })
})

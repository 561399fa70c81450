import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { about, aboutPage } from '../content/about'
import { accessibilityStatement, auditSummary } from '../content/accessibility'
import { account } from '../content/account'
import { brand } from '../content/brand'
import { contact, contactMore } from '../content/contact'
import { demo } from '../content/demo'
import { faq } from '../content/faq'
import { featureCards, featureGroups, featureItems } from '../content/features'
import { privacy, refund, sampleLegalNotice, terms } from '../content/legal'
import { pages } from '../content/pages'
import { services } from '../content/services'
import { sampleNotice, testimonials } from '../content/testimonials'
import type { LegalDocument } from '../content/types'

const legal = (text: LegalDocument) => [
  text.intro,
  ...(text.sample ? [sampleLegalNotice] : []),
  text.updated.text,
  ...text.sections.flatMap(({ heading, body, list = [] }) => [heading, ...body, ...list]),
]
const worded = (blocks: readonly { title: string; description: string }[]) =>
  blocks.flatMap(({ title, description }) => [title, description])

/** The texts that a page must contain. A page without an entry must contain all texts of its file in content/. */
const texts: Readonly<Record<string, readonly string[]>> = {
  '/about': [
    aboutPage.mission.body,
    aboutPage.vision.body,
    ...aboutPage.bullets,
    ...aboutPage.why.points.map((point) => point.body),
    ...about.timeline.map((step) => step.title),
    aboutPage.cta.label,
    brand.email,
  ],
  '/features': [
    ...featureGroups.flatMap(({ title, subtitle = '', content }) => [title, subtitle, ...content]),
    ...worded(featureItems),
    ...worded(featureCards),
  ],
  '/services': worded(services),
  '/faq': faq.flatMap(({ question, answer }) => [question, answer]),
  '/reviews': [sampleNotice, ...testimonials.flatMap(({ name, title, review }) => [name, title, review])],
  '/contact': [
    ...Object.values(contact.fields),
    brand.email,
    brand.phone,
    brand.location,
    ...contactMore.shortcuts.map(({ body }) => body),
  ],
  '/demo-session': [
    demo.lead,
    ...demo.facts.flatMap(({ term, value }) => [term, value]),
    demo.calendar.sandbox,
    demo.instead,
    ...demo.shown,
    ...demo.bring,
    demo.other,
    demo.bookByMail,
    demo.bookByWhatsapp,
  ],
  '/account': [
    account.lead,
    account.noScript.body,
    ...account.help.items.flatMap(({ title, body }) => [title, body]),
  ],
  '/terms': legal(terms),
  '/privacy': legal(privacy),
  '/refund': legal(refund),
  '/accessibility': legal(accessibilityStatement(auditSummary)),
}

type Page = { Route: { options: { component?: unknown } } }

/** The home page, the page of prices and the guide consist of sections, which have their own tests. */
const files = import.meta.glob<Page>(
  ['./*.tsx', '!./*.test.tsx', '!./__root.tsx', '!./index.tsx', '!./pricing.tsx', '!./online-*.tsx'],
  { eager: true },
)
const content = import.meta.glob<object>(['../content/**/*.ts', '!../content/**/*.test.ts'], {
  eager: true,
})

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(stringsIn)

const routes = Object.entries(files).map(([file, { Route }]) => {
  const path = file.replace(/^\.|\.tsx$/g, '')
  return [path, Route, texts[path] ?? stringsIn(content[`../content${path}.ts`])] as const
})

const decoded = (html: string) =>
  html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

describe.each(routes)('%s without JavaScript', (path, route, wanted) => {
  const html = renderToString(createElement(route.options.component as ComponentType))
  // A span is inline: it may be around a part of a sentence.
  const text = decoded(html.replaceAll(/<!--.*?-->|<\/?span\b[^>]*>/g, '').replaceAll(/<[^>]+>/g, ' '))

  it('contains all its texts', () => {
    expect(wanted).not.toEqual([])
    for (const phrase of wanted) expect(text).toContain(phrase)
  })

  it('has more than 120 words of its own', () => {
    expect(text.match(/\p{L}+/gu)?.length).toBeGreaterThan(120)
  })

  it('has one h1, as in the list of pages, and never skips a heading level', () => {
    const levels = [...html.matchAll(/<h([1-6])/g)].map((match) => Number(match[1]))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    levels.forEach((level, at) => {
      expect(level).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1)
    })
    const h1 = html.match(/<h1[^>]*>(.*?)<\/h1>/s)?.[1] ?? ''
    expect(decoded(h1.replaceAll(/<[^>]+>/g, ''))).toContain(pages.find((page) => page.path === path)?.h1)
  })

  it('uses each id once', () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })

  it('has no style attribute', () => {
    expect(html).not.toMatch(/ style="/)
  })
})

/** Every link that a content module contains, at any depth. */
function linksIn(value: unknown): { label?: string; href: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(linksIn)
  return 'href' in value ? [value as { label?: string; href: string }, ...inside] : inside
}

describe('/demo-session', () => {
  it('is linked from Book links only: a visitor who follows one finds the calendar open', () => {
    const links = linksIn(Object.values(content)).filter(({ href }) => href === '/demo-session')
    expect(links.length).toBeGreaterThan(6)
    for (const { label } of links) expect(label).toMatch(/^Book /)
  })
})

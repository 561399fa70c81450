/** The content of each e-mail, in its text part and its HTML part. */
import { describe, expect, it } from 'vitest'
import { brand } from '../../content/brand'
import { type EmailName, emailTemplates } from '../../content/emails'
import { htmlPart } from './email-html'
import { emailText, plainPart, templateOf } from './email-text'
import { emailContents } from './emails.fixture'

const names = Object.keys(emailTemplates) as EmailName[]
const siteUrl = 'https://kaksha.example'
/** As the database returns it. */
const stored = (name: EmailName): Record<string, unknown> => JSON.parse(JSON.stringify(emailContents[name]))
const textOf = (name: EmailName, change: object = {}) =>
  emailText({
    template: emailTemplates[name],
    content: { ...stored(name), ...change },
    siteUrl,
  })

/** The text of the HTML, without tags. */
const withoutTags = (html: string) =>
  html
    .replace(/<head>[\s\S]*<\/head>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')

describe.each(names)('%s', (name) => {
  it('says the same in both parts, with every value written for people', async () => {
    const text = textOf(name)
    const html = withoutTags(await htmlPart(text))
    const plain = plainPart(text).replace(/\s+/g, ' ')
    const parts = [
      text.heading,
      ...text.paragraphs,
      ...text.details.map(({ value }) => value),
      ...text.footer,
    ]
    for (const part of parts.map((part) => part.replace(/\s+/g, ' '))) {
      expect(html).toContain(part)
      expect(plain).toContain(part)
    }
    for (const part of [text.subject, html, plain])
      expect(part).not.toMatch(/[{}]|undefined|T\d\d:\d\d|Invalid/)
  })

  it('has a language, one heading, links that make sense alone, and loads nothing', async () => {
    const html = await htmlPart(textOf(name))
    expect(html).toContain('<html lang="en-IN">')
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html.replaceAll('role="presentation"', '')).not.toMatch(
      /<table(?! {2}width)|<img|src=|url\(|<script|<link/,
    )
    for (const [, text] of html.matchAll(/<a [^>]+>([^<]+)/g)) expect(text).toMatch(/\w+ \w+ \w+/)
  })

  it('uses all the values that it is given', () => {
    const template = JSON.stringify(emailTemplates[name])
    for (const value of Object.keys(emailContents[name]))
      if (value !== 'isPractice') expect(template).toContain(`{${value}}`)
  })
})

it('the e-mail of a launch begins with the gong, and the name and address of the school', async () => {
  const heads = async (name: EmailName) => withoutTags(await htmlPart(textOf(name))).slice(0, 80)
  expect(await heads('licence_active')).toContain('Ganit Classes ganit.kaksha.example Your licence is active')
  expect(await heads('refund_made')).not.toContain('Ganit')
})

it('dates are days in India, and amounts are rupees', () => {
  const nextDayInIndia = { startsAt: '2026-11-23T19:00:00Z' }
  expect(textOf('licence_active', nextDayInIndia).paragraphs[0]).toContain('active from 24 November 2026 to')
  expect(textOf('payment_received').subject).toBe('We received your payment of ₹5,988.00')
})

it('escapes a name in the HTML, and leaves it as it is in plain text', async () => {
  const text = textOf('licence_active', { school: '<b>Ganit & "Sons"</b>' })
  expect(await htmlPart(text)).toContain('&lt;b&gt;Ganit &amp; &quot;Sons&quot;&lt;/b&gt;')
  expect(plainPart(text)).toContain('<b>Ganit & "Sons"</b>')
})

it('the name of a school is text that no mail program makes a link of', () => {
  const plain = plainPart(
    textOf('licence_active', { school: 'Win at https://evil.example/now or www.evil.example' }),
  )
  expect(plain).not.toMatch(/https?:\/\/evil|www\.evil|evil\.example/)
  expect(plain.replace(/\u200B/g, '')).toContain('evil.example')
})

it('a value that looks like a placeholder is not replaced', () => {
  expect(textOf('trial_ends', { school: '{email}' }).paragraphs[0]).toContain('free trial of {email} ends')
})

it('says when a renewed year begins, and what follows without it', () => {
  const text = textOf('renewal_due').paragraphs.join(' ')
  expect(text).toContain('on 23 November 2027, even if you pay after that day')
  expect(text).toContain(
    'If you do not renew it, your site can then be read but not changed until 23 December 2027.',
  )
})

it('the e-mail about a payment has all facts of its receipt, and says that it is no tax invoice', () => {
  const { paragraphs, details } = textOf('payment_received')
  expect(paragraphs.join(' ')).toContain('This is a receipt, not a tax invoice.')
  expect(details.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Payment ID: pay_QaBcDeFgHiJkLm',
    'Paid on: 23 November 2026',
    'Plan: Sample Paid',
    'Period: 23 November 2026 to 23 November 2027',
    'Amount: ₹5,988.00',
    'Paid by: Ganit Classes',
    `Paid to: ${brand.name}, ${brand.location}`,
  ])
})

it('says first that a practice payment moved no money', () => {
  const { subject, heading, paragraphs } = textOf('payment_received', { isPractice: true })
  expect([subject, heading, paragraphs[0]]).toEqual([
    'Practice: We received your payment of ₹5,988.00',
    'Practice: We received your payment',
    'This e-mail is about a practice payment: no money was moved.',
  ])
})

it('does not fill a template without its values', () => {
  expect(() => emailText({ template: emailTemplates.licence_active, content: {}, siteUrl })).toThrow(
    'no value for',
  )
  expect(templateOf('toString')).toBeUndefined()
})

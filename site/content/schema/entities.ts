import { z } from 'zod/mini'
import type {
  FaqEntry,
  FeatureGroup,
  LegalDocument,
  Page,
  Plan,
  ServiceBlock,
  SetupStep,
  Stat,
  Testimonial,
} from '../types'
import type { DemoVideo } from '../video/video'

/**
 * The schemas of the content types in docs/product.md. The types in `types.ts` check names and kinds of
 * fields; these schemas check what a type cannot express, and say how to correct it.
 */
type Schema<T> = z.ZodMiniType<T>

const text = (max: number, min = 1) =>
  z
    .string({ error: 'Write a text.' })
    .check(
      z.minLength(min, { error: `Write at least ${min} characters.`, abort: true }),
      z.maxLength(max, `Shorten it to ${max} characters: its place holds no more.`),
    )
const sentence = (max: number) =>
  text(max, 10).check(z.regex(/[.?!…]$/, 'End the sentence with a full stop or a question mark.'))
const list = <T>(item: Schema<T>, min = 1) =>
  z.array(item).check(z.minLength(min, `Give at least ${min}, or take the part that shows them out.`))
const set = (max: number) =>
  list(text(max)).check(
    z.refine(
      (all) => new Set(all).size === all.length,
      'Each entry must be different: remove the repeated one.',
    ),
  )
const slug = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]*$/, 'Use small letters, digits and hyphens: it is part of an address.'))
const webAddress = z.url({ protocol: /^https$/, error: 'Give a whole address that begins with https://.' })
const day = z.iso.date('Give a day that exists, as YYYY-MM-DD.')
const publicFile = (ending: string) =>
  z
    .string()
    .check(
      z.regex(
        new RegExp(`^/[\\w./-]+\\.(${ending})$`),
        `Give a path below site/public, from its slash to .${ending}.`,
      ),
    )
const colour = z.enum(['marigold', 'river', 'leaf', 'terra'], 'Choose marigold, river, leaf or terra.')
const icon = z.custom<ServiceBlock['icon']>(
  (value) => typeof value === 'string' && /^[a-z0-9-]+$/.test(value),
  'Name an icon as types.ts does.',
)
const path = z.custom<Page['path']>(
  (value) => typeof value === 'string' && /^\/([a-z0-9-]+)?$/.test(value),
  'Begin with one slash, then small letters, digits and hyphens, without a slash at the end.',
)

const plan: Schema<Plan> = z.strictObject({
  code: z.custom<Plan['code']>(
    (value) => typeof value === 'string' && /^[A-Z]{2}$/.test(value),
    'Give the two capital letters that the API knows the plan by.',
  ),
  title: text(24),
  currency: text(3),
  price: z
    .number('Give a number.')
    .check(
      z.refine(
        (price) => price === -1 || (price >= 0 && Number.isInteger(Math.round(price * 1e6) / 1e4)),
        'Give the price in rupees and whole paise, or -1 to hide it.',
      ),
    ),
  period: text(20),
  priceNote: z.optional(text(40)),
  description: sentence(180),
  featuresHeading: z.optional(text(40)),
  features: set(40),
  resourceLimits: z.optional(
    z.strictObject({
      cpuPercent: z.optional(text(20)),
      memoryMB: z.optional(text(20)),
      diskSpaceGB: z.optional(text(20)),
      bandwidthTB: z.optional(text(20)),
      traffic: z.optional(z.strictObject({ incomingMB: text(20), outgoingMB: text(20) })),
    }),
  ),
  buttonText: text(24),
  buttonClass: z.enum(['primary', 'outline'], 'Choose primary or outline.'),
  hasFreeTrail: z.boolean(),
  popular: z.boolean(),
  webBookingAllowed: z.boolean(),
  sample: z.optional(z.literal(true)),
})

const block: Schema<ServiceBlock> = z.strictObject({
  title: text(40),
  description: sentence(140),
  icon,
  colour,
})

const group: Schema<FeatureGroup> = z.strictObject({
  id: slug,
  label: text(16),
  title: text(60),
  subtitle: z.optional(sentence(140)),
  content: set(40),
  image: z.enum(['register', 'calendar', 'exam', 'chart', 'colours'], 'Choose an object that is drawn.'),
})

const testimonial: Schema<Testimonial> = z.strictObject({
  name: text(40),
  title: text(60),
  review: sentence(320),
  sample: z.boolean(),
})

const question: Schema<FaqEntry> = z.strictObject({
  question: text(80).check(z.endsWith('?', 'End the question with a question mark.')),
  answer: sentence(320),
})

const step: Schema<SetupStep> = z.strictObject({
  title: text(32),
  description: sentence(180),
  helpText: sentence(120),
  iconColor: colour,
  iconClass: icon,
})

const stat: Schema<Stat> = z.strictObject({
  value: text(8).check(z.regex(/\d/, 'Give a figure.')),
  unit: z.optional(text(6)),
  label: text(60),
})

const page: Schema<Page> = z.strictObject({
  path,
  title: text(140, 10),
  description: sentence(240),
  h1: text(60),
  label: text(24),
  canonical: z.optional(path),
  unlisted: z.optional(z.literal(true)),
})

const legal: Schema<LegalDocument> = z.strictObject({
  title: text(40),
  intro: sentence(320),
  updated: z.strictObject({ iso: day, text: text(20) }),
  sample: z.boolean(),
  sections: list(
    z.strictObject({
      id: slug,
      heading: text(60),
      body: list(text(600)),
      list: z.optional(list(text(160))),
    }),
  ),
})

const recording = {
  webm: publicFile('webm'),
  mp4: publicFile('mp4'),
  poster: publicFile('webp|avif|jpg|png'),
  captions: publicFile('vtt'),
  seconds: z.number().check(z.positive('Give how long it runs, in seconds.')),
}
const video: Schema<DemoVideo> = z.strictObject({
  ...recording,
  phone: z.strictObject(recording),
  transcript: text(6000, 40),
  recorded: day,
})

/** Addresses of other sites, which the settings of a build can change. */
const brand = z.looseObject({
  name: text(60),
  tagline: sentence(120),
  summary: sentence(240),
  email: z.email('Give an e-mail address (VITE_CONTACT_EMAIL).'),
  phone: z
    .string()
    .check(
      z.regex(
        /^\+[\d ]{8,20}$/,
        'Give a number with its country, such as +91 98300 00000 (VITE_WHATSAPP_NUMBER).',
      ),
    ),
  appDomain: z
    .string()
    .check(z.regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, 'Give a domain name without https:// (VITE_APP_DOMAIN).')),
  adminUrl: webAddress,
  docsUrl: webAddress,
  applicationUrl: z.union([z.literal(''), webAddress]),
  schedulingUrl: z.union([z.literal(''), webAddress]),
  socials: list(z.strictObject({ label: text(20), href: webAddress })),
})

/** By file and export. A file without entities contains only texts, which `rules/texts.ts` checks. */
export const entities: Readonly<Record<string, Readonly<Record<string, z.ZodMiniType>>>> = {
  brand: { brand },
  faq: { faq: list(question) },
  features: { featureGroups: list(group), featureItems: list(block), featureCards: list(block) },
  legal: { terms: legal, privacy: legal, refund: legal },
  pages: { pages: list(page) },
  'home/partners': { partners: list(z.strictObject({ name: text(40), mark: slug, sample: z.boolean() })) },
  plans: { plans: list(plan), samplePaidPlan: plan },
  services: { services: list(block) },
  'home/stats': { stats: list(stat, 4) },
  steps: { steps: list(step, 3) },
  testimonials: { testimonials: list(testimonial) },
  'video/video': { demoVideo: z.nullable(video) },
}

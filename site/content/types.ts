/**
 * The types of the site's content. The specification gives the names of the fields: a comment explains a value where its
 * name does not.
 */
import type * as lucide from 'lucide'

/** The path of every page, as written in links. content.test.ts compares the pages with the routes. */
export type SitePath =
  | '/'
  | '/about'
  | '/features'
  | '/services'
  | '/pricing'
  | '/faq'
  | '/reviews'
  | '/online-teaching-platform'
  | '/online-teaching-platform-free'
  | '/online-teaching-platform-in-kolkata'
  | '/online-teaching-platform-launch-in-10-min'
  | '/online-teaching-platform-easy-steps'
  | '/online-teaching-platform-easily-manage-free'
  | '/online-teaching-platform-low-cost'
  | '/contact'
  | '/demo-session'
  | '/terms'
  | '/privacy'
  | '/refund'
  | '/accessibility'
  | '/account'

/** The seven addresses of the setup guide. */
export type GuidePath = Extract<SitePath, `/online-teaching-platform${string}`>

/** The name of a Lucide icon, as the package `lucide` exports it. */
export type IconName = Exclude<keyof typeof lucide, 'createElement' | 'createIcons' | 'icons'>

/** The four subject colours of the palette. Always a background for dark text, never a text colour. */
export type SubjectColour = 'marigold' | 'river' | 'leaf' | 'terra'

/** A link in the content. */
export type ContentLink = {
  label: string
  /** A path of this site, or an absolute URL. */
  href: string
  /** Leads to another site. */
  external?: boolean
  icon?: 'mail' | 'whatsapp'
}

/**
 * The limits of a plan as texts with their units, such as 'about 10 MB'. The units in the names are not those of the
 * texts.
 */
export type ResourceLimits = {
  cpuPercent?: string
  memoryMB?: string
  diskSpaceGB?: string
  bandwidthTB?: string
  traffic?: { incomingMB: string; outgoingMB: string }
}

export type PlanCode = 'FT' | 'EP' | 'SP'

export type Plan = {
  /** Short code, by which the API identifies the plan. */
  code: PlanCode
  title: string
  /** The currency symbol, such as ₹. */
  currency: string
  /** In rupees per month; a payment is for 12 months. Below zero: the price is hidden. */
  price: number
  period: string
  /** Small print beside the period. */
  priceNote?: string
  description: string
  /** Heading of the feature list, when the list adds to that of another plan. */
  featuresHeading?: string
  features: string[]
  resourceLimits?: ResourceLimits
  buttonText: string
  /** The variant of the button, not a CSS class. */
  buttonClass: 'primary' | 'outline'
  /** Has a free trial. The spelling is that of the specification. */
  hasFreeTrail: boolean
  popular: boolean
  /** True: the button opens the onboarding dialog. False: it leads to /contact. */
  webBookingAllowed: boolean
  /** Exists only in the sandbox and is labelled as a sample. */
  sample?: true
}

/** A service, a feature item or a coloured feature card. */
export type ServiceBlock = {
  title: string
  description: string
  icon: IconName
  colour: SubjectColour
}

/** The illustration beside a feature group. */
export type IllustrationName = 'register' | 'calendar' | 'exam' | 'chart' | 'colours'

export type FeatureGroup = {
  /** Stable id, used in the addresses of panels. */
  id: string
  /** Text of the tab. */
  label: string
  title: string
  subtitle?: string
  content: string[]
  image: IllustrationName
}

export type Testimonial = {
  name: string
  title: string
  review: string
  /** Invented for the layout, and shown as such. */
  sample: boolean
}

export type FaqEntry = {
  question: string
  answer: string
}

export type SetupStep = {
  title: string
  description: string
  helpText: string
  iconColor: SubjectColour
  /** The name of an icon, not a CSS class. */
  iconClass: IconName
}

export type Stat = {
  value: string
  unit?: string
  label: string
}

/** Texts of one section: margin label, note, headline. */
export type SectionCopy = {
  /** Id of the section, to which a link can lead; with `-heading`, that of its headline. */
  id: string
  /** The section's name: margin label, and part of the heading for screen readers unless the headline contains it. */
  label: string
  note?: string
  link?: ContentLink
  headline: string
  lead?: string
}

/** Texts of a page for search engines, browser tabs and breadcrumbs. */
export type Page = {
  path: SitePath
  title: string
  description: string
  h1: string
  /** Name in the breadcrumb. */
  label: string
  /** The canonical path of this page's text, if that is another path. */
  canonical?: SitePath
  /** Search engines are asked not to list it. */
  unlisted?: true
}

export type LegalDocument = {
  title: string
  intro: string
  /** Date of the last change, for machines and for people. */
  updated: { iso: string; text: string }
  /** A sample text, to be edited by a lawyer. */
  sample: boolean
  /** Each string of `body` is a paragraph. */
  sections: { id: string; heading: string; body: string[]; list?: string[] }[]
}

import type { Labels } from '@kaksha/design-system'

export interface Plan {
  title: string
  price?: number
  period: string
  note?: string
  description?: string
  features: readonly string[]
  limits?: readonly { name: string; value: string }[]
  popular?: boolean
  sample?: boolean
  choose: string
}

/** Everything that differs between the sites: texts, language, currency. Plain data, so a server component can pass it on. */
export interface Shop {
  locale: string
  direction: 'ltr' | 'rtl'
  labels: Labels
  brand: string
  /** The drawing before the name: a path in a square of 24. */
  mark: string
  title: string
  links: readonly { label: string; href: string }[]
  headline: string
  lead: string
  hours: { title: string; text: string; days: readonly (readonly [day: string, time: string])[] }
  shelf: {
    title: string
    lead: string
    /** What the slides show. */
    slides: string
    items: readonly { name: string; kind: string; text: string }[]
    /** What the button shows, its name with `{name}`, and the toast with `{name}`. */
    keep: string
    keepName: string
    kept: string
  }
  plans: { title: string; lead: string; open: string; currency: string; items: readonly Plan[] }
  request: {
    title: string
    lead: string
    name: string
    email: string
    emailHint: string
    choice: string
    choose: string
    choices: readonly string[]
    wishes: string
    consent: string
    /** A sentence before the address. */
    write: string
    send: string
    sent: string
  }
  footer: { tagline: string; home: string; contact: string; address: string; place: string }
}

/**
 * The working brand and every address outside this site. Each can be set at build time by the variable named beside it;
 * until then it is an `.example` address that does not exist.
 */

// Vite replaces import.meta.env; in plain Node (scripts, the server under tsx) it is undefined.
const env: Record<string, string | undefined> = import.meta.env ?? {}
const set = (variable: string, otherwise: string) => env[variable] || otherwise

const name = set('VITE_BRAND_NAME', 'Kaksha')
const domain = set('VITE_APP_DOMAIN', 'kaksha.example')
const phone = set('VITE_WHATSAPP_NUMBER', '+91 00000 00000')

export const brand = {
  name,
  tagline: 'Clean dashboards, intuitive analytics and seamless user experiences in one platform.',
  /** One sentence for search engines and the manifest. */
  summary: `${name} gives teachers, coaches and small academies a branded online teaching site in about 10 minutes, without code.`,
  email: set('VITE_CONTACT_EMAIL', `hello@${domain}`),
  phone,
  /** Within a sentence, where the number is not to break at the end of a line. */
  phoneUnbroken: phone.replaceAll(' ', '\u00a0'),
  /** wa.me accepts digits only. */
  whatsappUrl: `https://wa.me/${phone.replace(/\D/g, '')}`,
  hours: '9\u00a0AM to 6\u00a0PM\u00a0IST',
  location: 'Kolkata, India',
  city: 'Kolkata',
  countryCode: 'IN',
  /** A tenant is at {domain name}.{appDomain}. */
  appDomain: domain,
  adminUrl: set('VITE_ADMIN_URL', `https://admin.${domain}/`),
  docsUrl: set('VITE_DOCS_URL', `https://docs.${domain}/`),
  /** The application to which a finished onboarding leads. If empty, a sandbox page shows the tenant instead. */
  applicationUrl: set('VITE_APPLICATION_URL', ''),
  /** Where a demo is booked online. If empty, a sandbox calendar is shown instead. */
  schedulingUrl: set('VITE_SCHEDULING_URL', ''),
  socials: [
    { label: 'Facebook', href: set('VITE_FACEBOOK_URL', 'https://facebook.example/kaksha') },
    { label: 'LinkedIn', href: set('VITE_LINKEDIN_URL', 'https://linkedin.example/company/kaksha') },
    { label: 'YouTube', href: set('VITE_YOUTUBE_URL', 'https://youtube.example/@kaksha') },
  ],
} as const

/** A mail link, with its subject filled in if there is one. */
export const mailto = (subject?: string) =>
  `mailto:${brand.email}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`

/** Between the e-mail address and the WhatsApp number. */
export const orWhatsapp = 'or on WhatsApp to'

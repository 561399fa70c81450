import { z } from 'zod/mini'
import type { brand } from '../../content/brand'
import type { BuildSettings } from '../../server/csp/csp'
import { hasRazorpay } from '../../server/payment/providers/settings.ts'

const name = z
  .string()
  .check(
    z.regex(/^\S+( \S+)*$/, 'Write a name without spare spaces.'),
    z.maxLength(60, 'Use at most 60 characters.'),
  )
const domain = z.string().check(z.regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, 'Give a domain name without https://.'))
const email = z.email('Give an e-mail address.')
const phone = z
  .string()
  .check(z.regex(/^\+[\d ]{8,20}$/, 'Give a number with its country, such as +91 98300 00000.'))
const address = z.url({ protocol: /^https$/, error: 'Give a whole address that begins with https://.' })
type Brand = Record<Exclude<keyof typeof brand, 'socials'>, string> & { socials: readonly { href: string }[] }

/**
 * The errors in the settings that texts and links contain, one line each.
 *
 * @param brand As it is in this build: a setting that is missing has its default value.
 */
export function settingProblems({ socials, ...brand }: Brand): string[] {
  const settings: [name: string, value: string | undefined, check: z.ZodMiniType][] = [
    ['VITE_BRAND_NAME', brand.name, name],
    ['VITE_APP_DOMAIN', brand.appDomain, domain],
    ['VITE_CONTACT_EMAIL', brand.email, email],
    ['VITE_WHATSAPP_NUMBER', brand.phone, phone],
    ['VITE_ADMIN_URL', brand.adminUrl, address],
    ['VITE_DOCS_URL', brand.docsUrl, address],
    ['VITE_APPLICATION_URL', brand.applicationUrl || undefined, z.optional(address)],
    ['VITE_SCHEDULING_URL', brand.schedulingUrl || undefined, z.optional(address)],
    ['VITE_FACEBOOK_URL', socials[0]?.href, address],
    ['VITE_LINKEDIN_URL', socials[1]?.href, address],
    ['VITE_YOUTUBE_URL', socials[2]?.href, address],
  ]
  return settings.flatMap(([name, value, check]) => {
    const { error } = check.safeParse(value)
    return error ? [`${name} is ${JSON.stringify(value)}. ${error.issues[0]?.message}`] : []
  })
}

/** Whether the build has the provider that the page replaces. */
const replacedBy: Record<string, (settings: BuildSettings) => unknown> = {
  '/sandbox/identity': (settings) => settings.VITE_FIREBASE_API_KEY,
  '/sandbox/plans': hasRazorpay,
  '/sandbox/calendar': (settings) => settings.VITE_SCHEDULING_URL,
  '/sandbox/application': (settings) => settings.VITE_APPLICATION_URL,
}

/**
 * Whether a page is written. A page of a sandbox is written only if the build uses this sandbox: in production the
 * server refuses to start with one that ALLOW_SANDBOX does not name. It does not depend on NODE_ENV, which a build for
 * an image or for static hosting does not know.
 */
export const isWritten = (path: string, settings: BuildSettings): boolean => !replacedBy[path]?.(settings)
